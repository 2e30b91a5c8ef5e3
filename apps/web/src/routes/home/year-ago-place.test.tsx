// @vitest-environment jsdom
import type { MoodEntry } from '@alento/contract/mood-entry';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { YearAgoSetting } from '../../features/mood-entry/year-ago/year-ago-setting.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { allRead } from '../../testing/all-read.ts';
import { entryOf } from '../../testing/answers.ts';
import { withClock } from '../../testing/clock.ts';
import { emptyDevice } from '../../testing/device.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { signIn, withMember } from '../../testing/signed-in.ts';
import { YearAgoPlace } from './year-ago-place.tsx';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-30T15:00:00Z');
const RANGE = 'GET /mood-entries/date-range';
const PATTERN = 'GET /mood-patterns/concerning';
const TITLE = 'Há um ano';
const yearAgo = (...scores: number[]): MoodEntry[] =>
  scores.map((score, index) =>
    entryOf({ id: `${index}`, score, localDate: '2025-11-30', timestamp: Date.parse('2025-11-30T15:00:00Z') + index }),
  );

const clock = withClock(NOW);
withMember('ana');
beforeEach(async () => {
  await emptyDevice();
  await signIn('ana');
  queryClient.clear();
  server.answer(RANGE, yearAgo(3, 5));
  server.answer(PATTERN, { hasConcerningPattern: false });
});
afterEach(() => crisis.close());

const show = (lastCrisisAt: number | null = null) => draw(<YearAgoPlace states={[{ lastCrisisAt: lastCrisisAt }]} />);
/** Opens /home again, as after a reload. */
function reopen(lastCrisisAt: number | null = null): void {
  cleanup();
  queryClient.clear();
  show(lastCrisisAt);
}
async function expectNothing(): Promise<void> {
  await waitFor(() => expect(server.calls(PATTERN).length).toBeGreaterThan(0));
  await act(() => allRead(queryClient));
  expect(screen.queryByText(TITLE)).toBeNull();
}

it('shows a good day of a year ago, and leads to it in the history', async () => {
  show();
  const link = await screen.findByRole('link', { name: /^Domingo, 30 de novembro de 2025 ?Muito bem$/ });
  expect(link.getAttribute('href')).toBe('/historico?dia=2025-11-30');
  expect(server.calls(RANGE).map(({ query }) => [query.startDate, query.endDate])).toEqual([
    ['2025-11-30', '2025-11-30'],
  ]);
});

it.each([
  ['without entries', []],
  ['with one hard moment among good ones', [5, 5, 2]],
])('shows no day %s', async (_, scores) => {
  server.answer(RANGE, yearAgo(...scores));
  show();
  await expectNothing();
});

it('shows nothing for a week after a sign of crisis, nor while the crisis card is open', async () => {
  show(NOW - 7 * DAY + 1000);
  await expectNothing();
  reopen(NOW - 7 * DAY);
  await screen.findByText(TITLE);
  act(() => crisis.show({ source: 'pattern', kind: null, about: 'self' }));
  expect(screen.queryByText(TITLE)).toBeNull();
});

it('shows and reads nothing during difficult days', async () => {
  server.answer(PATTERN, { hasConcerningPattern: true });
  show();
  await expectNothing();
  expect(server.calls(RANGE)).toEqual([]);
});

it('stays away for a week after its day', async () => {
  show();
  await screen.findByText(TITLE);
  reopen();
  await screen.findByText(TITLE);
  clock.at = NOW + DAY;
  server.answer(
    RANGE,
    yearAgo(5).map((entry) => ({ ...entry, localDate: '2025-12-01' })),
  );
  reopen();
  await expectNothing();
  clock.at = NOW + 7 * DAY;
  server.answer(
    RANGE,
    yearAgo(5).map((entry) => ({ ...entry, localDate: '2025-12-07' })),
  );
  reopen();
  await screen.findByText(TITLE);
});

it('can be closed for its day', async () => {
  show();
  await screen.findByText(TITLE);
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByText(TITLE)).toBeNull();
  reopen();
  await expectNothing();
});

it('can be switched off, and on again', async () => {
  show();
  await screen.findByText(TITLE);
  await userEvent.click(screen.getByRole('button', { name: 'Não mostrar mais' }));
  await screen.findByText('“Há um ano” não aparece mais neste aparelho, até você sair da conta.');
  clock.at = NOW + 30 * DAY;
  reopen();
  await expectNothing();
  cleanup();
  draw(<YearAgoSetting />);
  const toggle = screen.getByRole('switch', { name: 'Há um ano, no início' });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(toggle);
  server.answer(
    RANGE,
    yearAgo(5).map((entry) => ({ ...entry, localDate: '2025-12-30' })),
  );
  reopen();
  await screen.findByText(TITLE);
});
