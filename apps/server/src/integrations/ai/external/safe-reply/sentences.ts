/**
 * A sentence ends at its point where the next word begins large, at an empty line, or where a list's next item
 * begins. Each run of blanks is tried from its beginning alone: a model's thousand line breaks must not cost minutes.
 */
const END =
  /[.!?…][)"'”’*_\]]*\s+(?=[^\s\p{Ll}\d])|(?<=\S)[^\S\n]*\n[^\S\n]*\n\s*(?=\S)|\n(?=[^\S\n]*(?:[-*+•]|\d+[.)])[^\S\n]+\S)/gu;
/** A link that has begun and not yet closed: nothing ends in it. */
const OPEN_LINK = /\]\([^)]*$|\[[^\]]*$/;

/** The sentences of a text as it stands, and what is left unfinished; joined they are the text. */
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

/** The sentence as the rules read it. */
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
