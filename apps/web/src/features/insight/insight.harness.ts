import type { SummaryState, WeeklySummary } from '@alento/contract/insight';
import type { MoodEntry } from '@alento/contract/mood-entry';
import { addDays } from '@alento/domain/time/local-date';
import { beforeEach, vi } from 'vitest';
import { entryOf } from '../../testing/answers.ts';
import { server as api, type Reply } from '../../testing/fake-server/fake-server.ts';
import { never } from '../../testing/fake-server/reply.ts';
import { planOf } from '../../testing/plan-answers.ts';
import { withMember } from '../../testing/signed-in.ts';

/** Saturday, 21 November 2026, 15:00 in São Paulo. */
export const NOW = Date.parse('2026-11-21T18:00:00Z');
export const TODAY = '2026-11-21';
const REQUEST = 'POST /weekly-summary';
const POLL = 'GET /weekly-summary/{id}';
const TEXT = 'Foi uma semana de altos e baixos, com média **3,4 de 5**.';

export const aSummary = (overrides: Partial<WeeklySummary> = {}): WeeklySummary => ({
  summary: TEXT,
  requestId: 's1',
  startDate: '2026-11-15',
  endDate: TODAY,
  generatedAt: NOW,
  writtenBy: 'local',
  ...overrides,
});
export const state = (status: SummaryState['status'], overrides: Partial<SummaryState> = {}): SummaryState => ({
  status,
  message: null,
  requestId: 's1',
  ...(status === 'completed' ? aSummary() : {}),
  ...overrides,
});

export const ready = aSummary();
export const begun = { pollUrl: '/api/weekly-summary/s1', requestId: 's1' };

/** The fake server's responses in order. The last one is repeated. */
export const server = {
  request: [] as Reply<typeof REQUEST>[],
  poll: [] as Reply<typeof POLL>[],
  plan: 'free' as 'free' | 'essencial' | 'premium',
};
const since = (calls: { at: number }[]): number[] => calls.map(({ at }) => at - NOW);
/** The time of each request, in ms since the start of the test. */
export const requested = (): number[] => since(api.calls(REQUEST));
export const polled = (): number[] => since(api.calls(POLL));

/** Returns the next response for each request. The last one is repeated. */
const next = <Answer>(answers: Answer[]): Answer | typeof never =>
  (answers.length > 1 ? answers.shift() : answers[0]) ?? never;
/** Sets up fake timers, a signed-in person, and a server that never responds. */
export function withInsights(): void {
  beforeEach(() => {
    Object.assign(server, { request: [never], poll: [never], plan: 'free' });
    vi.useFakeTimers({ now: NOW });
    api.answer(REQUEST, () => next(server.request));
    api.answer(POLL, () => next(server.poll));
    api.answer('GET /user-plans/current', () => planOf(server.plan));
  });
  withMember();
}

export const entry = (daysAgo: number, score = 3, overrides: Partial<MoodEntry> = {}): MoodEntry =>
  entryOf({
    ...{ id: `e${daysAgo}-${score}`, score },
    ...{ timestamp: NOW - daysAgo * 86_400_000, localDate: addDays(TODAY, -daysAgo) },
    ...overrides,
  });

/** Creates a week with an entry on each of this many days. */
export const weekOf = (days: number): MoodEntry[] => Array.from({ length: days }, (_, day) => entry(day));
