// @vitest-environment jsdom
import { errorText } from '@alento/domain/errors/catalogue';
import {
  INSIGHT_ASYNC_WAIT_MS as ASYNC,
  INSIGHT_FAILURE_DISPLAY_MS as FAILURE,
  INSIGHT_RETRY_EVERY_MS as RETRY,
  INSIGHT_STUCK_MS as STUCK,
  INSIGHT_STUCK_RETRY_MS as STUCK_RETRY,
  SUMMARY_POLLING,
} from '@alento/domain/insight/limits';
import { describe, expect, it, vi } from 'vitest';
import { server as api } from '../../../testing/fake-server/fake-server.ts';
import { lost, never, offContract, refused } from '../../../testing/fake-server/reply.ts';
import {
  aSummary,
  begun,
  NOW,
  polled,
  ready,
  requested,
  server,
  state,
  TODAY,
  withInsights,
} from '../insight.harness.ts';
import { followInsight } from './follow-insight.ts';

withInsights();

/** Follows a request, which the server answers so, and records the states with their times. */
function follow(answers: Partial<typeof server> = {}, profile: 'default' | 'extended' = 'default') {
  Object.assign(server, answers);
  const leave = new AbortController();
  const seen: [number, string][] = [];
  const see = (what: string): void => {
    seen.push([Date.now() - NOW, what]);
  };
  const done = followInsight({ userId: 'maria', today: TODAY, mark: 'm', profile }, leave.signal, {
    onState: (next) => see(next.kind === 'retrying' ? `retrying ${next.attempt}` : next.kind),
    onAnswer: ({ insight, mark }) => see(`shown ${insight.text.slice(0, 3)} ${mark}`),
  });
  return { seen, leave, done };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The recorded text of a shown insight. */
const RECORDED_INSIGHT = 'shown Foi m';

it('followInsight with a response of the server polls every 2 s if the response contains a polling URL', async () => {
  const { seen } = follow({ request: [begun], poll: [state('processing'), state('processing'), state('completed')] });
  await pass(2 * SUMMARY_POLLING.default.everyMs);
  expect(polled()).toEqual([0, 2000, 4000]);
  expect(api.calls('GET /weekly-summary/{id}')[0]?.params).toEqual({ id: 's1' });
  expect(seen.at(-1)).toEqual([4000, RECORDED_INSIGHT]);
});

describe('followInsight after an error', () => {
  it.each([
    ['a response without content', aSummary({ summary: '  ' })],
    ['202 with a polling URL of another host', offContract('{"pollUrl": "https://x.test/api/weekly-summary/s1"}')],
    ['a failing server', refused(500, 'INTERNAL')],
    ['no network', lost],
  ])('retries three times and then reports a failure after %s', async (_what, answer) => {
    const { seen } = follow({ request: [answer] });
    await pass(3 * RETRY + FAILURE - 1);
    expect(seen.at(-1)).toEqual([3 * RETRY, 'failed']);
    await pass(1);
    expect(seen).toEqual([
      [0, 'loading'],
      [0, 'retrying 1'],
      [RETRY, 'retrying 2'],
      [2 * RETRY, 'retrying 3'],
      [3 * RETRY, 'failed'],
      [3 * RETRY + FAILURE, 'idle'],
    ]);
    expect(requested()).toEqual([0, RETRY, 2 * RETRY, 3 * RETRY]);
    expect(polled()).toEqual([]);
  });

  it('repeats the key of a request whose response was lost, and uses another one after a summary has failed', async () => {
    follow({ request: [lost, begun, ready], poll: [state('error')] });
    await pass(2 * RETRY);
    const keys = api.calls('POST /weekly-summary').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0], expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([
    ['failed', state('error', { message: errorText('WEEKLY_SUMMARY_FAILED') })],
    ['no longer exists', refused(404, 'WEEKLY_SUMMARY_NOT_FOUND')],
  ])('requests a new summary if the polled summary %s', async (_, answer) => {
    const { seen } = follow({ request: [begun, ready], poll: [answer] });
    await pass(RETRY);
    expect(seen.map(([, what]) => what)).toEqual(['loading', 'retrying 1', RECORDED_INSIGHT]);
    expect(polled()).toHaveLength(1);
  });

  it.each([
    [429, 'WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED', 'limit'],
    [429, 'WEEKLY_SUMMARY_INSUFFICIENT_DAYS', 'days'],
    [403, 'FORBIDDEN', 'refused'],
  ] as const)('treats the response %i %s as "%s" without a retry', async (status, code, kind) => {
    const { seen } = follow({ request: [refused(status, code)] });
    await pass(STUCK);
    expect(seen).toEqual([
      [0, 'loading'],
      [0, kind],
    ]);
    expect(requested()).toHaveLength(1);
  });
});

describe('followInsight if a summary is already being written', () => {
  it.each([
    ['by its code', refused(409, 'WEEKLY_SUMMARY_PROCESSING')],
    ['by its message', refused(500, 'INTERNAL', { message: 'Summary already processing' })],
    [
      'by the specification’s message',
      refused(400, 'REQUEST_INVALID', { message: 'Já existe um processamento assíncrono em andamento' }),
    ],
  ])('sends one more request after 30 s (recognised %s)', async (_how, answer) => {
    const { seen } = follow({ request: [answer, ready] });
    await pass(ASYNC - 1);
    expect(seen.at(-1)).toEqual([0, 'waiting']);
    await pass(1);
    expect(seen.slice(2)).toEqual([
      [ASYNC, 'loading'],
      [ASYNC, RECORDED_INSIGHT],
    ]);
  });

  it('stops after the second request if the summary is still not finished', async () => {
    const { seen } = follow({ request: [refused(409, 'WEEKLY_SUMMARY_PROCESSING')] });
    await pass(10 * ASYNC);
    expect(seen.at(-1)).toEqual([2 * ASYNC, 'idle']);
    expect(requested()).toEqual([0, ASYNC]);
  });
});

describe('followInsight after a timeout', () => {
  it('repeats a request that had no response for 60 s', async () => {
    const { seen } = follow();
    await pass(STUCK);
    expect(requested()).toEqual([0]);
    await pass(STUCK_RETRY);
    expect(requested()).toEqual([0, STUCK + STUCK_RETRY]);
    expect(seen.every(([, what]) => what === 'loading')).toBe(true);
    await pass(10 * STUCK);
    expect(requested()).toHaveLength(4);
    expect(seen.slice(-2).map(([, what]) => what)).toEqual(['failed', 'idle']);
  });

  it('polls again for the summary if a poll had no response', async () => {
    const { seen } = follow({ request: [begun], poll: [never, state('completed')] });
    await pass(STUCK + STUCK_RETRY);
    expect(requested()).toEqual([0]);
    expect(seen.at(-1)).toEqual([STUCK + STUCK_RETRY, RECORDED_INSIGHT]);
  });
});

describe('followInsight while polling', () => {
  it('polls at most 15 times in a browser', async () => {
    const { seen } = follow({ request: [begun, never], poll: [state('processing'), lost, state('processing')] });
    const { attempts, everyMs } = SUMMARY_POLLING.default;
    await pass((attempts - 1) * everyMs);
    expect(polled()).toEqual(Array.from({ length: attempts }, (_, index) => index * everyMs));
    expect(seen.at(-1)).toEqual([(attempts - 1) * everyMs, 'retrying 1']);
    await pass(RETRY);
    // Another request may be sent: the server checks whether the first insight is still being written.
    expect(requested()).toHaveLength(2);
    expect(polled()).toHaveLength(attempts);
  });

  it('ends each request after 30 s in the native app', async () => {
    const { seen } = follow({ request: [never, begun], poll: [never, state('completed')] }, 'extended');
    const { requestTimeoutMs, everyMs } = SUMMARY_POLLING.extended;
    await pass(requestTimeoutMs);
    expect(seen.at(-1)).toEqual([requestTimeoutMs, 'retrying 1']);
    await pass(RETRY + requestTimeoutMs + everyMs);
    expect(polled()).toEqual([requestTimeoutMs + RETRY, 2 * requestTimeoutMs + RETRY + everyMs]);
    expect(seen.at(-1)?.[1]).toBe(RECORDED_INSIGHT);
  });
});

describe('followInsight aborted because the page is left', () => {
  it.each([
    ['during the request', never, never, 0],
    ['while polling', begun, state('processing'), 1000],
    ['before a retry', lost, never, 1000],
    ['while it waits', refused(409, 'WEEKLY_SUMMARY_PROCESSING'), never, 1000],
  ])('sends no request and reports no state after an abort %s', async (_when, request, poll, afterMs) => {
    const { seen, leave, done } = follow({ request: [request], poll: [poll] });
    await pass(afterMs);
    const before = [...seen];
    leave.abort();
    await done;
    await pass(10 * STUCK);
    expect(seen).toEqual(before);
    expect(requested()).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends a new request when the person returns if the running summary no longer exists', async () => {
    const first = follow({
      request: [begun, ready],
      poll: [state('processing'), refused(404, 'WEEKLY_SUMMARY_NOT_FOUND')],
    });
    await pass(1000);
    first.leave.abort();
    const second = follow();
    await pass(0);
    expect(second.seen.at(-1)?.[1]).toBe(RECORDED_INSIGHT);
    expect(requested()).toHaveLength(2);
  });
});
