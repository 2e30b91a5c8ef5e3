/**
 * Matches the end of a sentence: a full stop before a capital letter, an empty line, or the start of a list item. A run
 * of whitespace matches only from its start, so that a thousand line breaks don't cause quadratic backtracking.
 */
const END =
  /[.!?…][)"'”’*_\]]*\s+(?=[^\s\p{Ll}\d])|(?<=\S)[^\S\n]*\n[^\S\n]*\n\s*(?=\S)|\n(?=[^\S\n]*(?:[-*+•]|\d+[.)])[^\S\n]+\S)/gu;
/** Matches a link that is not closed yet. A sentence doesn't end within a link. */
const OPEN_LINK = /\]\([^)]*$|\[[^\]]*$/;

/** Splits a text into complete sentences and an unfinished rest. Joined, the parts are the unchanged text. */
export function splitSentences(text: string): { whole: string[]; rest: string } {
  const whole: string[] = [];
  let from = 0;
  for (const end of text.matchAll(END)) {
    const to = end.index + end[0].length;
    const sentence = text.slice(from, to);
    if (OPEN_LINK.test(sentence)) continue;
    whole.push(sentence);
    from = to;
  }
  return { whole, rest: text.slice(from) };
}

/** Normalises a sentence for the rules. */
export const foldedSentence = (sentence: string): string =>
  sentence
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*_~`[\]"'“”‘’«»\u00ad]/g, '')
    .replace(/\.{2,}|[,;:()—–…]/g, ' ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
