/** Document title: the page's title and the app's name. */
export const titleOf = (page: string): string => `${page} · Alento`;
