/** What a tab shows: the page's own title, and whose it is. */
export const titleOf = (page: string): string => `${page} · Alento`;
