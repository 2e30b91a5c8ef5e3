import { ERROR_TEXTS } from '@alento/domain/errors/catalogue';

/** The three error messages are specified verbatim. */
export const historySearchCopy = {
  title: 'Buscar no histórico',
  lead: 'Palavras das suas notas e do que você disse ao assistente.',
  field: 'Palavras para buscar',
  clear: 'Limpar busca',
  empty: 'Escreva uma palavra ou mais. Formas parecidas também contam: “dormi” encontra “dormir”.',
  searching: 'Buscando no seu histórico',
  found: (count: number): string => (count === 1 ? '1 resultado' : `${count} resultados`),
  best: (count: number): string => `Os ${count} resultados mais próximos. Há outros.`,
  results: 'Resultados',
  kinds: { note: 'Nota', chat: 'Conversa' },
  noneTitle: 'Nada encontrado',
  none: (words: string): string =>
    `“${words}” não aparece nas suas notas nem nas suas conversas. Tente outra palavra, ou só o começo dela.`,
  unauthenticated: ERROR_TEXTS.CHAT_UNAUTHENTICATED,
  timeout: ERROR_TEXTS.SEARCH_HISTORY_TIMEOUT,
  failed: `Desculpe, ${ERROR_TEXTS.SEARCH_HISTORY_FAILED}`,
} as const;
