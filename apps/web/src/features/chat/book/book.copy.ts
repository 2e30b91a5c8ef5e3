/** Texts of a conversation about a book. */
export const bookChatCopy = {
  /** Without a title while it is loading. */
  about: ({ title, isGone }: { title: string | null; isGone: boolean }): string =>
    title === null ? `Sobre um livro${isGone ? ' que saiu da biblioteca' : ''}` : `Sobre “${title}”`,
  pageTitle: (title: string): string => `Conversa sobre ${title}`,
  open: 'Abrir o livro',
  all: 'Ver as conversas sobre este livro',
  begin: 'Nova conversa sobre este livro',
  welcome: (title: string): string =>
    `Olá! Aqui a conversa é sobre “${title}”. Pergunte o que quiser: respondo com o que está no livro, digo em que capítulo, e aviso quando ele não fala do assunto.`,
  welcomeSome:
    'Olá! Aqui a conversa é sobre este livro. Pergunte o que quiser: respondo com o que está nele, digo em que capítulo, e aviso quando ele não fala do assunto.',
  suggestions: ['Do que trata este livro?', 'Que prática posso tentar hoje?'],
  planTitle: 'Conversar com os livros faz parte do plano Premium',
  planText: 'O que você já conversou continua aqui, para reler.',
  planTextNew: 'No Premium, você pergunta e a resposta vem do livro, com o capítulo citado.',
  plans: 'Ver os planos',
  goneText: 'Este livro saiu da biblioteca. A conversa continua aqui, para reler.',
} as const;

/** Texts of the link from a book to a conversation about it. */
export const bookEntryCopy = {
  talk: 'Conversar sobre este livro',
  note: 'Respostas com o capítulo citado',
  plan: 'Faz parte do Premium. Ver os planos',
  visitor: 'No Premium. Criar uma conta',
  loading: 'Carregando seu plano',
  all: 'Suas conversas sobre este livro',
} as const;

export const bookSessionsCopy = {
  back: 'Voltar ao livro',
  title: 'Conversas sobre o livro',
  lead: (title: string): string => `“${title}”. Só você as vê.`,
  leadSome: 'Só você as vê.',
  leadGone: 'Um livro que saiu da biblioteca. Só você as vê.',
  emptyTitle: 'Nenhuma conversa sobre este livro ainda',
  emptyText: 'O que você perguntar sobre ele aparece aqui, do mais novo ao mais antigo.',
  emptyTextPlan:
    'Conversar com os livros faz parte do plano Premium. Se um dia você tiver, o que perguntar aparece aqui.',
  plans: 'Ver os planos',
} as const;
