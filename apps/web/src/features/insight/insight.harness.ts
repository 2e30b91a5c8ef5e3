import type { MoodEntry } from '@alento/contract/mood-entry';
import { addDays } from '@alento/domain/time/local-date';
import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { setClock } from '../../lib/time/clock.ts';
import { emptyDevice } from '../../testing/device.ts';

/** Saturday, 21 November 2026, 15:00 in São Paulo. */
export const NOW = Date.parse('2026-11-21T18:00:00Z');
export const TODAY = '2026-11-21';
const TEXT = 'Foi uma semana de altos e baixos, com média **3,4 de 5**.';

export const aSummary = (given: object = {}) => ({
  summary: TEXT,
  requestId: 's1',
  startDate: '2026-11-15',
  endDate: TODAY,
  generatedAt: NOW,
  writtenBy: 'local',
  ...given,
});
export const state =
  (status: 'processing' | 'completed' | 'error', given: object = {}) =>
  () =>
    Response.json({ status, message: null, requestId: 's1', ...(status === 'completed' ? aSummary() : {}), ...given });

export const ready = (): Response => Response.json(aSummary());
export const begun = (): Response =>
  Response.json({ pollUrl: '/api/weekly-summary/s1', requestId: 's1' }, { status: 202 });
export const refused =
  (status: number, errorCode: string, message = 'x') =>
  (): Response =>
    Response.json({ errorCode, message }, { status });
export const never = (): Promise<Response> => new Promise(() => undefined);
export const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

type Answer = () => Response | Promise<Response>;

/** What the server of a test answers, one after the other; the last stands for all that follow. */
export const server = {
  request: [] as Answer[],
  poll: [] as Answer[],
  plan: 'free' as 'free' | 'essencial' | 'premium',
  /** When each call came, ms since the test began. */
  requested: [] as number[],
  polled: [] as number[],
  paths: [] as string[],
};

const next = (answers: Answer[]): Answer => (answers.length > 1 ? answers.shift() : answers[0]) ?? never;

async function fakeFetch(address: string, { method = 'GET' }: RequestInit = {}): Promise<Response> {
  if (address.includes('/user-plans/')) {
    return Response.json({ planId: server.plan, currentPlan: 'basic', canceledAt: null, currentPeriodEnd: null });
  }
  server.paths.push(`${method} ${address}`);
  const isRequest = method === 'POST';
  (isRequest ? server.requested : server.polled).push(Date.now() - NOW);
  return next(isRequest ? server.request : server.poll)();
}

/** A clock that only the test moves, a signed-in person, and a server that never answers. */
export function withInsights(): void {
  beforeEach(async () => {
    await emptyDevice();
    Object.assign(server, { request: [never], poll: [never], plan: 'free', requested: [], polled: [], paths: [] });
    vi.useFakeTimers({ now: NOW });
    setClock(() => Date.now());
    await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
    vi.stubGlobal('fetch', fakeFetch);
  });
  afterEach(async () => {
    await session.leave();
    vi.useRealTimers();
    setClock(() => Date.now())();
    vi.unstubAllGlobals();
  });
}

export const entry = (daysAgo: number, score = 3, given: Partial<MoodEntry> = {}): MoodEntry => ({
  id: `e${daysAgo}-${score}`,
  score,
  note: '',
  timestamp: NOW - daysAgo * 86_400_000,
  ai_analysis: '',
  tags: [],
  localDate: addDays(TODAY, -daysAgo),
  ...given,
});

/** A week with a record on each of so many days. */
export const weekOf = (days: number): MoodEntry[] => Array.from({ length: days }, (_, day) => entry(day));
