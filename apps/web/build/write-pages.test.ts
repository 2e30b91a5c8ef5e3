import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLAN_FEATURES, PLAN_IDS } from '@alento/domain/plan/plans';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as prerender from '../src/prerender/entry.tsx';
import { writePages } from './write-pages.ts';

const WEB = join(import.meta.dirname, '..');
const SCRIPT = '<script type="module" src="/src/main.tsx"></script>';
/** The script as the build writes it. */
const BUILT_SCRIPT = '<script type="module" crossorigin src="/assets/app.js"></script>';

type Served = { pattern: string; query?: { name: string; value: string }; file: string; status?: number };
let dist = '';
let served: { pages: Served[]; notFound: string };

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'alento-pages-'));
  const [app, landing] = await Promise.all(
    ['index.html', 'landing.html'].map((file) => readFile(join(WEB, file), 'utf8')),
  );
  await writeFile(join(dist, 'index.html'), app?.replace(SCRIPT, BUILT_SCRIPT) ?? '');
  await writeFile(join(dist, 'landing.html'), landing ?? '');
  await writePages(dist, prerender);
  served = JSON.parse(await readFile(join(dist, 'pages.json'), 'utf8'));
}, 60_000);
afterAll(() => rm(dist, { recursive: true }));

const readFileOf = async (file: string): Promise<Document> =>
  new JSDOM(await readFile(join(dist, file), 'utf8')).window.document;

/** The page that a visitor without JavaScript gets for a path. */
async function read(path: string): Promise<Document> {
  const page = served.pages.find(({ pattern, query }) => pattern === path && !query);
  if (page === undefined) throw new Error(`No page is written for ${path}`);
  return readFileOf(page.file);
}

const wordsOf = (place: Element | null | undefined): string => place?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const heading = (page: Document): string => wordsOf(page.querySelector('h1'));
const headings = (page: Document): string[] => [...page.querySelectorAll('h2, h3')].map(wordsOf);
const linkTo = (page: Document, address: string): HTMLAnchorElement | null =>
  page.querySelector<HTMLAnchorElement>(`main a[href="${address}"]`);
const requestedScripts = (page: Document): Element[] => [
  ...page.querySelectorAll('script[src], link[rel="modulepreload"], link[as="script"]'),
];
const library = '/conteudos';
const article = '/conteudos/ansiedade/entender/o-que-e-ansiedade';
const book = '/livros/noites-que-descansam';

describe('a page without JavaScript', () => {
  it.each([
    ['/planos', 'O plano grátis continua grátis'],
    ['/sobre', 'Um lugar calmo para perceber como você anda'],
    ['/profissionais', 'O que a pessoa viveu entre uma sessão e outra'],
    ['/psicologos', 'Ajuda de gente, perto de você'],
    ['/ajuda', 'Ajuda agora'],
    ['/ajuda/app', 'Como usar o Alento'],
    ['/ajuda/app/trocar-a-senha', 'Trocar a senha'],
    ['/login', 'Entre no Alento'],
    ['/payment-success', 'Entre para ver o seu plano'],
    ['/payment-cancel', 'Nada foi cobrado'],
    ['/politica-de-privacidade', 'Política de Privacidade'],
    ['/termos-de-uso', 'Termos de Uso'],
  ])('%s has its heading and text', async (path, title) => {
    const page = await read(path);
    expect(heading(page)).toBe(title);
    expect(wordsOf(page.querySelector('main')).length).toBeGreaterThan(100);
  });

  it('the page for unknown paths has its heading and leads to help', async () => {
    const page = await readFileOf(served.notFound);
    expect(heading(page)).toBe('Esta página não existe');
    expect(linkTo(page, '/ajuda')).not.toBeNull();
    expect(page.querySelector('a[href="tel:188"]')).not.toBeNull();
  });

  it('/ leads to sign-up, the prices and the number of CVV', async () => {
    const page = await read('/');
    expect(heading(page)).not.toBe('');
    expect(wordsOf(page.querySelector('#planos'))).toContain('{{price:premium}}');
    expect(page.querySelector('a[href="#planos"]')).not.toBeNull();
    expect(page.querySelector('a[href="tel:188"]')).not.toBeNull();
    expect(page.querySelector('a[href="/login?createAccount=true"]')).not.toBeNull();
    const signUp = served.pages.find(({ query }) => query?.name === 'createAccount' && query.value === 'true');
    expect(signUp?.pattern).toBe('/login');
    expect(heading(await readFileOf(signUp?.file ?? ''))).toBe('Crie sua conta');
  });

  it('/planos has every feature, the comparison and the answers, in folds that need no script', async () => {
    const page = await read('/planos');
    const words = wordsOf(page.querySelector('main'));
    for (const feature of PLAN_IDS.flatMap((plan) => PLAN_FEATURES[plan])) expect(words).toContain(feature);
    expect(wordsOf(page.querySelector('details table'))).toContain('Prontuários por mês');
    expect(words).toContain('Como cancelar?');
    expect(words).toContain('Ficam. Cancelar um plano não apaga sua conta nem nada do que você escreveu.');
  });

  it.each([
    ...['/sobre', '/profissionais', '/psicologos', '/termos-de-uso', '/politica-de-privacidade'],
    ...['/ajuda/app', '/ajuda/app/trocar-a-senha'],
  ])('%s requests no script', async (path) => {
    expect(requestedScripts(await read(path))).toEqual([]);
  });
});

