// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';
import { player } from '../../../state/player/player.ts';
import { podcastOf } from '../../../testing/answers.ts';
import { fakeAudio } from '../../../testing/fake-audio.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { prerender, showScreens } from '../../../testing/show.tsx';
import { signIn } from '../../../testing/signed-in.ts';
import { withVisitor } from '../content.harness.tsx';
import { PodcastsScreen } from './podcasts-screen.tsx';

fakeAudio();
withVisitor();

const podcast = (id: string, change: Parameters<typeof podcastOf>[1] = {}) =>
  podcastOf(id, { minutes: 5, podcast: `/api/audio/${id}.mp3`, podcastKind: 'guided', ...change });
const source = { title: 'Um guia', publisher: 'OMS', year: 2020, url: 'https://who.int/x', verified: 'Lido em 2026.' };
const PODCASTS = [
  podcast('narracao-a', {
    podcastKind: 'narrated',
    article: { title: 'Título de a', url: '/conteudos/sono/entender/a' },
  }),
  podcast('calma', { references: [source] }),
  podcast('sono', { requiredPlan: 'premium', isPremium: true, isLocked: true, podcast: null }),
];
const opened = PODCASTS.map((each) => ({ ...each, isLocked: false, podcast: `/api/audio/${each.id}.mp3?signature=s` }));

const show = (address = '/podcasts') => showScreens({ '/podcasts': <PodcastsScreen /> }, address).router;
const found = async (id: string) => within(await screen.findByRole('article', { name: `Título de ${id}` }));
const scrolledTo: (string | undefined)[] = [];

beforeEach(() => {
  server.answer('GET /podcasts', { podcasts: PODCASTS });
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
});
afterEach(() => player.close());

describe('the list of podcasts', () => {
  it('shows guided sessions before narrated articles, each with its category, length and sources', async () => {
    show();
    await found('calma');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Podcasts',
      'Sessões guiadas',
      'Título de calma',
      'Título de sono',
      'Artigos narrados',
      'Título de narracao-a',
    ]);
    const narrated = await found('narracao-a');
    expect(narrated.getByText(/Narração automática/)).toBeTruthy();
    const calm = await found('calma');
    expect(calm.queryByText(/Narração automática/)).toBeNull();
    await waitFor(() => expect(calm.getByText('Sono · 5 min')).toBeTruthy());
    expect(calm.getByText('Grátis')).toBeTruthy();
    expect(calm.getByRole('link', { name: /Um guia/ }).getAttribute('href')).toBe(source.url);
    expect(calm.getByText(/Lido em 2026/)).toBeTruthy();
    const read = await narrated.findByRole('link', { name: 'Ler o artigo: Título de a' });
    expect(read.getAttribute('href')).toBe('/conteudos/sono/entender/a');
  });

  it('plays and pauses a podcast in the app’s player', async () => {
    show();
    const calm = await found('calma');
    fireEvent.click(calm.getByRole('button', { name: 'Ouvir: Título de calma' }));
    expect(player.current()).toMatchObject({ item: { id: 'calma', podcast: '/api/audio/calma.mp3' }, isPlaying: true });
    fireEvent.click(calm.getByRole('button', { name: 'Pausar: Título de calma' }));
    expect(player.current()?.isPlaying).toBe(false);
  });
});

describe('a podcast that the reader’s plan doesn’t include', () => {
  it('names the required plan instead of a play button', async () => {
    show();
    const sleep = await found('sono');
    expect(sleep.getByText('Está no plano Premium.')).toBeTruthy();
    expect(sleep.getByRole('link', { name: 'Ver os planos' }).getAttribute('href')).toBe('/planos');
    expect(sleep.getByRole('link', { name: 'Criar conta' }).getAttribute('href')).toBe('/login?createAccount=true');
    expect(sleep.queryByRole('button')).toBeNull();
  });

  it('shows no lock until the member’s plan is known', async () => {
    await signIn();
    queryClient.setQueryData(contentKeys.podcasts(null), PODCASTS);
    const answer = server.hold('GET /podcasts');
    show();
    const sleep = await found('sono');
    expect(sleep.queryByText(/Está no plano/)).toBeNull();
    await waitFor(() => answer({ podcasts: opened }));
    expect(await sleep.findByRole('button', { name: 'Ouvir: Título de sono' })).toBeTruthy();
    expect(sleep.getByText('Incluído no seu plano.')).toBeTruthy();
  });

  it('shows an error if the member’s plan can’t be loaded', async () => {
    await signIn();
    queryClient.setQueryData(contentKeys.podcasts(null), PODCASTS);
    server.refuse('GET /podcasts', 404, 'INTERNAL');
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('o que o seu plano abre');
    expect((await found('calma')).getByRole('button', { name: 'Ouvir: Título de calma' })).toBeTruthy();
    expect(screen.queryByText(/Está no plano/)).toBeNull();
  });
});

it('the list of podcasts scrolls to the podcast of the URL’s hash, also when its link is followed again', async () => {
  const router = show('/podcasts#sono');
  await waitFor(() => expect(document.activeElement?.id).toBe('sono'));
  expect(scrolledTo).toEqual(['sono']);
  expect(document.querySelectorAll('[data-pointed-at]')).toHaveLength(1);
  (await found('calma')).getByRole('button').focus();
  await act(() => router.navigate('/podcasts#sono'));
  expect(document.activeElement?.id).toBe('sono');
  expect(scrolledTo).toEqual(['sono', 'sono']);
});

it('the list of podcasts is prerendered as for a visitor', () => {
  queryClient.setQueryData(contentKeys.podcasts(null), PODCASTS);
  const markup = prerender(<PodcastsScreen />, '/podcasts');
  expect(markup).toContain('id="calma"');
  expect(markup).toContain('Está no plano Premium.');
});
