// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { hasErased } from '../../../lib/session/erased.ts';
import { session } from '../../../lib/session/session.ts';
import { sessionOf } from '../../../testing/answers.ts';
import { EventStream } from '../../../testing/fake-server/event-stream.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { planOf } from '../../../testing/plan-answers.ts';
import { moodKeys } from '../../mood/mood-entry.keys.ts';
import { currentPlanQuery } from '../current-plan.ts';
import { myDataKeys } from '../my-data.keys.ts';
import { sharingKeys } from '../sharing.keys.ts';
import { FakeChannel, FakeLocks } from './browser-tabs.harness.ts';
import { followAccount } from './follow-account.ts';

let visibility: DocumentVisibilityState;
let isOnline: boolean;
let streams: EventStream[];
const stops: (() => void)[] = [];
const follow = (userId = 'maria') => {
  const stop = followAccount(userId);
  stops.push(stop);
  return stop;
};
const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));
const opened = () => server.streamCalls('/account/stream').length;
const planReads = () => server.calls('GET /user-plans/current').length;
function turn(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  vi.useFakeTimers();
  visibility = 'visible';
  isOnline = true;
  streams = [];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  server.stream('/account/stream', () => {
    const stream = new EventStream();
    streams.push(stream);
    stream.send('opened', { planId: 'free' });
    return stream;
  });
  server.answer('GET /user-plans/current', planOf('free'));
  await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
  await queryClient.fetchQuery(currentPlanQuery());
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await pass(0);
  Reflect.deleteProperty(navigator, 'locks');
  await session.leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('followAccount()', () => {
  it('reads the plan again on an event, and everything else if the plan has changed', async () => {
    queryClient.setQueryData(['quota'], 5);
    follow();
    await pass(10);
    streams[0]?.send('plan', {});
    await pass(10);
    expect(planReads()).toBe(2);
    expect(queryClient.getQueryState(['quota'])?.isInvalidated).toBe(false);
    server.answer('GET /user-plans/current', planOf('premium'));
    streams[0]?.send('plan', {});
    await pass(10);
    expect(queryClient.getQueryData(currentPlanQuery().queryKey)?.planId).toBe('premium');
    expect(queryClient.getQueryState(['quota'])?.isInvalidated).toBe(true);
  });

  it('reads everything again if another request has shown the change of the plan', async () => {
    queryClient.setQueryData(['quota'], 5);
    follow();
    server.answer('GET /user-plans/current', planOf('premium'));
    await queryClient.fetchQuery({ ...currentPlanQuery(), staleTime: 0 });
    expect(queryClient.getQueryState(['quota'])?.isInvalidated).toBe(true);
  });

  it('reads nothing about sharing again if the plan has changed, because every plan includes it', async () => {
    const patient = [...sharingKeys.patient('p1'), 'screenings'];
    queryClient.setQueryData(patient, []);
    follow();
    server.answer('GET /user-plans/current', planOf('premium'));
    await queryClient.fetchQuery({ ...currentPlanQuery(), staleTime: 0 });
    expect(queryClient.getQueryState(patient)?.isInvalidated).toBe(false);
  });

  it('reads everything again on an event if no plan was read before', async () => {
    queryClient.clear();
    queryClient.setQueryData(['quota'], 5);
    server.answer('GET /user-plans/current', planOf('premium'));
    follow();
    await pass(10);
    streams[0]?.send('plan', {});
    await pass(10);
    expect(queryClient.getQueryState(['quota'])?.isInvalidated).toBe(true);
  });

  it('reads the plan again if it has changed before the stream was opened', async () => {
    server.stream('/account/stream', () => {
      const stream = new EventStream();
      stream.send('opened', { planId: 'premium' });
      return stream;
    });
    server.answer('GET /user-plans/current', planOf('premium'));
    follow();
    await pass(10);
    expect(queryClient.getQueryData(currentPlanQuery().queryKey)?.planId).toBe('premium');
  });

  it('reads exports and imports again on an event about them, and marks the diary as stale', async () => {
    queryClient.setQueryData(myDataKeys.exports(), []);
    queryClient.setQueryData(moodKeys.any(), true);
    const overview = vi.fn(() => Promise.resolve(null));
    const stopReading = new QueryObserver(queryClient, {
      queryKey: myDataKeys.overview(),
      queryFn: overview,
    }).subscribe(() => undefined);
    follow();
    await pass(10);
    streams[0]?.send('my-data', {});
    await pass(10);
    expect(queryClient.getQueryState(myDataKeys.exports())?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(moodKeys.any())?.isInvalidated).toBe(true);
    // It is costly to count, so it is not read with each step.
    expect(overview).toHaveBeenCalledTimes(1);
    expect(planReads()).toBe(1);
    stopReading();
  });

  it('tells the other tabs what has changed', async () => {
    follow();
    await pass(10);
    const told = vi.fn();
    const other = new FakeChannel('alento:account:maria');
    other.onmessage = told;
    streams[0]?.send('my-data', {});
    await pass(10);
    expect(told.mock.calls).toEqual([[{ data: 'my-data' }]]);
    queryClient.setQueryData(myDataKeys.exports(), []);
    other.postMessage('my-data');
    await pass(10);
    expect(queryClient.getQueryState(myDataKeys.exports())?.isInvalidated).toBe(true);
    other.close();
  });

  it('opens one stream for all tabs, which all hear of the change', async () => {
    follow();
    follow();
    await pass(10);
    expect(opened()).toBe(1);
    const told = vi.fn();
    const other = new FakeChannel('alento:account:maria');
    other.onmessage = told;
    streams[0]?.send('plan', {});
    await pass(10);
    expect(told).toHaveBeenCalledTimes(1);
    other.postMessage('plan');
    await pass(10);
    expect(planReads()).toBeGreaterThan(2);
    other.close();
  });

  it('opens the stream in another tab when its tab is closed', async () => {
    const stop = follow();
    follow();
    await pass(10);
    stop();
    await pass(10);
    expect(opened()).toBe(2);
  });

  it('opens a stream in a browser without locks and channels', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    vi.stubGlobal('BroadcastChannel', undefined);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    follow();
    await pass(10);
    streams[0]?.send('plan', {});
    await pass(10);
    expect(planReads()).toBe(2);
  });

  it('closes the stream a minute after the tab is hidden, and opens it again when it is shown', async () => {
    follow();
    await pass(10);
    turn('hidden');
    await pass(59_000);
    turn('visible');
    await pass(10);
    expect(opened()).toBe(1);
    turn('hidden');
    await pass(61_000);
    // A closed stream is not opened again while the tab is hidden.
    await pass(300_000);
    expect(opened()).toBe(1);
    turn('visible');
    await pass(10);
    expect(opened()).toBe(2);
  });

  it('reads the plan again when the person returns after half a minute', async () => {
    follow();
    await pass(10);
    turn('hidden');
    await pass(20_000);
    turn('visible');
    await pass(10);
    expect(planReads()).toBe(1);
    turn('hidden');
    await pass(20_000);
    turn('visible');
    await pass(10);
    expect(planReads()).toBe(2);
  });

  it('opens no stream in a hidden tab', async () => {
    visibility = 'hidden';
    follow();
    await pass(10_000);
    expect(opened()).toBe(0);
  });

  it('sends nothing after it is ended, and nothing for another person', async () => {
    const stop = follow();
    await pass(10);
    stop();
    turn('visible');
    await pass(120_000);
    expect(opened()).toBe(1);
    follow('joana');
    await pass(10);
    streams[1]?.send('plan', {});
    await pass(10);
    expect(planReads()).toBe(1);
  });
});

