/** Every path of the product (core §2). Nobody else writes one. */
export const paths = {
  landing: '/',
  login: '/login',
  resetPassword: '/redefinir-senha',
  confirmRecoveryEmail: '/confirmar-email',
  undoRecoveryEmail: '/desfazer-email',
  home: '/home',
  record: '/registrar',
  recordPast: '/registrar-lote',
  history: '/historico',
  dayDetail: '/periodo-detalhes',
  analytics: '/analises',
  records: '/prontuarios',
  profile: '/perfil',
  chat: '/chat',
  chatAny: '/chat/*',
  plans: '/planos',
  terms: '/termos-de-uso',
  privacy: '/politica-de-privacidade',
  psychologists: '/psicologos',
  help: '/ajuda',
  screenings: '/avaliacoes',
  safetyPlan: '/plano-de-seguranca',
  articles: '/conteudos',
  articleCategory: '/conteudos/:categoryId',
  articleSubCategory: '/conteudos/:categoryId/:subCategoryId',
  article: '/conteudos/:categoryId/:subCategoryId/:articleId',
  podcasts: '/podcasts',
  books: '/livros',
  book: '/livros/:id',
  bookSessions: '/livros/:id/sessoes',
  about: '/sobre',
  professionals: '/profissionais',
  paymentSuccess: '/payment-success',
  paymentCancel: '/payment-cancel',
  professionalInvite: '/professional-invite/:token',
  notifications: '/notificacoes',
  chatSessions: '/chat/sessions',
} as const;

/** Detail of a day (core §2). `date` is yyyy-MM-dd. */
export const dayDetailPath = (date: string): string => `${paths.dayDetail}?type=day&date=${date}`;

/** A conversation on its page (companion §2), or a new one. */
export const chatPath = (sessionId: string | null): string =>
  sessionId === null ? paths.chat : `${paths.chat}?${new URLSearchParams({ sessionId })}`;

/** /login, opened to create an account (core §2). */
export const createAccountPath = `${paths.login}?createAccount=true`;
