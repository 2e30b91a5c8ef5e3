import type { LocalDate } from '@alento/domain/time/local-date';

/** Every screen a reply may lead to. links.test.ts holds them against the paths of the web app. */
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

/** The page of one day. */
export const dayLink = (date: LocalDate): string => `/periodo-detalhes?type=day&date=${date}`;

/** A screen as a Markdown link. */
export const to = (label: string, screen: keyof typeof SCREENS): string => `[${label}](${SCREENS[screen]})`;
