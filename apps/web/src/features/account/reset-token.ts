/** The token of a reset link stands in the fragment, which no server and no log ever sees. */
export const resetTokenOf = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
