// @vitest-environment jsdom
import type { Reading } from '@alento/contract/content';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { articleQuery } from '../../../state/content/content.queries.ts';
import { allRead } from '../../../testing/all-read.ts';
import { type Answer, server } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { prerender, press, showScreens } from '../../../testing/show.tsx';
import { signIn } from '../../../testing/signed-in.ts';
import { article, articleList, lockedArticle, nothingRead } from '../content.fixture.ts';
import { requests, withVisitor } from '../content.harness.tsx';
import { ArticleScreen } from './article-screen.tsx';

withVisitor();

const PATTERN = '/conteudos/:categoryId/:subCategoryId/:articleId';
const ADDRESS = '/conteudos/sono/entender/luz';
const heading = (name: string) => screen.findByRole('heading', { name });

function openArticle(answer: Answer<'GET /articles/{id}'>, { address = ADDRESS, reading = nothingRead } = {}) {
  server.answer('GET /articles', articleList);
  server.answer('GET /articles/{id}', answer);
  server.answer('GET /reading', reading);
  server.answer('PUT /reading/{id}', reading);
  return showScreens({ [PATTERN]: <ArticleScreen /> }, address).router;
}

describe('the page of an article', () => {
  it('shows its category, text, sources and related articles', async () => {
    openArticle(article('luz'));
    await heading('Título de luz');
    const text = document.body.textContent;
    for (const part of [
      'Resumo de luz.',
      'Grátis',
      '6 min de leitura',
      'Atualizado em 21 de novembro de 2026',
      'Era noite.',
      'não substitui atendimento',
      'Ministério da Saúde · 2025',
      'Como conferimos: Lida em 21/11/2026.',
    ]) {
      expect(text).toContain(part);
    }
    expect(document.title).toBe('Título de luz · Alento');
    const source = screen.getByRole('link', { name: 'Uma ficha sobre sono (abre em outra aba)' });
    expect([source.getAttribute('target'), source.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    screen.getByRole('link', { name: 'Título de telas' });
    expect(screen.queryByRole('button', { name: /^Ouvir/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /188/ })).toBeNull();
  });

  it('links each tag to a search without putting the tag into the URL', async () => {
    const router = openArticle(article('luz'));
    await userEvent.click(await screen.findByRole('link', { name: 'Buscar por insônia' }));
    expect(router.createHref(router.state.location)).toBe('/conteudos');
    expect(router.state.location.state).toEqual({ librarySearch: 'insônia' });
  });

  it('is prerendered with its text, and with a link to its narration', () => {
    queryClient.setQueryData(articleQuery(null, 'luz').queryKey, article('luz', { podcast: '/api/audio/luz.mp3' }));
    const page = prerender(
      <Routes>
        <Route path={PATTERN} element={<ArticleScreen />} />
      </Routes>,
      ADDRESS,
    );
    expect(page).toContain('Era noite.');
    expect(page).toContain('href="/api/audio/luz.mp3"');
  });

  it('follows links in its text inside the app unless Ctrl is pressed', async () => {
    const router = openArticle(article('luz'));
    const link = await screen.findByRole('link', { name: 'ajuda' });
    const isLeft = fireEvent.click(link, { ctrlKey: true });
    expect([isLeft, router.state.location.pathname]).toEqual([true, ADDRESS]);
    await userEvent.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe('/ajuda'));
  });

  it('focuses its heading after a route change', async () => {
    const page = document.createElement('main');
    page.tabIndex = -1;
    document.body.append(page);
    page.focus();
    openArticle(article('luz'));
    const title = await heading('Título de luz');
    await waitFor(() => expect(document.activeElement).toBe(title));
    page.remove();
  });

  it('has a button to listen if the article has a narration', async () => {
    openArticle(article('luz', { podcast: '/api/audio/luz.mp3' }));
    await screen.findByRole('button', { name: 'Ouvir: Título de luz' });
    screen.getByText('Narração automática');
    // Without a route change the focus stays on the body.
    expect(document.activeElement).toBe(document.body);
  });

  it('shows emergency numbers first if the article is about a crisis', async () => {
    const url = '/conteudos/crise-e-ajuda/em-crise/luz';
    openArticle(article('luz', { category: 'crise-e-ajuda', subcategory: 'em-crise', url }), { address: url });
    const call = await screen.findByRole('link', { name: /188/ });
    const text = screen.getByText('Era noite.', { exact: false });
    expect(call.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('redirects to the URL of the article’s current category', async () => {
    const router = openArticle(article('luz'), { address: '/conteudos/ansiedade/acalmar/luz' });
    await heading('Título de luz');
    expect(router.state.location.pathname).toBe(ADDRESS);
  });
});

describe('the page of an article that the reader can’t open', () => {
  it('shows the summary and the required plans instead of the text', async () => {
    openArticle(lockedArticle('luz'));
    await heading('O texto inteiro está nos planos Essencial e Premium');
    screen.getByText('Resumo de luz.');
    expect(document.querySelector('.content-prose')).toBeNull();
  });

  it('shows no lock until the member’s plan is known', async () => {
    await signIn();
    queryClient.setQueryData(articleQuery(null, 'luz').queryKey, lockedArticle('luz'));
    server.answer('GET /articles', articleList);
    server.answer('GET /reading', nothingRead);
    const release = server.hold('GET /articles/{id}');
    showScreens({ [PATTERN]: <ArticleScreen /> }, ADDRESS);
    await screen.findByText('Carregando o texto...');
    expect(screen.queryByText(/O texto inteiro está/)).toBeNull();
    // Whether the content that the text would shift is hidden.
    const isHidden = () => screen.getByText('Para continuar').closest('.invisible') !== null;
    expect(isHidden()).toBe(true);
    await waitFor(() => expect(requests()).toContain('GET /articles/luz'));
    release(article('luz', { isPremium: true, requiredPlan: 'essential' }));
    await screen.findByText('Era noite.', { exact: false });
    expect(isHidden()).toBe(false);
  });

  it.each([
    ['shows an article that visitors may read', article('luz'), 'Era noite.'],
    [
      'shows an error for an article that visitors may not read',
      lockedArticle('luz'),
      'Não conseguimos carregar este texto agora.',
    ],
  ])('%s if the member’s request fails', async (_, ofVisitor, expectedText) => {
    await signIn();
    queryClient.setQueryData(articleQuery(null, 'luz').queryKey, ofVisitor);
    openArticle(refused(500, 'INTERNAL'));
    await waitFor(() => expect(requests()).toContain('GET /articles/luz'));
    await allRead(queryClient);
    screen.getByText(expectedText, { exact: false });
    expect(screen.queryByText(/O texto inteiro está/)).toBeNull();
  });

  it.each([
    ['CONTENT_NOT_FOUND', 404, 'Não encontramos este texto'],
    ['CONTENT_WITHDRAWN', 410, 'Este texto saiu da biblioteca'],
  ] as const)('shows an explanation and links if the server responds with %s', async (code, status, title) => {
    openArticle(refused(status, code));
    await heading(title);
    expect(document.title).toBe(`${title} · Alento`);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/conteudos', '/podcasts', '/ajuda']);
  });

  it('offers to load the article again after an error', async () => {
    openArticle(refused(500, 'INTERNAL'));
    await screen.findByRole('heading', { level: 1, name: 'Não conseguimos carregar este texto agora.' });
    server.answer('GET /articles/{id}', article('luz'));
    await press('Tentar novamente');
    await heading('Título de luz');
  });
});

describe('the stored position of a member in an article', () => {
  const began = (share: number): Reading => ({ saved: [], progress: { luz: { share, at: 1 } } });
  const scrolledTo = vi.fn();
  /** The distance of the text from the top of the viewport, in px. */
  let top = 500;

  beforeEach(async () => {
    await signIn();
    top = 500;
    scrolledTo.mockClear();
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo(this.textContent);
    };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      if (this.classList.contains('content-prose')) return new DOMRect(0, top, 100, 4000);
      const index = [...(this.parentElement?.children ?? [])].indexOf(this);
      return new DOMRect(0, top + index * 1000, 100, 1000);
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('is scrolled to only if the member accepts the offer', async () => {
    openArticle(article('luz'), { reading: began(0.3) });
    const offer = await screen.findByRole('region', { name: 'Você parou aqui' });
    expect(offer.textContent).toContain('O começo');
    expect(scrolledTo).not.toHaveBeenCalled();
    await press('Continuar');
    expect(scrolledTo).toHaveBeenCalledWith('Era noite. Veja ajuda.');
    expect(document.activeElement?.textContent).toBe('Era noite. Veja ajuda.');
    expect(screen.queryByRole('region', { name: 'Você parou aqui' })).toBeNull();
  });

  it('is no longer offered once the member scrolled to it', async () => {
    openArticle(article('luz'), { reading: began(0.3) });
    await screen.findByRole('region', { name: 'Você parou aqui' });
    top = -1300;
    fireEvent.scroll(window);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Você parou aqui' })).toBeNull());
  });

  it.each([0.02, 0.95])('is not offered near the beginning or the end (at the share %d)', async (share) => {
    openArticle(article('luz'), { reading: began(share) });
    await heading('Título de luz');
    await waitFor(() => expect(requests()).toContain('GET /reading'));
    await allRead(queryClient);
    expect(screen.queryByRole('region', { name: 'Você parou aqui' })).toBeNull();
  });

  it('is stored when the member leaves the page', async () => {
    openArticle(article('luz'));
    await heading('Título de luz');
    await waitFor(() => expect(requests()).toContain('GET /reading'));
    top = -200;
    fireEvent.scroll(window);
    await userEvent.click(screen.getByRole('link', { name: 'ajuda' }));
    const sent = () => server.calls('PUT /reading/{id}').map(({ body, keepalive }) => ({ body, keepalive }));
    await waitFor(() => expect(sent()).toEqual([{ body: { share: 0.05 }, keepalive: true }]));
  });
});
