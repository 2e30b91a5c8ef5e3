/** Apps whose files can be imported (decision D37). */
export const IMPORT_SOURCES = ['daylio', 'pixels', 'alento'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];
