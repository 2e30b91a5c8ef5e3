// @vitest-environment jsdom
import type { MoodEntry } from '@alento/contract/mood-entry';
import { PATTERN_CARD_EVERY_MS } from '@alento/domain/safety/safety-state';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { InitialEntry } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { type Crisis, crisis } from '../../state/crisis/crisis.ts';
import { entryOf } from '../../testing/answers.ts';
import { withClock } from '../../testing/clock.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { signIn, withMember } from '../../testing/signed-in.ts';
import { HomeScreen } from './home-screen.tsx';

const NOW = Date.parse('2026-11-21T17:32:00Z');
const entry = (id: string, daysAgo: number, score: number) =>
  entryOf({ id, score, timestamp: NOW - daysAgo * 86_400_000 });

let entries: MoodEntry[] = [];
let older: MoodEntry[] = [];
let hasConcerningPattern = false;
const WEEK = 'GET /mood-entries/date-range';
const PATTERN = 'GET /mood-patterns/concerning';

const screenWith = (waitsForNotices: boolean, name?: string) => (
  <HomeScreen
    name={name}
    faces={<p>Rostos</p>}
    daily={() => <p>Cuidado</p>}
    notices={<p>Um aviso</p>}
    waitsForNotices={waitsForNotices}
    insight={<p>Em palavras</p>}
    care={<p>Caminhos</p>}
  />
);

const open = (address: InitialEntry = '/home', waitsForNotices = false) => draw(screenWith(waitsForNotices), address);
const requestCount = (route: typeof WEEK | typeof PATTERN): number => server.calls(route).length;

const clock = withClock(NOW);
withMember();
beforeEach(() => {
  vi.setSystemTime(NOW);
  entries = [entry('a', 0, 4), entry('b', 1, 2)];
  older = [];
  hasConcerningPattern = false;
  server.answer(WEEK, () => entries);
  server.answer(PATTERN, () => ({ hasConcerningPattern }));
  server.answer('GET /mood-entries', () => [...entries, ...older]);
});

afterEach(() => {
  cleanup();
  crisis.close();
});

