/**
 * A line of Markdown with more than eight marks of items and quotations at its beginning: the first eight, and the next
 * one. A line of the same marks alone is a thematic break.
 */
const TOO_DEEP =
  /^(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)((?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){8}[ \t]*)(?:>|([-+*]|\d{1,9}[.)])[ \t])/gm;

/**
 * The Markdown with the marks of lists and quotations beyond the eighth level of a line as text. Parsers take seconds for
 * a thousand levels, and the stack doesn't suffice to read the result. The length stays the same.
 */
export const withoutDeepNesting = (markdown: string): string =>
  markdown.replace(TOO_DEEP, (_, _break, outer: string, item: string | undefined) =>
    // With a no-break space the mark begins no item.
    item === undefined ? `${outer}›` : `${outer}${item}\u00a0`,
  );
