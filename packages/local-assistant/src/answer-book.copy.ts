/** `{chapter}` and `{book}` are filled in. */
export const FROM_BOOK = [
  'No capítulo “{chapter}”, o livro diz: {quote}',
  'Há um trecho sobre isso no capítulo “{chapter}”: {quote}',
  'O capítulo “{chapter}” toca nisso: {quote}',
] as const;
export const FROM_BOOK_START = ['Logo no começo, o livro diz: {quote}'] as const;
/** `{chapters}` are names of chapters, as the book has them. */
export const WHOLE_BOOK = [
  '{book} passa por capítulos como {chapters}. Pergunte por um assunto, e eu procuro o trecho.',
  'Em {book} há capítulos como {chapters}. Diga o que interessa, e eu busco lá dentro.',
] as const;
export const READ_ON = ['Dá para ler inteiro em {book}.', 'Está em {book}, se quiser ler com calma.'] as const;
export const BOOK_ASKS = [
  'Isso conversa com o que você procurava?',
  'O que desse trecho fica com você?',
  'Quer que eu procure outro ponto do livro?',
] as const;
export const NOT_IN_BOOK = [
  'Não encontrei isso em {book}, e não vou inventar o que o livro não diz.',
  'Que eu tenha achado, {book} não fala disso.',
] as const;
export const NOT_IN_BOOK_HINT = [
  'Aqui respondo só com o que está nos capítulos dele. Para outros assuntos, há o [chat](/chat).',
  'Posso tentar com outra palavra. Para o que foge do livro, há o [chat](/chat).',
] as const;
export const NOT_IN_BOOK_ASKS = [
  'Quer perguntar de outro jeito?',
  'Que parte do assunto interessa mais a você?',
] as const;
export const BOOK_HELLO = [
  'Oi. Aqui a gente conversa sobre {book}: respondo com o que está nos capítulos.',
  'Olá. Pergunte o que quiser sobre {book}, e eu procuro nos capítulos.',
] as const;
export const BOOK_HELLO_ASKS = ['O que você quer saber dele?', 'Por qual assunto começamos?'] as const;
