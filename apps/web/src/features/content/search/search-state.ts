import { CONTENT_QUERY_MAX } from '@alento/domain/content/limits';

/** The words of a search, cut to the maximum length. */
export const wordsOf = (text: string): string => text.trim().slice(0, CONTENT_QUERY_MAX);

/** The state of a history entry for a search, used by links to one. */
export const searchState = (words: string) => (words === '' ? null : { librarySearch: words });

/** The search words in a history entry's state; empty for any other state. */
export const wordsIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'librarySearch' in state && typeof state.librarySearch === 'string'
    ? wordsOf(state.librarySearch)
    : '';

export const isSearchState = (state: unknown): boolean => wordsIn(state) !== '';
