/** Every screen a reply of a service may lead to. screens.test.ts holds them against the paths of the web app. */
export const SCREENS = {
  record: '/registrar',
  recordPast: '/registrar-lote',
  history: '/historico',
  analytics: '/analises',
  screenings: '/avaliacoes',
  safetyPlan: '/plano-de-seguranca',
  help: '/ajuda',
  psychologists: '/psicologos',
  articles: '/conteudos',
  podcasts: '/podcasts',
  books: '/livros',
  profile: '/perfil',
  chat: '/chat',
  chatSessions: '/chat/sessions',
  privacy: '/politica-de-privacidade',
  plans: '/planos',
} as const;
