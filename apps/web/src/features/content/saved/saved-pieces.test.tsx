// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';
import { savedHereQuery } from '../../../state/content/saved-here.ts';
import { allRead } from '../../../testing/all-read.ts';
import { bookOf } from '../../../testing/answers.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { withoutNetwork } from '../../../testing/no-network.ts';
import { press, showScreens } from '../../../testing/show.tsx';
import { signIn } from '../../../testing/signed-in.ts';
import { articleList, card, nothingRead } from '../content.fixture.ts';
import { requests, withVisitor } from '../content.harness.tsx';
import { ArticlesScreen } from '../shelf/articles-screen.tsx';

withVisitor();

async function openLibrary(saved: string[]): Promise<void> {
  await signIn();
  server.answer('GET /articles', articleList);
  server.answer('GET /reading', { ...nothingRead, saved });
  showScreens({ '/conteudos': <ArticlesScreen /> }, '/conteudos');
}
const rows = async () =>
  [...(await screen.findByRole('region', { name: 'Salvos' })).querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

it('lists what a member saved, newest first, with kind and minutes', async () => {
  server.answer('GET /books', { books: [bookOf('livro')] });
  await openLibrary(['livro', 'b']);
  await screen.findByRole('link', { name: /Título de livro/ });
  const { minutes } = card('b');
  expect(await rows()).toEqual([
    [`Título de livro Livro · ${minutes} min`, '/livro'],
    [`Título de b Artigo · ${minutes} min`, '/conteudos/sono/entender/b'],
  ]);
});

it('shows three of them at first, and focuses the fourth when all are shown', async () => {
  await openLibrary(['a', 'b', 'c', 'd', 'telas', 'dor']);
  expect(await rows()).toHaveLength(3);
  await press('Ver os 6 salvos');
  expect(await rows()).toHaveLength(6);
  await screen
    .findByRole('link', { name: /Título de d Artigo/ })
    .then((link) => expect(document.activeElement).toBe(link));
});

it('is absent if nothing is saved', async () => {
  await openLibrary([]);
  await screen.findByRole('heading', { name: 'Sono' });
  await allRead(queryClient);
  expect(screen.queryByText('Salvos')).toBeNull();
});

it('lists without a network what this device has stored, and says that the rest needs one', async () => {
  await signIn();
  withoutNetwork();
  server.fail('GET /articles');
  queryClient.setQueryData(contentKeys.reading('maria'), { saved: ['x'], progress: {} });
  queryClient.setQueryData(savedHereQuery('maria').queryKey, [card('x')]);
  showScreens({ '/conteudos': <ArticlesScreen /> }, '/conteudos');
  await screen.findByText(/O resto da biblioteca precisa de internet/);
  expect((await rows()).map(([, url]) => url)).toEqual(['/conteudos/sono/entender/x']);
  expect(screen.queryByText('Carregando os textos...')).toBeNull();
});

it('lists without a network only what this device has stored, also if the library is on the screen', async () => {
  withoutNetwork();
  await signIn();
  queryClient.setQueryData(savedHereQuery('maria').queryKey, [card('a')]);
  server.answer('GET /articles', articleList);
  server.answer('GET /reading', { ...nothingRead, saved: ['a', 'b'] });
  showScreens({ '/conteudos': <ArticlesScreen /> }, '/conteudos');
  expect((await rows()).map(([, url]) => url)).toEqual(['/conteudos/sono/entender/a']);
});

it('stands below the first shelf, so that it moves nothing that is read', async () => {
  await openLibrary(['a']);
  await rows();
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections).toEqual(['Sono', 'Salvos', 'Crise e ajuda', 'Também na biblioteca']);
});

it('says without a network how to save, if nothing is stored here', async () => {
  withoutNetwork();
  server.fail('GET /reading');
  await openLibrary([]);
  await screen.findByText(/^Nada salvo neste aparelho ainda/);
});

it('tells a visitor without a network, without a request about saved pieces', async () => {
  withoutNetwork();
  server.fail('GET /articles');
  showScreens({ '/conteudos': <ArticlesScreen /> }, '/conteudos');
  await screen.findByText(/^A biblioteca precisa de internet/);
  expect(requests()).not.toContain('GET /reading');
});
