// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { never } from '../../../testing/fake-server/reply.ts';
import { press, show } from '../../../testing/show.tsx';
import { signIn } from '../../../testing/signed-in.ts';
import { bookCard } from '../book/book.fixture.ts';
import { hasRead, withShelf } from '../book/book.harness.tsx';
import { BooksScreen } from './book-shelf-screen.tsx';

withShelf();

const BOOKS = [
  bookCard(),
  bookCard({ id: 'medo', title: 'Quando o medo fala alto', url: '/livros/medo', isPremium: true, isLocked: true }),
  bookCard({ id: 'luto', title: 'O amor que fica', url: '/livros/luto' }),
];
const bookNamed = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const item = link.closest('article');
  if (!item) throw new Error(`${name} stands in no card`);
  return within(item);
};

describe('the screen /livros', () => {
  it('shows each book’s title, summary, length and whether the reader can open it', async () => {
    server.answer('GET /books', { books: BOOKS });
    show(<BooksScreen />);
    const free = await bookNamed('Noites que descansam');
    free.getByText('Um guia pelo relógio');
    free.getByText(/Do despertar no meio da madrugada/);
    free.getByText('26 min de leitura · 3 capítulos');
    free.getByText('Grátis');
    expect(free.getByRole('link').getAttribute('href')).toBe('/livros/noites');
    const paid = await bookNamed('Quando o medo fala alto');
    paid.getByText('Premium');
    paid.getByText(', fechado no seu plano');
    for (const image of screen.getAllByRole('img')) expect(image.getAttribute('loading')).toBe('eager');
    expect(screen.queryByText(/parou/i)).toBeNull();
  });

  it.each([
    [0.01, 'Parou no começo'],
    [0.404, 'Parou no meio'],
    [0.86, 'Parou perto do fim'],
    [0.95, 'Chegou ao fim'],
  ])('describes a member’s position at the share %d of a book as "%s"', async (share, expected) => {
    await signIn();
    server.answer('GET /books', { books: BOOKS });
    hasRead({ noites: share });
    show(<BooksScreen />);
    await (await bookNamed('Noites que descansam')).findByText(expected);
    expect((await bookNamed('Quando o medo fala alto')).queryByText(/parou/i)).toBeNull();
    expect(document.body.textContent).not.toMatch(/lido|%/i);
  });

  it('shows no lock on a paid book until the member’s plan is known', async () => {
    await signIn();
    queryClient.setQueryData(contentKeys.books(null), BOOKS);
    server.answer('GET /books', never);
    show(<BooksScreen />);
    const paid = await bookNamed('Quando o medo fala alto');
    paid.getByText('Premium');
    expect(paid.queryByText(/fechado/)).toBeNull();
  });

  it.each([
    ['a visitor', false],
    ['a member, whose positions are not lost', true],
  ])('offers to load the books again after an error: %s', async (_, isMember) => {
    if (isMember) await signIn();
    server.refuse('GET /books', 500, 'INTERNAL');
    show(<BooksScreen />);
    const { textContent } = await screen.findByRole('alert');
    expect(textContent?.includes('Nada do que você leu se perdeu')).toBe(isMember);
    server.answer('GET /books', { books: BOOKS });
    await press('Tentar novamente');
    await bookNamed('O amor que fica');
  });
});
