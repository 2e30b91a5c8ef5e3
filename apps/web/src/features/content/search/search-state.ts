import { CONTENT_QUERY_MAX } from '@alento/domain/content/limits';

/** The words of a search, as long as they may be. */
export const wordsOf = (text: string): string => text.trim().slice(0, CONTENT_QUERY_MAX);

/** What a history entry keeps of a search: for links that lead to one. */
export const searchState = (words: string) => (words === '' ? null : { librarySearch: words });

/** The words in a history entry's state; none in the state of another kind. */
export const wordsIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'librarySearch' in state && typeof state.librarySearch === 'string'
    ? wordsOf(state.librarySearch)
    : '';

/** Whether a history entry is a search of the library. */
export const isSearchState = (state: unknown): boolean => wordsIn(state) !== '';
