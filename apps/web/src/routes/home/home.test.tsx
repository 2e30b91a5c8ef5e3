// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { profileOf } from '../../features/sharing/sharing.fixture.ts';
import { firstQuiet } from '../../lib/page/when-quiet.ts';
import { queryClient } from '../../lib/query-client.ts';
import { moodKeys } from '../../state/mood/mood-entry.keys.ts';
import { allRead } from '../../testing/all-read.ts';
import { entryOf } from '../../testing/answers.ts';
import { withClock } from '../../testing/clock.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { refused } from '../../testing/fake-server/reply.ts';
import { withIntersections } from '../../testing/observers.ts';
import { planOf } from '../../testing/plan-answers.ts';
import { withMember } from '../../testing/signed-in.ts';
import { Component } from './home.tsx';

const NOW = Date.parse('2026-11-21T17:32:00Z');
const DAY = 86_400_000;
const CALM = { lastCrisisAt: null, acknowledgedAt: null, askAgainAt: null };
const WEEK = 'GET /mood-entries/date-range';
const entry = entryOf({ timestamp: NOW });
/** Only the week is read with the cache buster; the card 'Há um ano' reads a range too. */
const requestCount = (): number => server.calls(WEEK).filter(({ query }) => query._t !== undefined).length;

const open = () => draw(<Component />, '/home');

withClock(NOW);
withMember();
// Content that is loaded on scroll stays unloaded.
withIntersections();
beforeEach(() => {
  server.answer(WEEK, [entry]);
  server.answer('GET /safety/state', CALM);
  server.answer('GET /mood-patterns/concerning', { hasConcerningPattern: false });
  server.answer('GET /user-plans/current', planOf('premium'));
  server.otherwise(refused(500, 'INTERNAL'));
});

it.each([
  ['opens the onboarding for a professional who keeps a diary too', [entry], 1],
  ['leaves the onboarding closed for a professional without entries', [], 0],
])('/home %s', async (_what, entries, dialogs) => {
  server.answer('GET /professional-profile', profileOf());
  server.answer('GET /onboarding/is-complete', { isComplete: false });
  server.answer('GET /onboarding/pending-steps', { pendingSteps: ['personal-info'] });
  server.answer(WEEK, []);
  server.answer('GET /mood-entries', entries);
  open();
  // Hidden as soon as the onboarding is open.
  await screen.findByRole('link', { name: /^Seus pacientes/, hidden: true });
  await allRead(queryClient);
  await act(() => vi.dynamicImportSettled());
  await allRead(queryClient);
  await waitFor(() => expect(screen.queryAllByRole('dialog', { name: 'Bem-vindo ao Alento' })).toHaveLength(dialogs));
});

it('/home leads a professional to the patients', async () => {
  server.answer('GET /professional-profile', profileOf());
  open();
  const link = await screen.findByRole('link', { name: /^Seus pacientes/ });
  expect(link.getAttribute('href')).toBe('/pacientes');
});

it('/home says nothing of patients to others', async () => {
  server.answer('GET /professional-profile', null);
  open();
  await screen.findByRole('button', { name: 'Ver recomendações' });
  await allRead(queryClient);
  expect(screen.queryByRole('link', { name: /pacientes/i })).toBeNull();
});

it('/home offers recommendations after today’s mood is recorded, but does not request them yet', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Ver recomendações' })).toBeTruthy();
  await allRead(queryClient);
  expect(server.calls('GET /content-recommendations')).toEqual([]);
});

it('/home offers recommendations only when everything above them is shown, because a press would miss a moving button', async () => {
  const answer = server.hold('GET /mood-patterns/concerning');
  open();
  await waitFor(() => expect(requestCount()).toBe(1));
  await waitFor(() => expect(queryClient.isFetching({ queryKey: moodKeys.all() })).toBe(1));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText('Recomendações do Dia')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ver recomendações' })).toBeNull();
  answer({ hasConcerningPattern: false });
  expect(await screen.findByRole('button', { name: 'Ver recomendações' })).toBeTruthy();
});

it('/home repeats a failed request for the week’s entries only when the retry button is pressed', async () => {
  server.refuse(WEEK, 500, 'INTERNAL');
  open();
  expect(await screen.findByText('Não foi possível verificar seus registros de humor.')).toBeTruthy();
  await allRead(queryClient);
  // The screen handles the failure in a later task, and must not refetch then.
  await act(async () => {});
  await allRead(queryClient);
  expect(requestCount()).toBe(1);
  server.answer(WEEK, []);
  fireEvent.click(screen.getAllByRole('button', { name: 'Tentar novamente' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('link', { name: 'Registrar humor' })).toBeTruthy();
  expect(requestCount()).toBe(2);
});

it('/home shows help instead of recommendations after a crisis that only the server has stored', async () => {
  server.answer('GET /safety/state', { ...CALM, lastCrisisAt: NOW - 3_600_000 });
  open();
  expect(await screen.findByRole('heading', { name: 'Hoje, primeiro você' })).toBeTruthy();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('Recomendações do Dia')).toBeNull();
});

it.each([
  ['shows', 'eight days after a crisis that only the server has stored', { ...CALM, lastCrisisAt: NOW - 8 * DAY }, 1],
  ['doesn’t show', 'six days after one', { ...CALM, lastCrisisAt: NOW - 6 * DAY }, 0],
  ['doesn’t show', 'if the server can’t say whether there was a crisis', refused(500, 'INTERNAL'), 0],
] as const)('/home %s a good day of a year ago %s', async (_, _when, state, count) => {
  const day = '2025-11-21';
  server.answer('GET /safety/state', state);
  server.answer(WEEK, ({ query }) => [query.startDate === day ? { ...entry, score: 5, localDate: day } : entry]);
  open();
  await screen.findByText('Resumo da semana');
  await act(firstQuiet);
  await act(() => vi.dynamicImportSettled());
  await allRead(queryClient);
  if (count > 0) await screen.findByRole('heading', { name: 'Há um ano' });
  else expect(server.calls(WEEK).filter(({ query }) => query.startDate === day)).toEqual([]);
});
