import { ERROR_TEXTS } from '@alento/domain/errors/catalogue';

/** The three error messages are specified verbatim. */
export const historySearchCopy = {
  title: 'Conversas',
  searching: 'Buscando nas suas conversas',
  found: (count: number): string => (count === 1 ? '1 resultado' : `${count} resultados`),
  best: (count: number): string => `Os ${count} resultados mais próximos. Há outros.`,
  none: (words: string): string =>
    `“${words}” não aparece nas suas conversas. Tente outra palavra, ou só o começo dela.`,
  unauthenticated: ERROR_TEXTS.CHAT_UNAUTHENTICATED,
  timeout: ERROR_TEXTS.SEARCH_HISTORY_TIMEOUT,
  failed: `Desculpe, ${ERROR_TEXTS.SEARCH_HISTORY_FAILED}`,
} as const;
