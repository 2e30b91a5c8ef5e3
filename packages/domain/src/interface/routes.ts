import type { AdScreen } from './ad-placement.ts';

/** Declaration of one route of the product. */
export type RouteDeclaration = {
  /** Pattern of React Router: `:name` matches one segment, `*` the rest. */
  path: string;
  /** Who may open the route. Without an account, a route for members redirects to /login. */
  access: 'public' | 'members';
  /** Kind of the screen, which determines its ads. Default: `ordinary`. */
  ads?: AdScreen;
  /**
   * Floating elements that this screen doesn't show: the mood popup, the assistant's button. Every screen of members
   * outside the conversations has the button, but those of a crisis, which show nothing else than help, and the
   * screening, whose answers it would cover.
   */
  hides?: readonly ('popup' | 'assistant')[];
  /**
   * Whether the page is prerendered and only read. Such a page loads the app when a visitor first presses or focuses
   * something.
   */
  isOnlyRead?: true;
};

const LIBRARY = { access: 'public', ads: 'content' } as const;
const CHAT = { access: 'members', ads: 'chat', hides: ['popup', 'assistant'] } as const;
const MY_DATA = { access: 'members', ads: 'my-data', hides: ['popup'] } as const;
const RECORDS = { access: 'members', ads: 'records', hides: ['popup'] } as const;

/**
 * Every route of the product, declared once. The declarations are used by the router, the guard, the menus, the ads,
 * the popups, the prerendering, the gallery and the browser tests.
 */
export const routes = {
  landing: { path: '/', access: 'public' },
  login: { path: '/login', access: 'public' },
  // A score of 0 shows the crisis contacts.
  firstMood: { path: '/comecar', access: 'public', ads: 'crisis' },
  resetPassword: { path: '/redefinir-senha', access: 'public' },
  confirmRecoveryEmail: { path: '/confirmar-email', access: 'public' },
  undoRecoveryEmail: { path: '/desfazer-email', access: 'public' },
  leaveNotices: { path: '/sair-dos-avisos', access: 'public', ads: 'my-data', hides: ['popup'] },
  home: { path: '/home', access: 'members' },
  // A score of 0 opens the crisis contacts on these two screens, so their kind is `crisis`, without ads.
  record: { path: '/registrar', access: 'members', ads: 'crisis', hides: ['popup'] },
  recordPast: { path: '/registrar-lote', access: 'members', ads: 'crisis', hides: ['popup'] },
  history: { path: '/historico', access: 'members' },
  dayDetail: { path: '/periodo-detalhes', access: 'members' },
  analytics: { path: '/analises', access: 'members' },
  retrospective: { path: '/retrospectiva', access: 'members' },
  records: { path: '/prontuarios', access: 'members', ads: 'records' },
  healthRecord: { path: '/prontuarios/:id', ...RECORDS },
  profile: { path: '/perfil', access: 'members' },
  profileSetting: { path: '/perfil/:setting', access: 'members' },
  myData: { path: '/meus-dados', access: 'members', ads: 'my-data' },
  importDiary: { path: '/meus-dados/importar', ...MY_DATA },
  deleteAccount: { path: '/meus-dados/excluir', ...MY_DATA },
  accountDeleted: { path: '/conta-excluida', access: 'public', ads: 'my-data', hides: ['popup'] },
  chat: { path: '/chat', ...CHAT },
  chatAny: { path: '/chat/*', ...CHAT },
  chatSessions: { path: '/chat/sessions', ...CHAT },
  plans: { path: '/planos', access: 'public', ads: 'plans' },
  terms: { path: '/termos-de-uso', access: 'public', isOnlyRead: true },
  privacy: { path: '/politica-de-privacidade', access: 'public', isOnlyRead: true },
  psychologists: { path: '/psicologos', access: 'public', isOnlyRead: true, ads: 'crisis' },
  help: { path: '/ajuda', access: 'public', ads: 'crisis', hides: ['popup', 'assistant'] },
  exercises: { path: '/exercicios', access: 'public', ads: 'crisis', hides: ['popup'] },
  appHelp: { path: '/ajuda/app', access: 'public', isOnlyRead: true, ads: 'crisis', hides: ['popup'] },
  appHelpPage: {
    path: '/ajuda/app/:address',
    access: 'public',
    isOnlyRead: true,
    ads: 'crisis',
    hides: ['popup'],
  },
  screenings: { path: '/avaliacoes', access: 'members', ads: 'screening', hides: ['popup', 'assistant'] },
  safetyPlan: { path: '/plano-de-seguranca', access: 'members', ads: 'crisis', hides: ['popup', 'assistant'] },
  medication: { path: '/medicacao', ...RECORDS },
  smallSteps: { path: '/passos', access: 'members' },
  articles: { path: '/conteudos', ...LIBRARY },
  articleCategory: { path: '/conteudos/:categoryId', ...LIBRARY },
  articleSubCategory: { path: '/conteudos/:categoryId/:subCategoryId', ...LIBRARY },
  article: { path: '/conteudos/:categoryId/:subCategoryId/:articleId', ...LIBRARY },
  podcasts: { path: '/podcasts', ...LIBRARY },
  books: { path: '/livros', ...LIBRARY },
  book: { path: '/livros/:id', ...LIBRARY },
  bookSessions: { path: '/livros/:id/sessoes', access: 'members', ads: 'chat' },
  about: { path: '/sobre', access: 'public', isOnlyRead: true },
  professionals: { path: '/profissionais', access: 'public', isOnlyRead: true },
  paymentSuccess: { path: '/payment-success', access: 'public', ads: 'plans' },
  paymentCancel: { path: '/payment-cancel', access: 'public', ads: 'plans' },
  professionalInvite: {
    path: '/professional-invite/:token',
    access: 'public',
    ads: 'records',
    hides: ['popup'],
  },
  sharing: { path: '/compartilhar', ...RECORDS },
  patients: { path: '/pacientes', ...RECORDS },
  patient: { path: '/pacientes/:id', ...RECORDS },
  professionalProfile: { path: '/cadastro-profissional', ...RECORDS },
  notifications: { path: '/notificacoes', access: 'members' },
  discreetMode: { path: '/modo-discreto', ...MY_DATA },
} as const satisfies Record<string, RouteDeclaration>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

/** The declaration of a route, with the type that has all optional fields. */
export const declarationOf = (name: RouteName): RouteDeclaration => routes[name];

/** Every path without parameters. The help pages may link to all of them, because they explain every screen. */
export const fixedPaths = (): string[] =>
  routeNames.map((name) => declarationOf(name).path).filter((path) => !/[:*]/.test(path));
