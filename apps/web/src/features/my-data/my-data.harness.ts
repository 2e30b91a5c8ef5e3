/** The text of the page with plain spaces. */
export const pageText = (): string => document.body.textContent?.replace(/\s/g, ' ') ?? '';
