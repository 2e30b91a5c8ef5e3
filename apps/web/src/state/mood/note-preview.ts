import { NOTE_PREVIEW } from '@alento/domain/mood-entry/limits';

let segmenter: Intl.Segmenter | undefined;

/** The segmenter is created on first use, because that takes several milliseconds on a phone. */
function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Returns the first 120 graphemes of a longer note. Null if the note isn't longer. */
export function previewOf(note: string): string | null {
  // A text never has more graphemes than UTF-16 code units.
  if (note.length <= NOTE_PREVIEW) return null;
  let count = 0;
  for (const { index } of graphemesOf(note)) {
    if (count === NOTE_PREVIEW) return `${note.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return null;
}
