// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { InitialEntry } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { articlesQuery } from '../../../state/content/content.queries.ts';
import * as checks from '../../../state/crisis/check-text.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { allRead } from '../../../testing/all-read.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { prerender, press, showScreens } from '../../../testing/show.tsx';
import { articleList, card } from '../content.fixture.ts';
import { requests, withVisitor } from '../content.harness.tsx';
import { ArticlesScreen } from './articles-screen.tsx';
import { CategoryScreen } from './category-screen.tsx';
import { SubCategoryScreen } from './sub-category-screen.tsx';

withVisitor();
afterEach(() => crisis.close());

const SCREENS = {
  '/conteudos': <ArticlesScreen />,
  '/conteudos/:categoryId': <CategoryScreen />,
  '/conteudos/:categoryId/:subCategoryId': <SubCategoryScreen />,
};

function openLibrary(address: InitialEntry = '/conteudos') {
  server.answer('GET /articles', articleList);
  return showScreens(SCREENS, address).router;
}
/** Opens a history entry that contains a search, as going back does. */
const openSearch = (words: unknown) => openLibrary({ pathname: '/conteudos', state: { librarySearch: words } });
const found = ({ query }: { query: string }) => [card(`x-${query}`)];
const heading = (name: string) => screen.findByRole('heading', { name });
const field = () => screen.findByRole('searchbox', { name: 'Buscar na biblioteca' });
async function sendForm(): Promise<void> {
  const { form } = (await field()) as HTMLInputElement;
  if (!form) throw new Error('The field stands in no form');
  fireEvent.submit(form);
}
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('the screen /conteudos', () => {
  it('shows for each category articles of different subcategories first', async () => {
    openLibrary();
    await heading('Sono');
    expect(headings()).toEqual([
      'Textos para dias de todo tipo',
      'Sono',
      'Título de a',
      'Título de telas',
      'Título de b',
      'Crise e ajuda',
      'Título de dor',
      'Também na biblioteca',
    ]);
    expect(screen.getByRole('link', { name: 'Ver todos: Sono' }).getAttribute('href')).toBe('/conteudos/sono');
  });

  it('is prerendered without search results', () => {
    queryClient.setQueryData(articlesQuery(null).queryKey, articleList);
    const page = prerender(<ArticlesScreen />, { pathname: '/conteudos', state: { librarySearch: 'sono' } });
    expect(page).toContain('Título de telas');
    // If the form is submitted before hydration, it must not put the words into the URL.
    expect(page).toContain('<form method="dialog">');
    expect(page).not.toContain('Resultados da busca');
  });
});