describe('a stream that has ended', () => {
  it('is opened again after a second, and the plan is read, because events may have been missed', async () => {
    follow();
    await pass(31_000);
    streams[0]?.end();
    await pass(900);
    expect(opened()).toBe(1);
    await pass(200);
    expect(opened()).toBe(2);
    expect(planReads()).toBe(2);
  });

  it('is opened again after longer and longer times, at most a minute, while it fails', async () => {
    server.stream('/account/stream', refused(503, 'UNAVAILABLE'));
    follow();
    const at: number[] = [];
    server.onCall(({ path }) => path === '/account/stream' && at.push(Date.now()));
    await pass(400_000);
    const waits = at.slice(1).map((time, index) => Math.round((time - (at[index] ?? 0)) / 1000));
    expect(waits).toEqual(expect.arrayContaining([2, 4, 8, 16, 32, 60]));
    expect(Math.max(...waits)).toBe(60);
  });

  it('is opened again when the server allows it', async () => {
    server.stream('/account/stream', refused(429, 'RATE_LIMITED', { retryAfter: 90 }));
    follow();
    await pass(89_000);
    expect(opened()).toBe(1);
    await pass(2000);
    expect(opened()).toBe(2);
  });

  it('ends the session if its token is rejected, as any call would', async () => {
    server.stream('/account/stream', refused(401, 'UNAUTHORIZED'));
    server.refuse('GET /auth/get-session', 401, 'UNAUTHORIZED');
    follow();
    await pass(10);
    expect(session.current()).toBeNull();
    expect(hasErased()).toBe(false);
  });

  it('asks about the session once if the server rejects only the stream', async () => {
    server.stream('/account/stream', refused(401, 'UNAUTHORIZED'));
    server.answer('GET /auth/get-session', sessionOf());
    follow();
    await pass(120_000);
    expect(opened()).toBeGreaterThan(3);
    expect(server.calls('GET /auth/get-session')).toHaveLength(1);
    expect(session.userId()).toBe('maria');
  });

  it('erases the device if the account was deleted elsewhere', async () => {
    server.stream('/account/stream', refused(401, 'UNAUTHORIZED', { code: 'ACCOUNT_DELETED' }));
    follow();
    // The code that erases is loaded when it is needed, which takes real time.
    await vi.waitFor(() => expect([session.current(), hasErased(), localStorage.length]).toEqual([null, true, 0]));
    expect(server.calls('GET /auth/get-session')).toEqual([]);
  });

  it('is not requested without a network', async () => {
    follow();
    await pass(10);
    isOnline = false;
    window.dispatchEvent(new Event('offline'));
    await pass(120_000);
    expect(opened()).toBe(1);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await pass(10);
    expect(opened()).toBe(2);
  });
});
