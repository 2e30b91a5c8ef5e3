import { CONTENT_QUERY_MAX } from '@alento/domain/content/limits';
import { beginningWithin } from '@alento/domain/text/plain-text';

/** Trims the words of a search and cuts them to the maximum length. */
export const wordsOf = (text: string): string => beginningWithin(text.trim(), CONTENT_QUERY_MAX);

/** Returns the state of a history entry that contains a search. Links to a search use it. */
export const searchState = (words: string) => (words === '' ? null : { librarySearch: words });

/** Reads the search words from the state of a history entry; empty for any other state. */
export const wordsIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'librarySearch' in state && typeof state.librarySearch === 'string'
    ? wordsOf(state.librarySearch)
    : '';

export const isSearchState = (state: unknown): boolean => wordsIn(state) !== '';
