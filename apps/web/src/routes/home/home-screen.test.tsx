// @vitest-environment jsdom
import type { MoodEntry } from '@alento/contract/mood-entry';
import { PATTERN_CARD_EVERY_MS } from '@alento/domain/safety/safety-state';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { setClock } from '../../lib/time/clock.ts';
import { type Crisis, crisis } from '../../state/crisis/crisis.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { HomeScreen } from './home-screen.tsx';

const NOW = Date.parse('2026-11-21T17:32:00Z');
const entry = (id: string, daysAgo: number, score: number): MoodEntry => ({
  id,
  score,
  note: '',
  timestamp: NOW - daysAgo * 86_400_000,
  ai_analysis: '',
  tags: [],
});

let entries: MoodEntry[] = [];
let older: MoodEntry[] = [];
let hasConcerningPattern = false;
const WEEK = 'GET /mood-entries/date-range';
const PATTERN = 'GET /mood-patterns/concerning';

const screenWith = (waitsForNotices: boolean) => (
  <HomeScreen
    faces={<p>Rostos</p>}
    daily={<p>Cuidado</p>}
    notices={<p>Um aviso</p>}
    waitsForNotices={waitsForNotices}
    insight={<p>Em palavras</p>}
    care={<p>Caminhos</p>}
  />
);