describe('the library without JavaScript', () => {
  it('leads from category to category to a whole article with its sources and a file to listen to', async () => {
    const category = '/conteudos/ansiedade';
    expect(linkTo(await read(library), category)).not.toBeNull();
    const ofCategory = await read(category);
    expect(heading(ofCategory)).toBe('Ansiedade');
    expect(linkTo(ofCategory, `${category}/entender`)).not.toBeNull();
    expect(linkTo(await read(`${category}/entender`), article)).not.toBeNull();

    const page = await read(article);
    expect(heading(page)).toBe('O que é ansiedade, e quando ela passa da conta');
    expect(wordsOf(page.querySelector('.content-prose'))).toContain('Quando o alarme não desliga');
    expect(headings(page)).toContain('Fontes');
    const file = page.querySelector('noscript a');
    expect(wordsOf(file)).toMatch(/^Ouvir em um arquivo/);
    expect(file?.getAttribute('href')).toMatch(/^\/api\/audio\/.*\.mp3$/);
  });

  it('hides the buttons that need the app, and explains why saving needs an account', async () => {
    const page = await read(article);
    for (const name of ['Ouvir: ', 'Compartilhar']) {
      expect(page.querySelector(`button[aria-label^="${name}"]`)?.className, name).toContain('noscript:hidden');
    }
    const save = [...page.querySelectorAll('details')].find((part) => wordsOf(part).startsWith('Salvar'));
    expect(save?.querySelector('a[href="/login?createAccount=true"]')?.textContent).toBe('Criar conta grátis');
  });

  it('shows only the summary of an article that a paid plan includes', async () => {
    const page = await read('/conteudos/ansiedade/enfrentar/a-hora-da-preocupacao');
    expect(heading(page)).toBe('A hora da preocupação');
    expect(headings(page)).toContain('O texto inteiro está nos planos Essencial e Premium');
    expect(page.querySelector('.content-prose')).toBeNull();
    expect(linkTo(page, '/planos')).not.toBeNull();
    const [prefetched] = JSON.parse(page.querySelector('script[type="application/json"]')?.textContent ?? '');
    expect(prefetched.data).toMatchObject({ isLocked: true, content: null });
  });

  it('starts the pages about a crisis with the emergency numbers', async () => {
    const text = '/conteudos/crise-e-ajuda/em-crise/quando-a-dor-fica-grande-demais';
    for (const path of ['/conteudos/crise-e-ajuda', text]) {
      const links = [...(await read(path)).querySelectorAll('main a[href^="tel:"], main a[href*="/em-crise/"]')];
      expect(links[0]?.getAttribute('href'), path).toBe('tel:188');
    }
  });

  it('answers with the app and 404 for texts and books that don’t exist', () => {
    for (const path of ['/conteudos/:categoryId/:subCategoryId/:articleId', '/livros/:id', '/ajuda/app/:address']) {
      expect(served.pages.find(({ pattern }) => pattern === path)).toMatchObject({ file: 'index.html', status: 404 });
    }
  });
});

describe('a book without JavaScript', () => {
  it('is a whole free book, whose chapters are linked from its contents and from each other', async () => {
    expect(linkTo(await read('/livros'), book)).not.toBeNull();
    const page = await read(book);
    expect(heading(page)).toBe('Noites que descansam');
    const contents = [...page.querySelectorAll<HTMLAnchorElement>('nav[aria-labelledby="capitulos"] a')];
    expect(contents.length).toBeGreaterThanOrEqual(7);
    for (const [index, link] of contents.entries()) {
      const chapter = page.querySelector(`main ${link.hash}`);
      expect(headings(page)).toContainEqual(expect.stringMatching(new RegExp(`^Capítulo ${index + 1} `)));
      expect(chapter, link.hash).not.toBeNull();
    }
    const next = [...page.querySelectorAll('main a')].filter((link) => /^Próximo capítulo/.test(wordsOf(link)));
    expect(next.map((link) => link.getAttribute('href'))).toEqual(contents.slice(1).map(({ hash }) => hash));
    expect(wordsOf(page.querySelector('main')).split(' ').length).toBeGreaterThan(4000);
  });

  it('has one link to a conversation about it, which leads to sign-up', async () => {
    const page = await read(book);
    const links = [...page.querySelectorAll('main a')].filter((link) =>
      /Convers(ar|as) sobre este livro|Suas conversas/.test(wordsOf(link)),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/login?createAccount=true']);
  });

  it('shows only the summary and the chapter titles of a book that a paid plan includes', async () => {
    const page = await read('/livros/quando-o-medo-fala-alto');
    expect(headings(page)).toContain('O livro inteiro está nos planos Essencial e Premium');
    expect(headings(page).filter((text) => /^Capítulo \d/.test(text))).toEqual([]);
    const titles = [...page.querySelectorAll('section')].find(
      (part) => wordsOf(part.querySelector('h2')) === 'Capítulos',
    );
    expect(titles?.querySelectorAll('li')).toHaveLength(7);
    expect(titles?.querySelectorAll('a')).toHaveLength(0);
    expect(linkTo(page, '/planos')).not.toBeNull();
  });
});
