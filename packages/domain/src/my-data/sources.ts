/** Apps whose files can be imported. */
export const IMPORT_SOURCES = ['daylio', 'pixels', 'alento'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];
