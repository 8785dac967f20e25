/** What reports and results documents call this program. The version is that of package.json; a test compares. */
export const TOOL = { name: 'compaction-conformance-action', version: '0.1.0' } as const;