it('HomeScreen shows the daily card, the weekly summary and the quick actions', async () => {
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

it.each([
  ['a few entries', 0, true],
  ['seven entries, some of them older', 5, false],
])('HomeScreen shows how to use the app to a person with %s: %s', async (_, olderCount, isShown) => {
  older = Array.from({ length: olderCount }, (_, index) => entry(`o${index}`, 10 + index, 3));
  open();
  await screen.findByText('Resumo da semana');
  await waitFor(() => expect(server.calls('GET /mood-entries')).toHaveLength(1));
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByText('Para usar bem') !== null).toBe(isShown);
});

it('HomeScreen doesn’t count older entries if the week has seven', async () => {
  entries = Array.from({ length: 7 }, (_, index) => entry(`e${index}`, index % 3, 3));
  open();
  await screen.findByText('Resumo da semana');
  expect(server.calls('GET /mood-entries')).toEqual([]);
  expect(screen.queryByText('Para usar bem')).toBeNull();
});

it('HomeScreen shows today’s faces with their times, oldest first, as a link to the day', async () => {
  entries = [entry('b', 0, 5), { ...entry('a', 0, 1), timestamp: NOW - 3 * 3_600_000 }, entry('c', 1, 2)];
  open();
  const today = (await screen.findByRole('heading', { name: 'Hoje' })).parentElement;
  const link = today?.querySelector('a');
  expect(link?.getAttribute('href')).toContain('2026-11-21');
  expect([...(link?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Mal\d{2}:32$/),
    expect.stringMatching(/^Excelente\d{2}:32$/),
  ]);
});

it('HomeScreen has no today without an entry of today', async () => {
  entries = [entry('c', 1, 2)];
  open();
  await screen.findByText('Resumo da semana');
  expect(screen.queryByRole('heading', { name: 'Hoje' })).toBeNull();
});

it.each([
  ['Ana', /^Bo\w+ \w+, Ana$/],
  [undefined, /^Bo\w+ \w+$/],
])('HomeScreen greets by the first name if it is known: %s', (name, heading) => {
  draw(screenWith(false, name), '/home');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(heading);
});

it('HomeScreen offers to record a mood instead of the weekly summary if there are no entries at all', async () => {
  entries = [];
  open();
  await screen.findByText('Sem registros de humor');
  expect(screen.getByRole('link', { name: 'Registrar agora' }).getAttribute('href')).toBe('/registrar');
  expect(screen.queryByText('Ver análise detalhada')).toBeNull();
  expect(screen.queryByText('Ver registros anteriores')).toBeNull();
  expect(screen.queryByText('Resumo da semana')).toBeNull();
  expect(screen.queryByText('Em palavras')).toBeNull();
});

it('HomeScreen shows the weekly summary to a person whose last entry is older than a week', async () => {
  entries = [];
  older = [entry('z', 30, 3)];
  open();
  await screen.findByText('Resumo da semana');
  expect(screen.getByText('Nenhum registro nos últimos 7 dias.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Ver análise detalhada/ }).getAttribute('href')).toBe('/analises');
  expect(screen.getByText(/Registre como você está ao longo da semana/)).toBeTruthy();
  expect(screen.getByText('Em palavras')).toBeTruthy();
  expect(screen.getByText('Sem registros de humor')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Registrar agora' }).getAttribute('href')).toBe('/registrar');
  expect(screen.getByRole('link', { name: 'Ver registros anteriores' }).getAttribute('href')).toBe('/historico');
});

it.each([
  ['a good and a low day', [entry('a', 0, 4), entry('b', 1, 1)], ['Melhor dia', 'Dia mais difícil']],
  ['two days, none of them low', [entry('a', 0, 4), entry('b', 1, 2)], ['Melhor dia']],
  ['two best days', [entry('a', 0, 4), entry('b', 1, 4), entry('c', 2, 1)], ['Dia mais difícil']],
  ['a single day', [entry('a', 0, 4), entry('b', 0, 2)], []],
  ['two days with the same average', [entry('a', 0, 3), entry('b', 1, 3)], []],
])(
  'HomeScreen shows the best day, and the hardest if it is low, and neither if days tie: %s',
  async (_week, ofWeek, names) => {
    entries = ofWeek;
    open();
    await screen.findByText('Resumo da semana');
    expect(screen.queryAllByText(/^(Melhor dia|Dia mais difícil)$/).map(({ textContent }) => textContent)).toEqual(
      names,
    );
  },
);

it('HomeScreen links to CVV and to psychologists if there is a concerning pattern', async () => {
  hasConcerningPattern = true;
  open();
  await screen.findByText('Notamos um padrão em seus registros');
  expect(screen.getByRole('link', { name: 'Encontrar psicólogos' }).getAttribute('href')).toBe('/psicologos');
  expect(screen.getByRole('link', { name: /CVV 188/ }).getAttribute('href')).toBe('tel:188');
});

it('HomeScreen opens the crisis card of a pattern at most once a week, or when its button is pressed', async () => {
  await signIn('ana');
  hasConcerningPattern = true;
  const seen = async (): Promise<boolean> => {
    queryClient.clear();
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
  clock.at = NOW + PATTERN_CARD_EVERY_MS;
  expect(await seen()).toBe(true);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Ver ajuda para agora' }));
  expect(crisis.current()).toEqual({ source: 'pattern', kind: null, about: 'self' });
  crisis.close();
});

it('HomeScreen replaces an open crisis card with that of a pattern only on request', async () => {
  await signIn('lia');
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

it('HomeScreen hides the notices while waitsForNotices is true', async () => {
  open('/home', true);
  await screen.findByText('Cuidado');
  await act(async () => {});
  expect(screen.queryByText('Um aviso')).toBeNull();
  cleanup();
  open();
  expect(await screen.findByText('Um aviso')).toBeTruthy();
});

it('HomeScreen shows the weekly summary only after the check for a concerning pattern has finished', async () => {
  const answer = server.hold(PATTERN);
  open();
  await waitFor(() => expect(requestCount(WEEK)).toBe(1));
  await act(async () => undefined);
  expect(screen.queryByText('Resumo da semana')).toBeNull();
  await act(async () => answer({ hasConcerningPattern: false }));
  await screen.findByText('Resumo da semana');
});

it('HomeScreen shows the weekly summary and an error line if the check for a pattern fails', async () => {
  server.refuse(PATTERN, 500, 'INTERNAL');
  open();
  await screen.findByText('Resumo da semana');
  expect(screen.getByRole('status').textContent).toBe('Erro ao verificar padrões preocupantes');
  expect(requestCount(PATTERN)).toBe(1);
});

it('HomeScreen refetches the week’s entries and the pattern when Atualizar is pressed', async () => {
  open();
  await screen.findByText('Resumo da semana');
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
  await waitFor(() => expect([requestCount(WEEK), requestCount(PATTERN)]).toEqual([2, 2]));
});

it.each([
  ['the query refresh=true', '/home?refresh=true'],
  ['navigation state', { pathname: '/home', state: { refresh: true } }],
])('HomeScreen removes %s from its location', async (_how, address) => {
  const router = open(address);
  await screen.findByText('Resumo da semana');
  expect(router.state.location.search).toBe('');
  expect(router.state.location.state).toBeNull();
});
