/** The list of saved pieces, and the library without a network. */
export const savedCopy = {
  title: 'Salvos',
  all: (count: number): string => `Ver os ${count} salvos`,
  offline: 'Você está sem conexão',
  rest: 'O que você salvou abre daqui. O resto da biblioteca precisa de internet.',
  how: 'Nada salvo neste aparelho ainda. Quando houver internet, toque em Salvar em um texto: ele passa a abrir sem conexão.',
  visitor: 'A biblioteca precisa de internet. Com uma conta, os textos que você salva também abrem sem conexão.',
} as const;
