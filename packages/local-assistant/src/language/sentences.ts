/** Ends of sentences, with the sign that closes a quotation. Not after a single letter ("A. ") or a number ("1. "). */
const END = /(?<=[^\s\dA-Z][.!?…]["”»)]?)\s+(?=["“«(]?\p{Lu})/u;

/** A block of plain text as its sentences. */
export const sentencesOf = (block: string): string[] =>
  block
    .split(END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** What reads as Markdown or leads away, out of words that are shown as they are: a person's own, mostly. */
export const asPlain = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/\b(?:https?:\/\/|www\.)\S*/gi, '')
    .replace(/[\\`*_[\]<>#|~]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a text, whole words, with an ellipsis where it was cut. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const atSpace = cut.lastIndexOf(' ');
  return `${(atSpace > limit / 2 ? cut.slice(0, atSpace) : cut).replace(/[\s,;:.!?]+$/, '')}…`;
}

/** "a, b e c" */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;
