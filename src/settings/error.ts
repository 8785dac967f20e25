/** Wrong settings or files: the user's to mend. Each problem is a sentence that names the cause and the fix. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}
