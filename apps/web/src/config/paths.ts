/** Every path of the product (core §2). Nobody else writes one. */
export const paths = {
  landing: '/',
  login: '/login',
  resetPassword: '/redefinir-senha',
  home: '/home',
  record: '/registrar',
  recordPast: '/registrar-lote',
  history: '/historico',
  dayDetail: '/periodo-detalhes',
  analytics: '/analises',
  records: '/prontuarios',
  profile: '/perfil',
  chat: '/chat',
  plans: '/planos',
  terms: '/termos-de-uso',
  privacy: '/politica-de-privacidade',
  psychologists: '/psicologos',
  articles: '/conteudos',
  podcasts: '/podcasts',
  books: '/livros',
} as const;

/** Detail of a day (core §2). `date` is yyyy-MM-dd. */
export const dayDetailPath = (date: string): string => `${paths.dayDetail}?type=day&date=${date}`;
