/** Texts of /livros and of the book reader. */
export const booksCopy = {
  title: 'Livros',
  lead: 'Guias curtos do Alento, em capítulos. Leia no seu tempo, do começo ou do meio.',
  loading: 'Carregando os livros',
  failed: 'Não conseguimos abrir a estante agora.',
  /** Shown to members only, because a visitor's position isn't stored. */
  failedForMember: 'Não conseguimos abrir a estante agora. Nada do que você leu se perdeu.',
  emptyTitle: 'Os livros aparecem aqui',
  emptyText: 'A estante ainda está vazia. Enquanto isso, há textos curtos para ler.',
  articles: 'Ver os artigos',
} as const;

/**
 * These texts name a position, not an amount of text: the reader may have jumped there without reading what is before
 * it.
 */
export const placeCopy = {
  start: 'Parou no começo',
  middle: 'Parou no meio',
  nearEnd: 'Parou perto do fim',
  end: 'Chegou ao fim',
} as const;

export const bookCopy = {
  back: 'Todos os livros',
  loading: 'Carregando o livro',
  failed: 'Não conseguimos abrir este livro agora. Tente de novo em instantes.',
  chapterCount: (count: number): string => `${count} capítulos`,
  updatedAt: (date: string): string => `Atualizado em ${date}`,
  start: 'Começar a ler',
  continueAt: (chapter: number): string => `Continuar do capítulo ${chapter}`,
  again: 'Voltar ao começo',
  contents: 'Capítulos',
  chapter: (number: number): string => `Capítulo ${number}`,
  chapterOf: (number: number, count: number): string => `Capítulo ${number} de ${count}`,
  toContents: 'Ir para a lista de capítulos',
  previous: 'Capítulo anterior',
  next: 'Próximo capítulo',
  end: 'Fim. Você pode voltar a qualquer capítulo quando precisar.',
  backToContents: 'Voltar aos capítulos',
} as const;

export const missingBookCopy = {
  gone: {
    title: 'Este livro saiu da biblioteca',
    text: 'Ele já esteve aqui, e foi retirado. Os outros continuam na estante.',
    reassurance: 'E o que você guardou continua com você.',
  },
  unknown: {
    title: 'Não encontramos este livro',
    text: 'O endereço pode ter mudado ou ter um erro de digitação.',
    reassurance: 'Nada seu se perdeu.',
  },
  books: 'Ver todos os livros',
  articles: 'Ver os artigos',
} as const;