function open(address: string | { pathname: string; state: unknown } = '/home') {
  const router = createMemoryRouter([{ path: '/home', element: screenWith(false) }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const timesAsked = (route: typeof WEEK | typeof PATTERN): number => server.calls(route).length;

beforeEach(async () => {
  setClock(() => NOW);
  vi.setSystemTime(NOW);
  await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
  entries = [entry('a', 0, 4), entry('b', 1, 2)];
  older = [];
  hasConcerningPattern = false;
  server.answer(WEEK, () => entries);
  server.answer(PATTERN, () => ({ hasConcerningPattern }));
  server.answer('GET /mood-entries', () => [...entries, ...older]);
});

afterEach(async () => {
  cleanup();
  crisis.close();
  await session.leave();
  setClock(() => Date.now())();
  vi.useRealTimers();
});

it('shows the time of the last update, the daily card, the summary and the quick actions', async () => {
  open();
  await screen.findByText('Resumo da semana');
  expect(screen.getByText(/^Atualizado às \d{2}:\d{2}$/)).toBeTruthy();
  expect(screen.getByText('Cuidado')).toBeTruthy();
  expect(screen.getByText('Em palavras')).toBeTruthy();
  const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target(/Ver análise detalhada/)).toBe('/analises');
  expect(target(/Humor agora/)).toBe('/registrar');
  expect(target(/Humores passados/)).toBe('/registrar-lote');
  expect(target(/Assistente IA/)).toBe('/chat');
  expect(screen.getByRole('heading', { name: 'Ações rápidas' })).toBeTruthy();
});

it('offers to record a mood, and hides summary and analysis, if there are no entries at all', async () => {
  entries = [];
  open();
  await screen.findByText('Sem registros de humor');
  expect(screen.getByRole('link', { name: 'Registrar agora' }).getAttribute('href')).toBe('/registrar');
  expect(screen.queryByText('Ver análise detalhada')).toBeNull();
  expect(screen.queryByText('Resumo da semana')).toBeNull();
  expect(screen.queryByText('Em palavras')).toBeNull();
});

it('shows summary and analysis to a person whose last entry is older than the week', async () => {
  entries = [];
  older = [entry('z', 30, 3)];
  open();
  await screen.findByText('Resumo da semana');
  expect(screen.getByText('Nenhum registro nos últimos 7 dias.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Ver análise detalhada/ }).getAttribute('href')).toBe('/analises');
  expect(screen.getByText(/Registre como você está ao longo da semana/)).toBeTruthy();
  expect(screen.getByText('Em palavras')).toBeTruthy();
  expect(screen.queryByText('Sem registros de humor')).toBeNull();
});

it.each([
  ['different days', [entry('a', 0, 4), entry('b', 1, 2)], ['Melhor dia', 'Dia mais difícil']],
  ['a single day', [entry('a', 0, 4), entry('b', 0, 2)], []],
  ['days with the same average', [entry('a', 0, 3), entry('b', 1, 3)], []],
])('shows the best and the hardest day only if they differ: %s', async (_week, ofWeek, names) => {
  entries = ofWeek;
  open();
  await screen.findByText('Resumo da semana');
  expect(screen.queryAllByText(/^(Melhor dia|Dia mais difícil)$/).map(({ textContent }) => textContent)).toEqual(names);
});

it('requests older entries only if the week has no entries', async () => {
  open();
  await screen.findByText('Resumo da semana');
  expect(server.calls('GET /mood-entries')).toEqual([]);
});

it('shows the card of a concerning pattern, with a link to help and a link to psychologists', async () => {
  hasConcerningPattern = true;
  open();
  await screen.findByText('Notamos um padrão em seus registros');
  expect(screen.getByRole('link', { name: 'Encontrar psicólogos' }).getAttribute('href')).toBe('/psicologos');
  expect(screen.getByRole('link', { name: /CVV 188/ }).getAttribute('href')).toBe('tel:188');
});

it('opens the crisis card of a pattern once a week on a device, and at each press of its button', async () => {
  await session.start({ userId: 'ana', token: 't' }, 'ana@exemplo.com');
  hasConcerningPattern = true;
  const seen = async (): Promise<boolean> => {
    open();
    await screen.findByRole('heading', { name: 'Notamos um padrão em seus registros' });
    // Unmounting runs pending effects, because the card may open only after the screen has rendered.
    cleanup();
    const isOpen = crisis.current()?.source === 'pattern';
    crisis.close();
    return isOpen;
  };
  expect(await seen()).toBe(true);
  expect(await seen()).toBe(false);
  setClock(() => NOW + PATTERN_CARD_EVERY_MS);
  expect(await seen()).toBe(true);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Ver ajuda para agora' }));
  expect(crisis.current()).toEqual({ source: 'pattern', kind: null, about: 'self' });
  crisis.close();
});

it('opens the crisis card of a pattern after another crisis card is closed, but at once by its button', async () => {
  await session.start({ userId: 'lia', token: 't' }, 'lia@exemplo.com');
  hasConcerningPattern = true;
  const urgent: Crisis = { source: 'note', kind: 'acute', about: 'self' };
  crisis.raise(urgent);
  open();
  await screen.findByRole('heading', { name: 'Notamos um padrão em seus registros' });
  cleanup();
  expect(crisis.current()).toBe(urgent);
  crisis.close();
  open();
  await waitFor(() => expect(crisis.current()?.source).toBe('pattern'));
  crisis.raise(urgent);
  fireEvent.click(await screen.findByRole('button', { name: 'Ver ajuda para agora' }));
  expect(crisis.current()?.source).toBe('pattern');
});

it('shows the notices only when their content is known', async () => {
  const router = createMemoryRouter([{ path: '/home', element: screenWith(true) }], { initialEntries: ['/home'] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('Cuidado');
  await act(async () => {});
  expect(screen.queryByText('Um aviso')).toBeNull();
  cleanup();
  open();
  expect(await screen.findByText('Um aviso')).toBeTruthy();
});

it('shows the week only after the pattern is known, whose card is above the week', async () => {
  const answer = server.hold(PATTERN);
  open();
  await waitFor(() => expect(timesAsked(WEEK)).toBe(1));
  await act(async () => undefined);
  expect(screen.queryByText('Resumo da semana')).toBeNull();
  await act(async () => answer({ hasConcerningPattern: false }));
  await screen.findByText('Resumo da semana');
});

it('shows the week, and a status line for the pattern, if only the pattern could not be loaded (core §8)', async () => {
  server.refuse(PATTERN, 500, 'INTERNAL');
  open();
  await screen.findByText('Resumo da semana');
  expect(screen.getByRole('status').textContent).toBe('Erro ao verificar padrões preocupantes');
  expect(timesAsked(PATTERN)).toBe(1);
});

it('refetches the week and the pattern when Atualizar is pressed', async () => {
  open();
  await screen.findByText('Resumo da semana');
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
  await waitFor(() => expect([timesAsked(WEEK), timesAsked(PATTERN)]).toEqual([2, 2]));
});

it.each([
  ['the query refresh=true', '/home?refresh=true'],
  ['navigation state', { pathname: '/home', state: { refresh: true } }],
])('refetches once, and clears the request, when opened by %s', async (_how, address) => {
  const router = open(address);
  await screen.findByText('Resumo da semana');
  expect(router.state.location.search).toBe('');
  expect(router.state.location.state).toBeNull();
});
