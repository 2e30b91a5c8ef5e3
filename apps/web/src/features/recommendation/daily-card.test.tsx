// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { readOwned } from '../../lib/session/device/device-store.ts';
import { allRead } from '../../testing/all-read.ts';
import { setDeviceZone } from '../../testing/clock.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { cacheSet } from './cache/cached-set.ts';
import { answers, refuses, requestCount, showCard, toggle, withWorld, world } from './daily-card.harness.tsx';
import { aSet, NOW } from './recommendation.fixture.ts';

const clock = withWorld();

const open = (): void => {
  fireEvent.click(toggle());
};
function showOpened(): void {
  showCard();
  open();
}
/** Opens the card of a server that has recommendations. */
async function showOpen(): Promise<void> {
  showOpened();
  await screen.findByText('Título de peca-1');
}
const titles = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);

it('the daily card is closed at first and sends no request', async () => {
  showCard();
  expect(screen.getByRole('heading', { level: 2, name: 'Recomendações do Dia' })).toBeTruthy();
  await allRead(queryClient);
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  expect(requestCount()).toBe(0);
});

const BEFORE = /Abrir hoje usa um dos seus dias do mês/;
const AFTER = /Hoje já conta entre os seus dias do mês/;

it('the daily card shows on a limited plan whether today already counts', async () => {
  world.planId = 'free';
  showCard();
  expect(await screen.findByText(BEFORE)).toBeTruthy();
  open();
  expect(await screen.findByText('Título de peca-1')).toBeTruthy();
  await allRead(queryClient);
  open();
  expect(screen.getByText(AFTER)).toBeTruthy();
  expect(screen.queryByText(BEFORE)).toBeNull();
  cleanup();
  showCard();
  expect(await screen.findByText(AFTER)).toBeTruthy();
});

it.each([
  ['failed', () => refuses(500, 'INTERNAL'), 'Não foi possível carregar suas recomendações do dia.'],
  ['had no recommendations', () => answers(aSet(0)), 'Por hoje, nada novo para sugerir'],
])('the daily card doesn’t count a day whose request %s', async (_, prepare, message) => {
  world.planId = 'free';
  prepare();
  showCard();
  await screen.findByText(BEFORE);
  open();
  await screen.findByText(message);
  await allRead(queryClient);
  open();
  expect(screen.getByText(BEFORE)).toBeTruthy();
  cleanup();
  showCard();
  expect(await screen.findByText(BEFORE)).toBeTruthy();
});

it('the daily card shows no text about limited days on an unlimited plan', async () => {
  await showOpen();
  await allRead(queryClient);
  expect(screen.queryByText(/dias do mês/)).toBeNull();
});

