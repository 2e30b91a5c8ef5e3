// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';
import { allRead } from '../../../testing/all-read.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { never } from '../../../testing/fake-server/reply.ts';
import { show } from '../../../testing/show.tsx';
import { signIn } from '../../../testing/signed-in.ts';
import { REST_MS } from '../reading/reading-rest.ts';
import { bookCard, bookOf } from './book.fixture.ts';
import {
  hasRead,
  keepsReading,
  receivedShares,
  scrolledTo,
  sharesSentOnLeaving,
  withLayout,
  withShelf,
} from './book.harness.tsx';
import { BookScreen } from './book-screen.tsx';

withShelf();

const openBook = () => show(<BookScreen id="noites" />);
const heading = () => screen.findByRole('heading', { level: 1, name: 'Noites que descansam' });
const locked = bookOf({ isLocked: true, isPremium: true, requiredPlan: 'essential' });

/** Scrolls to a share of the book and stays there. */
async function readTo(share: number): Promise<void> {
  const scroll = withLayout();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => scroll(scrolledTo(share)));
  act(() => vi.advanceTimersByTime(REST_MS));
  vi.useRealTimers();
}

describe('the screen /livros/:id', () => {
  it('shows a free book with its facts and sources', async () => {
    openBook();
    await heading();
    screen.getByText('Um guia pelo relógio');
    screen.getByText('26 min de leitura · 3 capítulos');
    screen.getByText('Grátis');
    screen.getByText('Atualizado em 21 de novembro de 2026');
    expect(screen.getByRole('img', { name: 'Uma lua cheia refletida no mar' }).getAttribute('loading')).toBe('eager');
    expect(screen.getAllByText(/^Parte \d\./)).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Começar a ler' }).getAttribute('href')).toBe('#capitulo-1');
    screen.getByText('Conteúdo lido em uma cópia pública.');
    screen.getByText(/não substitui atendimento/);
    expect(screen.getByRole('link', { name: 'onde encontrar ajuda agora' }).getAttribute('href')).toBe('/ajuda');
    await waitFor(() => expect(document.title).toBe('Noites que descansam · Alento'));
  });

  it('shows the summary, the chapter titles and the required plans of a locked book', async () => {
    server.answer('GET /books/{id}', locked);
    openBook();
    await screen.findByRole('heading', { name: 'O livro inteiro está nos planos Essencial e Premium' });
    const contents = screen.getByRole('region', { name: 'Capítulos' });
    expect(within(contents).getAllByRole('listitem')).toHaveLength(3);
    expect(within(contents).queryByRole('link')).toBeNull();
    expect(screen.queryByText(/^Parte/)).toBeNull();
    expect(screen.queryByRole('link', { name: /Começar|Continuar/ })).toBeNull();
    screen.getByText(/Do despertar no meio da madrugada/);
  });

  it('shows no lock until the member’s plan is known', async () => {
    await signIn();
    queryClient.setQueryData(contentKeys.book(null, 'noites'), locked);
    const answer = server.hold('GET /books/{id}');
    openBook();
    await heading();
    screen.getByText('Carregando o livro');
    expect(screen.queryByText(/O livro inteiro está/)).toBeNull();
    expect(screen.queryByText(/fechado no seu plano/)).toBeNull();
    // Whether the content that the text would shift is hidden.
    const isHidden = () => screen.getByText(/^Atualizado em/).closest('.invisible') !== null;
    expect(isHidden()).toBe(true);
    await act(async () => answer(bookOf({ isPremium: true, requiredPlan: 'essential' })));
    expect(await screen.findAllByText(/^Parte \d\./)).toHaveLength(3);
    expect(isHidden()).toBe(false);
  });

  it('shows the cached data of the list of books while the book loads', async () => {
    server.answer('GET /books/{id}', never);
    const { unmount } = openBook();
    screen.getByText('Carregando o livro');
    expect(screen.queryByRole('heading')).toBeNull();
    unmount();
    queryClient.setQueryData(contentKeys.books(null), [bookCard()]);
    const answer = server.hold('GET /books/{id}');
    openBook();
    (await heading()).focus();
    screen.getByText('Carregando o livro');
    await act(async () => answer(bookOf()));
    await screen.findByText(/^Parte 1\./);
    expect(document.activeElement?.textContent).toBe('Noites que descansam');
  });

  it('keeps a prerendered free book readable if the member’s version can’t be loaded', async () => {
    await signIn();
    queryClient.setQueryData(contentKeys.book(null, 'noites'), bookOf());
    server.refuse('GET /books/{id}', 500, 'INTERNAL');
    openBook();
    await allRead(queryClient);
    expect(screen.getAllByText(/^Parte \d\./)).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [404, 'CONTENT_NOT_FOUND', 'Não encontramos este livro', 'Nada seu se perdeu'],
    [410, 'CONTENT_WITHDRAWN', 'Este livro saiu da biblioteca', 'o que você guardou continua com você'],
  ] as const)('explains the status %i (%s), and mentions stored positions to members', async (...testCase) => {
    const [status, code, title, words] = testCase;
    server.refuse('GET /books/{id}', status, code);
    const { unmount } = openBook();
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('link', { name: 'Ver todos os livros' }).getAttribute('href')).toBe('/livros');
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
    await waitFor(() => expect(document.title).toBe(`${title} · Alento`));
    expect(document.body.textContent).not.toContain(words);
    unmount();
    await signIn();
    openBook();
    await waitFor(() => expect(document.body.textContent).toContain(words));
  });
});

