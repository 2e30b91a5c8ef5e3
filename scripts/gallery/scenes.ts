import { reopen } from '../../e2e/support/open.ts';
import { addressOn, ROUTES, UNKNOWN_ADDRESS, type VisitedRoute } from '../../e2e/support/routes.ts';
import { ACCOUNT, LOCK } from './account-scenes.ts';
import { CHAT, INSIGHT, VOICE } from './chat-scenes.ts';
import { MY_DATA } from './my-data-scenes.ts';
import { NOTIFICATION } from './notification-scenes.ts';
import { PLAN } from './plan-scenes.ts';
import { HEALTH_RECORD, PATIENT } from './record-scenes.ts';
import { type Scene, scenesOf } from './scene.ts';
import { DIALOG, fill, press, pressRadio, type Step, steps } from './steps.ts';

/** The bottom bar on a phone, the header on a desktop. */
const BAR = '[data-tab-bar], header';
const chooseMood = pressRadio('Bem');

/**
 * Records a mood of today, because only people with an entry of today see recommendations. The demo data ends with the
 * hour of its creation, so early in the day it may have no entry of today.
 */
const recordToday: Step = async (page) => {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}`, 'X-Time-Zone': 'America/Sao_Paulo' };
  const answer = await page.request.post('/api/mood-entries', { data: { score: 3 }, headers });
  if (!answer.ok()) throw new Error(`Recording a mood answered ${answer.status()}`);
  await reopen(page);
};

/** Searches the library. The results have no URL, so the search has to be typed. */
const searchLibrary =
  (words: string): Step =>
  (page) =>
    page.getByRole('searchbox', { name: 'Buscar na biblioteca' }).fill(words);

const ARTICLE = '/conteudos/:categoryId/:subCategoryId/:articleId';
/** Pieces of the library that require a paid plan. */
const CLOSED_ARTICLE = { address: '/conteudos/sono/noites-melhores/acordar-as-tres-da-manha' };
const CLOSED_BOOK = { address: '/livros/boa-companhia-para-si' };

/** Scenes of menus, dialogs, and screens after a first step. */
const OPENED = [
  ...scenesOf({}, '/home', {
    'começo, primeiro passo': { viewer: 'newcomer' },
    'começo, email de recuperação': { viewer: 'newcomer', act: press('Continuar', DIALOG) },
    'menu Registrar': { act: press('Registrar', BAR) },
    'menu Conteúdos': { act: press('Conteúdos') },
    'menu Mais': { sizes: ['phone'], act: press('Mais', BAR) },
    'recomendações abertas': { act: steps(recordToday, press('Ver recomendações')) },
  }),
  ...scenesOf({ viewer: 'basic' }, '/registrar', {
    'cartão de crise': { viewer: 'livedIn', act: pressRadio('Muito mal') },
    'humor escolhido': { act: chooseMood },
    'novo marcador': { act: steps(chooseMood, press('Novo marcador')) },
    'seus marcadores': { act: steps(chooseMood, press('Gerenciar')) },
  }),
  ...scenesOf({}, '/registrar-lote', {
    'dia escolhido': { act: (page) => page.getByRole('grid').getByRole('button').first().click() },
  }),
  ...scenesOf({}, '/historico', {
    'editar registro': { act: press(/Editar registro de/) },
    busca: { act: fill('Buscar em notas, marcadores e conversas', 'dormi') },
    'filtro ligado': { act: press('Bem') },
  }),
  ...scenesOf({ isWhole: true }, '/retrospectiva', {
    'mês anterior': { act: press('Mês anterior') },
    ano: { act: (page) => page.getByRole('radio', { name: 'Ano' }).check() },
  }),
  ...scenesOf({ viewer: 'empty' }, '/avaliacoes', { questionário: { address: '/avaliacoes?instrumento=PHQ-9' } }),
  ...scenesOf({}, '/perfil', { 'revisar perfil': { act: press(/Revisar Informações de Perfil/) } }),
  ...scenesOf({ viewer: 'guest', address: '/login?createAccount=true' }, '/login', {
    'criar conta': {},
    'termos abertos': { act: press('Termos de Uso') },
  }),
  ...scenesOf({ viewer: 'guest', sizes: ['phone'] }, '/', {
    'menu aberto': { act: (page) => page.locator('details[data-menu] > summary').click() },
  }),
  ...scenesOf({ viewer: 'guest', isWhole: true }, '/conteudos', {
    'menu Mais de visitante': { sizes: ['phone'], act: press('Mais', BAR), isWhole: false },
    busca: { act: searchLibrary('insonia') },
    'busca sem resultado': { act: searchLibrary('xyzzy') },
  }),
  ...scenesOf({ viewer: 'guest' }, ARTICLE, {
    fechado: CLOSED_ARTICLE,
    'saiu da biblioteca': { address: '/conteudos/sono/entender/nao-existe' },
  }),
  ...scenesOf({ viewer: 'guest' }, '/podcasts', { tocando: { act: press(/^Ouvir/) } }),
  ...scenesOf({ viewer: 'guest' }, '/livros/:id', { fechado: CLOSED_BOOK }),
];

/** Screens that read data from the API. They also have scenes in which the API is loading or fails. */
const READING = [
  ...['/home', '/historico', '/analises', '/retrospectiva', '/periodo-detalhes', '/perfil', '/meus-dados'],
  ...[
    '/notificacoes',
    '/planos',
    '/prontuarios',
    '/pacientes',
    '/avaliacoes',
    '/plano-de-seguranca',
    '/medicacao',
    '/chat',
    '/chat/sessions',
  ],
  ...['/conteudos', ARTICLE, '/podcasts', '/livros', '/livros/:id'],
];

/** Scenes of failing routes that differ from the others, because their page is prerendered. */
const FAILING: Readonly<Record<string, Partial<Scene>>> = {
  '/conteudos': { act: searchLibrary('insonia'), isWhole: true },
  [ARTICLE]: CLOSED_ARTICLE,
  '/livros/:id': CLOSED_BOOK,
};

function ofRoute(route: VisitedRoute, day: string): Scene[] {
  const { pattern, isProtected } = route;
  // / and /login redirect signed-in people. Other public pages look different for them.
  const hasMembers = !isProtected && pattern !== '/' && pattern !== '/login';
  const isReading = READING.includes(pattern);
  const failing: Partial<Scene> = { api: 'error', ...FAILING[pattern] };
  // The rows of /perfil leave out what could not be read; the screen of each setting says so (account-scenes.ts).
  const saysFailure = isReading && pattern !== '/perfil';
  return scenesOf({ address: addressOn(route, day) }, pattern, {
    cheia: { viewer: isProtected ? 'livedIn' : 'guest' },
    ...(hasMembers && { 'com conta': {} }),
    ...(saysFailure && { erro: failing }),
    ...(isReading && { carregando: { api: 'loading' }, 'plano básico': { viewer: 'basic' } }),
    ...(isReading && isProtected && { vazia: { viewer: 'empty' } }),
  });
}

/** All scenes of the gallery. `day` has to be a day with entries. */
export const scenesOn = (day: string): Scene[] => [
  ...ROUTES.flatMap((route) => ofRoute(route, day)),
  ...scenesOf({ viewer: 'guest' }, UNKNOWN_ADDRESS, { 'página não encontrada': {} }),
  ...[OPENED, CHAT, VOICE, INSIGHT, ACCOUNT, PLAN, MY_DATA, NOTIFICATION, HEALTH_RECORD, PATIENT, LOCK].flat(),
];
