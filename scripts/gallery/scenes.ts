import { addressOn, ROUTES, UNKNOWN_ADDRESS, type VisitedRoute } from '../../e2e/support/routes.ts';
import { ACCOUNT } from './account-scenes.ts';
import { CHAT } from './chat-scenes.ts';
import { INSIGHT } from './insight-scenes.ts';
import { CLOSED, OPENED, searchLibrary } from './opened-scenes.ts';
import { type Scene, scene } from './scene.ts';

/** Screens that read the API, and so have more states than the full one. */
const READING = [
  '/home',
  '/historico',
  '/analises',
  '/periodo-detalhes',
  '/perfil',
  '/planos',
  '/avaliacoes',
  '/plano-de-seguranca',
  '/conteudos',
  '/conteudos/:categoryId/:subCategoryId/:articleId',
  '/podcasts',
  '/livros',
  '/livros/:id',
  '/chat',
  '/chat/sessions',
];

/** Where a failing API shows: what these routes were written with stands in for what a member would get. */
const FAILING: Readonly<Record<string, Partial<Scene>>> = {
  '/conteudos': { begin: searchLibrary('insonia') },
  '/conteudos/:categoryId/:subCategoryId/:articleId': { address: CLOSED.article },
  '/livros/:id': { address: CLOSED.book },
};

function ofRoute(route: VisitedRoute, day: string): Scene[] {
  const address = addressOn(route, day);
  const { pattern } = route;
  const own = scene({ route: pattern, name: 'cheia', viewer: route.isProtected ? 'livedIn' : 'guest', address });
  const scenes = [own];
  // Public pages have another shell for those who are signed in; / and /login send them on.
  if (!route.isProtected && pattern !== '/' && pattern !== '/login') {
    scenes.push({ ...own, name: 'com conta', viewer: 'livedIn' });
  }
  if (!READING.includes(pattern)) return scenes;
  const viewer = 'livedIn';
  scenes.push({ ...own, name: 'erro', viewer, api: 'error', ...FAILING[pattern] });
  scenes.push({ ...own, name: 'carregando', viewer, api: 'loading' });
  scenes.push({ ...own, name: 'plano básico', viewer: 'basic' });
  if (route.isProtected) scenes.push({ ...own, name: 'vazia', viewer: 'empty' });
  return scenes;
}

/** Everything the gallery draws. `day` is one with entries. */
export const scenesOn = (day: string): Scene[] => [
  ...ROUTES.flatMap((route) => ofRoute(route, day)),
  scene({ route: UNKNOWN_ADDRESS, name: 'página não encontrada', viewer: 'guest' }),
  ...OPENED,
  ...CHAT,
  ...INSIGHT,
  ...ACCOUNT,
];
