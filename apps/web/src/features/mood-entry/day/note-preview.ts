import { NOTE_PREVIEW } from '@alento/domain/mood-entry/limits';

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** The first 120 characters of a longer note, never half of one; null when the note fits. */
export function previewOf(note: string): string | null {
  let count = 0;
  for (const { index } of graphemes.segment(note)) {
    if (count === NOTE_PREVIEW) return `${note.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return null;
}