describe('the search on /conteudos', () => {
  it('shows results while the person types without putting the words into the URL', async () => {
    server.answer('POST /content/search', ({ body }) => ({ results: found(body) }));
    const router = openLibrary();
    fireEvent.change(await field(), { target: { value: ' insonia ' } });
    await heading('Título de x-insonia');
    expect(router.createHref(router.state.location)).toBe('/conteudos');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 resultado para “insonia”'));
    expect(screen.queryByRole('heading', { name: 'Sono' })).toBeNull();
    // Another word replaces the history entry, so going back once still leads to the categories.
    fireEvent.change(await field(), { target: { value: 'insonia crônica' } });
    await heading('Título de x-insonia crônica');
    await act(() => router.navigate(-1));
    await heading('Sono');
    expect((await field()).getAttribute('value')).toBe('');
    expect(server.calls().flatMap(({ query }) => Object.keys(query))).toEqual([]);
  });

  it.each([[7], [null], ['']])('shows the categories if the history entry has no valid words: %s', async (words) => {
    openSearch(words);
    await heading('Sono');
  });

  it('shows the words of a history entry, and leads back to the categories if nothing is found', async () => {
    server.answer('POST /content/search', { results: [] });
    openSearch('xyz');
    await heading('Nada encontrado para “xyz”');
    expect((await field()).getAttribute('value')).toBe('xyz');
    await press('Ver todos os temas');
    await heading('Sono');
  });

  it('shows emergency numbers above results about a crisis', async () => {
    server.answer('POST /content/search', { results: [card('dor', { category: 'crise-e-ajuda' })] });
    openSearch('suicidio');
    await heading('Título de dor');
    expect(screen.getByRole('link', { name: /188/ }).getAttribute('href')).toBe('tel:188');
  });

  it.each([
    ['asks for help', 'preciso de ajuda'],
    ['indicates a crisis', 'não aguento mais viver'],
  ])('shows emergency numbers above any results if the search %s', async (_, query) => {
    server.answer('POST /content/search', { results: [card('sono')] });
    openSearch(query);
    const found = await heading('Título de sono');
    const help = await heading('Se é agora, fale com alguém agora');
    expect(help.compareDocumentPosition(found)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const target of ['tel:188', 'tel:192', '/ajuda']) {
      const link = document.querySelector(`section[aria-labelledby="help-first"] a[href="${target}"]`);
      expect(link, target).not.toBeNull();
    }
    expect(crisis.current()).toBeNull();
  });

  it('shows no results before the crisis check has finished', async () => {
    server.answer('POST /content/search', { results: [card('sono')] });
    let finishCheck: (level: 'crisis') => void = () => undefined;
    vi.spyOn(checks, 'checkTextWhileTyping').mockReturnValue(new Promise((resolve) => (finishCheck = resolve)));
    openSearch('não aguento mais viver');
    await allRead(queryClient);
    expect(screen.queryByRole('heading', { name: 'Título de sono' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Buscando...');
    await act(async () => finishCheck('crisis'));
    expect(screen.queryByRole('heading', { name: 'Título de sono' })).not.toBeNull();
    expect(screen.queryByRole('heading', { name: 'Se é agora, fale com alguém agora' })).not.toBeNull();
  });

  it('shows emergency numbers even if nothing is found or the search fails', async () => {
    server.refuse('POST /content/search', 500, 'INTERNAL');
    openSearch('socorro');
    await screen.findByRole('alert');
    await heading('Se é agora, fale com alguém agora');
    server.answer('POST /content/search', { results: [] });
    await press('Tentar novamente');
    await heading('Nada encontrado para “socorro”');
    await heading('Se é agora, fale com alguém agora');
  });

  it('opens the crisis card only when words about a crisis are submitted', async () => {
    server.answer('POST /content/search', { results: [] });
    openLibrary();
    fireEvent.change(await field(), { target: { value: 'não aguento mais viver' } });
    await heading('Se é agora, fale com alguém agora');
    expect(crisis.current()).toBeNull();
    await sendForm();
    await waitFor(() => expect(crisis.current()).toMatchObject({ kind: 'suicide', about: 'self' }));
  });

  it('removes the emergency numbers when the words change to harmless ones', async () => {
    server.answer('POST /content/search', ({ body }) => ({ results: found(body) }));
    openSearch('ajuda');
    await heading('Se é agora, fale com alguém agora');
    fireEvent.change(await field(), { target: { value: 'sono' } });
    await heading('Título de x-sono');
    expect(screen.queryByRole('link', { name: /188/ })).toBeNull();
  });

  it('sends no request while the field is empty', async () => {
    openLibrary();
    await sendForm();
    await heading('Sono');
    expect(requests()).toEqual(['GET /articles']);
  });
});

describe('the pages of categories', () => {
  it('list the subcategories of a category with all their articles', async () => {
    openLibrary('/conteudos/sono');
    await heading('Sono');
    expect(headings()).toEqual([
      'Sono',
      'Entender',
      'Título de a',
      'Título de b',
      'Título de c',
      'Título de d',
      'Noites melhores',
      'Título de telas',
    ]);
    await waitFor(() => expect(document.title).toBe('Sono · Alento'));
    expect(screen.queryByRole('link', { name: /188/ })).toBeNull();
  });

  it('list the articles of a subcategory and links to related categories', async () => {
    openLibrary('/conteudos/sono/noites');
    await heading('Noites melhores');
    await waitFor(() => expect(document.title).toBe('Sono: Noites melhores · Alento'));
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/conteudos',
      '/conteudos/sono',
      '/conteudos/sono/noites/telas',
      '/conteudos/sono/entender',
    ]);
  });

  it.each(['/conteudos/crise-e-ajuda', '/conteudos/crise-e-ajuda/em-crise'])(
    'show emergency numbers above the articles on %s',
    async (address) => {
      openLibrary(address);
      await heading('Título de dor');
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links.indexOf('tel:188')).toBeGreaterThan(-1);
      expect(links.indexOf('tel:188')).toBeLessThan(links.indexOf('/conteudos/crise-e-ajuda/em-crise/dor'));
    },
  );

  it.each(['/conteudos/nada', '/conteudos/sono/nada'])(
    'show on %s that the category doesn’t exist',
    async (address) => {
      openLibrary(address);
      await heading('Este tema não existe');
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/conteudos/sono',
        '/conteudos/crise-e-ajuda',
      ]);
    },
  );
});
