/** A route of the product as the stories and the gallery visit it. scripts/check/routes.test.ts holds the list against the paths. */
export type VisitedRoute = {
  /** Its path, with parameters. */
  pattern: string;
  /** An address of it; `{day}` stands for a day with entries, yyyy-MM-dd. */
  address: string;
  /** Whether it leads to /login without an account. */
  isProtected: boolean;
};

const open = (pattern: string, address = pattern): VisitedRoute => ({ pattern, address, isProtected: false });
const guarded = (pattern: string, address = pattern): VisitedRoute => ({ pattern, address, isProtected: true });

export const ROUTES: readonly VisitedRoute[] = [
  open('/'),
  open('/login'),
  open('/redefinir-senha'),
  open('/confirmar-email'),
  open('/desfazer-email'),
  open('/planos'),
  open('/sobre'),
  open('/profissionais'),
  open('/psicologos'),
  open('/ajuda'),
  open('/politica-de-privacidade'),
  open('/termos-de-uso'),
  open('/payment-success'),
  open('/payment-cancel'),
  open('/professional-invite/:token', '/professional-invite/convite-de-exemplo'),
  open('/conteudos'),
  open('/conteudos/:categoryId', '/conteudos/sono'),
  open('/conteudos/:categoryId/:subCategoryId', '/conteudos/sono/noites-melhores'),
  open('/conteudos/:categoryId/:subCategoryId/:articleId', '/conteudos/sono/entender/por-que-o-sono-foge'),
  open('/podcasts'),
  open('/livros'),
  open('/livros/:id', '/livros/noites-que-descansam'),
  guarded('/livros/:id/sessoes', '/livros/noites-que-descansam/sessoes'),
  guarded('/home'),
  guarded('/registrar'),
  guarded('/registrar-lote'),
  guarded('/historico'),
  guarded('/periodo-detalhes', '/periodo-detalhes?type=day&date={day}'),
  guarded('/analises'),
  guarded('/prontuarios'),
  guarded('/avaliacoes'),
  guarded('/plano-de-seguranca'),
  guarded('/perfil'),
  guarded('/chat'),
  guarded('/chat/*', '/chat/uma-conversa'),
  guarded('/chat/sessions'),
  guarded('/notificacoes'),
];

/** An address nobody has. */
export const UNKNOWN_ADDRESS = '/nao-existe';

export const addressOn = (route: VisitedRoute, day: string): string => route.address.replace('{day}', day);
