/**
 * A line of Markdown with more than eight marks of items and quotations at its beginning: the first eight, and the next
 * one. A line of the same marks alone is a thematic break.
 */
const TOO_DEEP =
  /^(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)((?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){8}[ \t]*)(?:>|([-+*]|\d{1,9}[.)])[ \t])/gm;

/** Signs of emphasis in a block that are read as such. */
const SIGNS_MAX = 400;
/** The break before a block beyond which no emphasis reaches: after an empty line, or an item of a list. */
const BLOCK = /\n(?=[ \t]*(?:\n|[-+*][ \t]+\S))/;
const SIGNS = /[*_~]/g;
/** What stands for a sign of emphasis as text. */
const AS_TEXT: Readonly<Record<string, string>> = { '*': '∗', _: '＿', '~': '∼' };

function withFewSigns(block: string): string {
  let signs = 0;
  return block.replace(SIGNS, (sign) => {
    signs += 1;
    return signs > SIGNS_MAX ? (AS_TEXT[sign] ?? sign) : sign;
  });
}

/**
 * The Markdown with the marks of lists and quotations beyond the eighth level of a line, and many signs of emphasis in
 * one block, as text. Parsers take seconds for a thousand levels, and the stack doesn't suffice to read the result. The
 * length stays the same.
 */
export const withoutDeepNesting = (markdown: string): string =>
  markdown
    .replace(TOO_DEEP, (_, _break, outer: string, item: string | undefined) =>
      // With a no-break space the mark begins no item.
      item === undefined ? `${outer}›` : `${outer}${item}\u00a0`,
    )
    .split(BLOCK)
    .map(withFewSigns)
    .join('\n');
