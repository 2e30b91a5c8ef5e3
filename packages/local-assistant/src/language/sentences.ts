/**
 * The end of a sentence, including a closing quotation mark. A single letter ("A. ") or a number ("1. ")
 * doesn't end a sentence.
 */
const END = /(?<=[^\s\dA-Z][.!?…]["”»)]?)\s+(?=["“«(]?\p{Lu})/u;

/** Splits a block of plain text into sentences. */
export const sentencesOf = (block: string): string[] =>
  block
    .split(END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Removes Markdown and links from text that is shown literally, mostly a person's own words. */
export const asPlain = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/\b(?:https?:\/\/|www\.)\S*/gi, '')
    .replace(/[\\`*_[\]<>#|~]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a text, cut at a word, with an ellipsis if it was shortened. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const atSpace = cut.lastIndexOf(' ');
  return `${(atSpace > limit / 2 ? cut.slice(0, atSpace) : cut).replace(/[\s,;:.!?]+$/, '')}…`;
}

/** "a, b e c" */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;
