/** Signs with a meaning within a line of Markdown. */
const SIGNS = /[\\`*_[\]<~&]/g;
/** The sign by which an address is recognised before escapes are read. Within such an address, escapes would be shown. */
const ADDRESS_SIGNS = /(?<=https?):(?=\/\/)|(?<=www)\./gi;

/**
 * A person's text as a part of a line of Markdown, which is shown as it was written. Its lines are joined. GitHub's
 * Markdown makes links of addresses in any text; they lead to the address that they show.
 */
export const escapeMarkdown = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().replace(SIGNS, '\\$&').replace(ADDRESS_SIGNS, '\\$&');
