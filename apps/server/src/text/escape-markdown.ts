/** Signs with a meaning within a line of Markdown. */
const SIGNS = /[\\`*_[\]<~&]/g;

/**
 * A person's text as a part of a line of Markdown, which is shown as it was written. Its lines are joined. GitHub's
 * Markdown makes links of addresses in any text; they lead to the address that they show.
 */
export const escapeMarkdown = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(SIGNS, '\\$&');
