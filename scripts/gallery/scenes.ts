import { addressOn, ROUTES, UNKNOWN_ADDRESS, type VisitedRoute } from '../../e2e/support/routes.ts';
import { ACCOUNT } from './account-scenes.ts';
import { CHAT } from './chat-scenes.ts';
import { HEALTH_RECORD } from './health-record-scenes.ts';
import { INSIGHT } from './insight-scenes.ts';
import { LOCK } from './lock-scenes.ts';
import { MY_DATA } from './my-data-scenes.ts';
import { NOTIFICATION } from './notification-scenes.ts';
import { CLOSED, OPENED, searchLibrary } from './opened-scenes.ts';
import { PATIENT } from './patient-scenes.ts';
import { PLAN } from './plan-scenes.ts';
import { type Scene, scene } from './scene.ts';
import { VOICE } from './voice-scenes.ts';

/** Screens that read data from the API. They also have scenes in which the API is loading or fails. */
const READING = [
  '/home',
  '/historico',
  '/analises',
  '/periodo-detalhes',
  '/perfil',
  '/meus-dados',
  '/notificacoes',
  '/prontuarios',
  '/pacientes',
  '/planos',
  '/avaliacoes',
  '/plano-de-seguranca',
  '/medicacao',
  '/conteudos',
  '/conteudos/:categoryId/:subCategoryId/:articleId',
  '/podcasts',
  '/livros',
  '/livros/:id',
  '/chat',
  '/chat/sessions',
];

/** Scenes of failing routes that differ from the others, because their page is prerendered. */
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
  // Public pages look different for signed-in people. / and /login are left out, because they redirect signed-in
  // people.
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

/** All scenes of the gallery. `day` has to be a day with entries. */
export const scenesOn = (day: string): Scene[] => [
  ...ROUTES.flatMap((route) => ofRoute(route, day)),
  scene({ route: UNKNOWN_ADDRESS, name: 'página não encontrada', viewer: 'guest' }),
  ...OPENED,
  ...CHAT,
  ...VOICE,
  ...INSIGHT,
  ...ACCOUNT,
  ...PLAN,
  ...MY_DATA,
  ...NOTIFICATION,
  ...HEALTH_RECORD,
  ...PATIENT,
  ...LOCK,
];
