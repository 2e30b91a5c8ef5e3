import { NOTE_PREVIEW } from '@alento/domain/mood-entry/limits';

let segmenter: Intl.Segmenter | undefined;

/** Made at its first use: it takes a phone several milliseconds. */
function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** The first 120 characters of a longer note, never half of one; null when the note fits. */
export function previewOf(note: string): string | null {
  // No text has more characters than units.
  if (note.length <= NOTE_PREVIEW) return null;
  let count = 0;
  for (const { index } of graphemesOf(note)) {
    if (count === NOTE_PREVIEW) return `${note.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return null;
}
