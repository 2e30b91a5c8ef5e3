// @vitest-environment jsdom
import { errorText } from '@alento/domain/errors/catalogue';
import {
  INSIGHT_ASYNC_WAIT_MS as ASYNC,
  INSIGHT_FAILURE_DISPLAY_MS as FAILURE,
  INSIGHT_RETRY_EVERY_MS as RETRY,
  INSIGHT_STUCK_MS as STUCK,
  SUMMARY_POLLING,
} from '@alento/domain/insight/limits';
import { describe, expect, it } from 'vitest';
import { server as api } from '../../../testing/fake-server/fake-server.ts';
import { lost, offContract, refused } from '../../../testing/fake-server/reply.ts';
import { aSummary, begun, polled, ready, requested, server, state, withInsights } from '../insight.harness.ts';
import { follow, pass, RECORDED_INSIGHT } from './follow-insight.harness.ts';

withInsights();

describe('followInsight with a response of the server', () => {
  it('reports a summary in the first response at once', async () => {
    server.request = [ready];
    const { seen } = follow();
    await pass(0);
    expect(seen).toEqual([
      [0, 'loading'],
      [0, RECORDED_INSIGHT],
    ]);
    expect(polled()).toEqual([]);
  });

  it('polls every 2 s if the response contains a polling URL', async () => {
    server.request = [begun];
    server.poll = [state('processing'), state('processing'), state('completed')];
    const { seen } = follow();
    await pass(2 * SUMMARY_POLLING.default.everyMs);
    expect(polled()).toEqual([0, 2000, 4000]);
    expect(api.calls('GET /weekly-summary/{id}')[0]?.params).toEqual({ id: 's1' });
    expect(seen.at(-1)).toEqual([4000, RECORDED_INSIGHT]);
  });
});

describe('followInsight after an error', () => {
  it.each([
    ['a response without content', aSummary({ summary: '  ' })],
    ['202 with a polling URL of another host', offContract('{"pollUrl": "https://x.test/api/weekly-summary/s1"}')],
    ['a failing server', refused(500, 'INTERNAL')],
    ['no network', lost],
  ])('retries three times and then reports a failure after %s', async (_what, answer) => {
    server.request = [answer];
    const { seen } = follow();
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
    server.request = [lost, begun, ready];
    server.poll = [state('error')];
    follow();
    await pass(2 * RETRY);
    const keys = api.calls('POST /weekly-summary').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0], expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([
    ['failed', state('error', { message: errorText('WEEKLY_SUMMARY_FAILED') })],
    ['no longer exists', refused(404, 'WEEKLY_SUMMARY_NOT_FOUND')],
  ])('requests a new summary if the polled summary %s', async (_, answer) => {
    server.request = [begun, ready];
    server.poll = [answer];
    const { seen } = follow();
    await pass(RETRY);
    expect(seen.map(([, what]) => what)).toEqual(['loading', 'retrying 1', RECORDED_INSIGHT]);
    expect(polled()).toHaveLength(1);
  });

  it.each([
    [429, 'WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED', 'limit'],
    [429, 'WEEKLY_SUMMARY_INSUFFICIENT_DAYS', 'days'],
    [403, 'FORBIDDEN', 'refused'],
  ] as const)('treats the response %i %s as "%s" without a retry', async (status, code, kind) => {
    server.request = [refused(status, code)];
    const { seen } = follow();
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
    server.request = [answer, ready];
    const { seen } = follow();
    await pass(ASYNC - 1);
    expect(seen.at(-1)).toEqual([0, 'waiting']);
    await pass(1);
    expect(seen.slice(2)).toEqual([
      [ASYNC, 'loading'],
      [ASYNC, RECORDED_INSIGHT],
    ]);
  });

  it('stops after the second request if the summary is still not finished', async () => {
    server.request = [refused(409, 'WEEKLY_SUMMARY_PROCESSING')];
    const { seen } = follow();
    await pass(10 * ASYNC);
    expect(seen.at(-1)).toEqual([2 * ASYNC, 'idle']);
    expect(requested()).toEqual([0, ASYNC]);
  });
});
