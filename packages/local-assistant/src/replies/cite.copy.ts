/** How a quoted passage is led in; `{piece}` is the linked title. */
export const LEAD_IN = {
  article: [
    'O artigo {piece} diz assim: {quote}',
    'Em {piece}, há um trecho que talvez sirva: {quote}',
    'Lembrei do artigo {piece}: {quote}',
    'Está em {piece}, na nossa biblioteca: {quote}',
  ],
  book: ['O livro {piece} diz assim: {quote}', 'No livro {piece}, há um trecho sobre isso: {quote}'],
  podcast: ['Também há um áudio, {piece}: {quote}', 'Se preferir ouvir, há o áudio {piece}: {quote}'],
} as const;
