// @vitest-environment jsdom
import {
  INSIGHT_RETRY_EVERY_MS as RETRY,
  INSIGHT_STUCK_MS as STUCK,
  INSIGHT_STUCK_RETRY_MS as STUCK_RETRY,
  SUMMARY_POLLING,
} from '@alento/domain/insight/limits';
import { describe, expect, it, vi } from 'vitest';
import { lost, never, refused } from '../../../testing/fake-server/reply.ts';
import { begun, polled, ready, requested, server, state, withInsights } from '../insight.harness.ts';
import { follow, pass, RECORDED_INSIGHT } from './follow-insight.harness.ts';

withInsights();

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
    server.request = [begun];
    server.poll = [never, state('completed')];
    const { seen } = follow();
    await pass(STUCK + STUCK_RETRY);
    expect(requested()).toEqual([0]);
    expect(seen.at(-1)).toEqual([STUCK + STUCK_RETRY, RECORDED_INSIGHT]);
  });
});

describe('followInsight while polling', () => {
  it('polls at most 15 times in a browser', async () => {
    server.request = [begun, never];
    server.poll = [state('processing'), lost, state('processing')];
    const { seen } = follow();
    const { attempts, everyMs } = SUMMARY_POLLING.default;
    await pass((attempts - 1) * everyMs);
    expect(polled()).toEqual(Array.from({ length: attempts }, (_, index) => index * everyMs));
    expect(seen.at(-1)).toEqual([(attempts - 1) * everyMs, 'retrying 1']);
    await pass(RETRY);
    // Another request may be sent: the server checks whether the first insight is still being written.
    expect(requested()).toHaveLength(2);
    expect(polled()).toHaveLength(attempts);
  });

  it('polls up to 60 times in the native app', async () => {
    server.request = [begun];
    const { attempts, everyMs } = SUMMARY_POLLING.extended;
    server.poll = [...Array.from({ length: attempts - 1 }, () => state('processing')), state('completed')];
    const { seen } = follow('extended');
    await pass((attempts - 1) * everyMs);
    expect((attempts - 1) * everyMs).toBeGreaterThan(STUCK);
    expect(polled()).toHaveLength(attempts);
    expect(seen).toEqual([
      [0, 'loading'],
      [(attempts - 1) * everyMs, RECORDED_INSIGHT],
    ]);
  });

  it('ends each request after 30 s in the native app', async () => {
    server.request = [never, begun];
    server.poll = [never, state('completed')];
    const { seen } = follow('extended');
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
    server.request = [request];
    server.poll = [poll];
    const { seen, leave, done } = follow();
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
    server.request = [begun, ready];
    server.poll = [state('processing'), refused(404, 'WEEKLY_SUMMARY_NOT_FOUND')];
    const first = follow();
    await pass(1000);
    first.leave.abort();
    const second = follow();
    await pass(0);
    expect(second.seen.at(-1)?.[1]).toBe(RECORDED_INSIGHT);
    expect(requested()).toHaveLength(2);
  });
});