it('the open daily card shows three recommendations, and all of them after a tap', async () => {
  const answer = server.hold('GET /content-recommendations');
  showOpened();
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  expect(await screen.findByText('Olhando seus últimos registros com calma…')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Carregando suas recomendações');
  await act(async () => answer(aSet(5)));
  await waitFor(() => expect(titles()).toEqual(['Título de peca-1', 'Título de peca-2', 'Título de peca-3']));
  fireEvent.click(screen.getByRole('button', { name: 'Ver mais 2 recomendações' }));
  expect(titles()).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Ver menos' }));
  expect(titles()).toHaveLength(3);
  open();
  expect(titles()).toEqual([]);
});

it.each([
  [3, null],
  [4, 'Ver mais 1 recomendação'],
])('the open daily card with %i recommendations has this button for more: %s', async (count, name) => {
  answers(aSet(count));
  await showOpen();
  expect(screen.queryByRole('button', { name: /^Ver mais/ })?.textContent ?? null).toBe(name);
});

it.each([
  [true, 'Atualizado às 07:05'],
  [false, undefined],
])('the open daily card (set from the cache: %s) shows when the set was made: %s', async (fromCache, message) => {
  setDeviceZone('America/Sao_Paulo');
  answers(aSet(2, { fromCache }));
  await showOpen();
  expect(screen.queryByText(/^Atualizado às/)?.textContent).toBe(message);
  vi.restoreAllMocks();
});

it('the daily card links the form for a new entry if there is none today', async () => {
  showCard({ mood: 'missing' });
  expect(screen.getByText(/Conte como você está hoje/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Registrar humor' }).getAttribute('href')).toBe('/registrar');
  expect(screen.getByRole('link', { name: 'Ajuda agora' }).getAttribute('href')).toBe('/ajuda');
  await allRead(queryClient);
  expect(requestCount()).toBe(0);
});

it('the daily card offers to load the entries again after an error', () => {
  showCard({ mood: 'failed' });
  expect(screen.getByRole('alert').textContent).toBe('Não foi possível verificar seus registros de humor.');
  expect(screen.getByRole('link', { name: 'Ajuda agora' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(world.checks).toBe(1);
});

it('the daily card has no content while it is unknown whether there is an entry today', () => {
  showCard({ mood: 'waiting' });
  expect(screen.getByRole('heading', { name: 'Recomendações do Dia' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('the open daily card explains when the monthly limit resets, and no longer offers to use a day', async () => {
  world.planId = 'free';
  refuses(429, 'RECOMMENDATIONS_DAYS_LIMIT_EXCEEDED');
  showCard();
  await screen.findByText(BEFORE);
  open();
  expect(await screen.findByRole('heading', { name: 'Limite de Recomendações Atingido' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/dias do mês/)).toBeNull());
  const announcement = screen.getByRole('status').textContent;
  expect(announcement).toContain('5 recomendações diárias por mês');
  expect(announcement).toContain('1º de dezembro');
  expect(screen.getByRole('link', { name: 'Ver os planos' }).getAttribute('href')).toBe('/planos');
  expect(screen.getByText('Um cuidado')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  expect(requestCount()).toBe(1);
});

const expectHelpFirst = (): void => {
  expect(screen.getByRole('link', { name: /CVV 188/ }).getAttribute('href')).toBe('tel:188');
  expect(screen.getByRole('link', { name: /SAMU 192/ }).getAttribute('href')).toBe('tel:192');
  expect(screen.getByRole('link', { name: 'Abrir meu plano de segurança' }).getAttribute('href')).toBe(
    '/plano-de-seguranca',
  );
  expect(screen.queryByRole('heading', { name: 'Recomendações do Dia' })).toBeNull();
  expect(titles()).toEqual([]);
};

it.each(['logged', 'missing', 'failed', 'waiting'] as const)(
  'the daily card shows help instead of recommendations after a crisis (entries: %s)',
  async (mood) => {
    cacheSet('maria', aSet(5));
    showCard({ mood, helpFirst: true });
    expectHelpFirst();
    await allRead(queryClient);
    expect(requestCount()).toBe(0);
    expect(document.activeElement).toBe(document.body);
  },
);

it('the open daily card is replaced by help if only the server detected a crisis', async () => {
  answers(aSet(0, { helpFirst: true }));
  showOpened();
  const title = await screen.findByRole('heading', { name: 'Hoje, primeiro você' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expectHelpFirst();
  expect(readOwned('maria', 'recommendations')).toBeNull();
});

it('the open daily card shows today’s cached recommendations if they can’t be refetched', async () => {
  cacheSet('maria', aSet(2));
  refuses(500, 'INTERNAL');
  showOpened();
  expect(await screen.findByText('Título de peca-2')).toBeTruthy();
  expect(screen.getByText(/^Atualizado às/)).toBeTruthy();
  await allRead(queryClient);
  expect(requestCount()).toBe(1);
  expect(screen.getByText('Título de peca-2')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the daily card closes at midnight, and drops the recommendations of the day before', async () => {
  await showOpen();
  clock.at = NOW + 24 * 3_600_000;
  answers(aSet(1, { date: '2026-11-22' }));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  await waitFor(() => expect(readOwned('maria', 'recommendations')).toBeNull());
  expect(requestCount()).toBe(1);
});

it.each([
  ['the query refresh=true', '/home?refresh=true'],
  ['the navigation state', { pathname: '/home', state: { refresh: true } }],
])('the daily card drops the cached recommendations if a refresh is requested by %s', async (_how, address) => {
  cacheSet('maria', aSet(2));
  showCard({ address });
  await waitFor(() => expect(readOwned('maria', 'recommendations')).toBeNull());
  cleanup();
  cacheSet('maria', aSet(2));
  showCard();
  expect(readOwned('maria', 'recommendations')).not.toBeNull();
});
