import { cleanName, withoutNull } from './clean-text.ts';
import { plainNote } from './html-note.ts';

/**
 * The plain text of a note. The title is its first line, and what else the app recorded its last line.
 *
 * @param more one line of plain text, or nothing.
 */
export const noteWithTitle = (title: string, note: string, more = ''): string =>
  [cleanName(plainNote(title)), withoutNull(plainNote(note)), more].filter(Boolean).join('\n');
