import { error, notice, warning } from '@actions/core';
import type { Annotation } from '../report/index.js';

const commands = { error, warning, notice };

/** Writes annotations, which GitHub shows beside the file they name. */
export function writeAnnotations(annotations: readonly Annotation[]): void {
  for (const { level, message, title, file, line } of annotations) {
    commands[level](message, {
      title,
      ...(file === undefined ? {} : { file }),
      ...(line === undefined ? {} : { startLine: line }),
    });
  }
}
