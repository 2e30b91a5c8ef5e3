import type { Page } from '@playwright/test';
import { type Scene, scene } from './scene.ts';

const press =
  (name: string | RegExp, role: 'button' | 'radio' = 'button') =>
  async (page: Page): Promise<void> => {
    const exact = typeof name === 'string';
    await page.getByRole(role, { name, exact }).locator('visible=true').first().click();
  };

const pressIn =
  (container: string, name: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(container).getByRole('button', { name, exact: true }).locator('visible=true').first().click();
  };

/**
 * Records a mood of today, because only people with an entry of today see recommendations. The demo data ends with the
 * hour of its creation, so early in the day it may have no entry of today.
 */
async function recordToday(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}`, 'X-Time-Zone': 'America/Sao_Paulo' };
  const answer = await page.request.post('/api/mood-entries', { data: { score: 3 }, headers });
  if (!answer.ok()) throw new Error(`Recording a mood answered ${answer.status()}`);
  await page.reload({ waitUntil: 'load' });
}

const chooseMood = async (page: Page): Promise<void> => page.getByRole('radio', { name: 'Bem', exact: true }).click();

/** Searches the library. The results have no URL, so the search has to be typed. */
export const searchLibrary =
  (words: string) =>
  async (page: Page): Promise<void> =>
    page.getByRole('searchbox', { name: 'Buscar na biblioteca' }).fill(words);

/** Example pieces of the library that require a paid plan. */
export const CLOSED = {
  article: '/conteudos/sono/noites-melhores/acordar-as-tres-da-manha',
  book: '/livros/boa-companhia-para-si',
} as const;

/** Scenes of menus, dialogs, and screens after a first step. */
export const OPENED: readonly Scene[] = [
  scene({ route: '/home', name: 'começo, primeiro passo', viewer: 'newcomer' }),
  scene({
    route: '/home',
    name: 'começo, email de recuperação',
    viewer: 'newcomer',
    prepare: async (page) => page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click(),
  }),
  scene({ route: '/registrar', name: 'cartão de crise', viewer: 'livedIn', prepare: press('Muito mal', 'radio') }),
  scene({
    route: '/avaliacoes',
    name: 'questionário',
    viewer: 'empty',
    address: '/avaliacoes?instrumento=PHQ-9',
  }),
  scene({
    route: '/perfil',
    name: 'revisar perfil',
    viewer: 'livedIn',
    prepare: press('Revisar Informações de Perfil'),
  }),
  scene({ route: '/login', name: 'criar conta', viewer: 'guest', address: '/login?createAccount=true' }),
  scene({
    route: '/login',
    name: 'termos abertos',
    viewer: 'guest',
    address: '/login?createAccount=true',
    prepare: press('Termos de Uso'),
  }),
  scene({
    route: '/',
    name: 'menu aberto',
    viewer: 'guest',
    sizes: ['phone'],
    prepare: async (page) => page.locator('details[data-menu] > summary').click(),
  }),
  scene({
    route: '/home',
    name: 'menu Registrar',
    viewer: 'livedIn',
    sizes: ['phone'],
    prepare: pressIn('[data-tab-bar]', 'Registrar'),
  }),
  scene({
    route: '/home',
    name: 'menu Registrar',
    viewer: 'livedIn',
    sizes: ['desktop'],
    prepare: pressIn('header', 'Registrar'),
  }),
  scene({ route: '/home', name: 'menu Conteúdos', viewer: 'livedIn', prepare: press('Conteúdos') }),
  scene({
    route: '/home',
    name: 'menu Mais',
    viewer: 'livedIn',
    sizes: ['phone'],
    prepare: pressIn('[data-tab-bar]', 'Mais'),
  }),
  scene({
    route: '/conteudos',
    name: 'menu Mais de visitante',
    viewer: 'guest',
    sizes: ['phone'],
    prepare: pressIn('[data-tab-bar]', 'Mais'),
  }),
  scene({ route: '/conteudos', name: 'busca', viewer: 'guest', begin: searchLibrary('insonia') }),
  scene({ route: '/conteudos', name: 'busca sem resultado', viewer: 'guest', begin: searchLibrary('xyzzy') }),
  scene({
    route: '/conteudos/:categoryId/:subCategoryId/:articleId',
    name: 'fechado',
    viewer: 'guest',
    address: CLOSED.article,
  }),
  scene({
    route: '/conteudos/:categoryId/:subCategoryId/:articleId',
    name: 'saiu da biblioteca',
    viewer: 'guest',
    address: '/conteudos/sono/entender/nao-existe',
  }),
  scene({
    route: '/home',
    name: 'recomendações abertas',
    viewer: 'livedIn',
    begin: recordToday,
    prepare: press('Ver recomendações'),
  }),
  scene({
    route: '/podcasts',
    name: 'tocando',
    viewer: 'guest',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Ouvir/ })
        .first()
        .click();
    },
  }),
  scene({ route: '/livros/:id', name: 'fechado', viewer: 'guest', address: CLOSED.book }),
  scene({
    route: '/historico',
    name: 'editar registro',
    viewer: 'livedIn',
    prepare: press(/Editar registro de/),
  }),
  scene({
    route: '/registrar',
    name: 'humor escolhido',
    viewer: 'basic',
    prepare: chooseMood,
  }),
  scene({
    route: '/registrar',
    name: 'novo marcador',
    viewer: 'basic',
    prepare: async (page) => {
      await chooseMood(page);
      await press('Novo marcador')(page);
    },
  }),
  scene({
    route: '/registrar',
    name: 'seus marcadores',
    viewer: 'basic',
    prepare: async (page) => {
      await chooseMood(page);
      await press('Gerenciar')(page);
    },
  }),
  scene({
    route: '/registrar-lote',
    name: 'dia escolhido',
    viewer: 'livedIn',
    prepare: async (page) => page.getByRole('grid').getByRole('button').first().click(),
  }),
];