describe('the position in a book', () => {
  it.each([
    ['the chapter to continue with', 0.7, 'Continuar do capítulo 3', '#capitulo-3'],
    ['an offer to start again at the end of the book', 0.93, 'Voltar ao começo', '#capitulo-1'],
  ])('is shown to a member as %s', async (_, share, name, href) => {
    await signIn();
    hasRead({ noites: share });
    openBook();
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  });

  it('is stored while a member reads, and never decreases', async () => {
    await signIn();
    hasRead({ noites: 0.4 });
    openBook();
    await screen.findByRole('link', { name: 'Continuar do capítulo 2' });
    await readTo(0.2);
    await readTo(0.7);
    await screen.findByRole('link', { name: 'Continuar do capítulo 3' });
    expect(receivedShares()).toEqual([0.7]);
    expect(sharesSentOnLeaving()).toEqual([]);
  });

  it('is stored if a member leaves the page before scrolling stopped', async () => {
    await signIn();
    const { unmount } = openBook();
    await heading();
    await allRead(queryClient);
    const scroll = withLayout();
    act(() => scroll(scrolledTo(0.05)));
    unmount();
    await waitFor(() => expect(receivedShares()).toEqual([0.05]));
    expect(sharesSentOnLeaving()).toEqual([0.05]);
  });

  it('causes no error message if it could not be stored', async () => {
    await signIn();
    server.refuse('PUT /reading/{id}', 500, 'INTERNAL');
    openBook();
    await heading();
    await allRead(queryClient);
    await readTo(0.5);
    await waitFor(() => expect(receivedShares()).toEqual([0.5]));
    expect(screen.queryByRole('alert')).toBeNull();
    keepsReading();
    await readTo(0.51);
    await screen.findByRole('link', { name: 'Continuar do capítulo 2' });
    expect(receivedShares()).toEqual([0.5, 0.51]);
  });

  it('is kept only in memory for a visitor', async () => {
    const { unmount } = openBook();
    await heading();
    await readTo(0.5);
    await screen.findByRole('link', { name: 'Continuar do capítulo 2' });
    unmount();
    openBook();
    await screen.findByRole('link', { name: 'Continuar do capítulo 2' });
    expect(receivedShares()).toEqual([]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toBe('{}');
  });

  it('is not offered to a person who signs in after a visitor read the book', async () => {
    openBook();
    await heading();
    await readTo(0.5);
    await screen.findByRole('link', { name: 'Continuar do capítulo 2' });
    await act(async () => signIn());
    await screen.findByRole('link', { name: 'Começar a ler' });
    await act(async () => session.leave());
    await allRead(queryClient);
    screen.getByRole('link', { name: 'Começar a ler' });
  });

  it('is not stored after the member signed out', async () => {
    await signIn();
    const { unmount } = openBook();
    await heading();
    await allRead(queryClient);
    const scroll = withLayout();
    act(() => scroll(scrolledTo(0.05)));
    // Otherwise the visitors' version may be shown, which a visitor then reads from the same position.
    server.answer('GET /books/{id}', never);
    await act(async () => session.leave());
    unmount();
    server.answer('GET /books/{id}', bookOf());
    openBook();
    await screen.findByRole('link', { name: 'Começar a ler' });
    expect(receivedShares()).toEqual([]);
  });
});
