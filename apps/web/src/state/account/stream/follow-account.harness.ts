import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { EventStream } from '../../../testing/fake-server/event-stream.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { planOf } from '../../../testing/plan-answers.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { currentPlanQuery } from '../current-plan.ts';
import { FakeChannel, FakeLocks } from './browser-tabs.harness.ts';
import { followAccount } from './follow-account.ts';

/** This tab as the browser describes it, and the streams that it has opened. */
export const tab: { visibility: DocumentVisibilityState; isOnline: boolean; streams: EventStream[] } = {
  visibility: 'visible',
  isOnline: true,
  streams: [],
};
const stops: (() => void)[] = [];
/** Follows an account until the end of the test. */
export const follow = (userId = 'maria') => {
  const stop = followAccount(userId);
  stops.push(stop);
  return stop;
};
export const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));
/** Follows an account, whose stream then opens. */
export async function followed(): Promise<() => void> {
  const stop = follow();
  await pass(10);
  return stop;
}
/** Sends an event on the open stream. */
export async function sendEvent(event: 'plan' | 'my-data'): Promise<void> {
  tab.streams[0]?.send(event, {});
  await pass(10);
}
/** Number of streams that were requested. */
export const opened = () => server.streamCalls('/account/stream').length;
export const planReads = () => server.calls('GET /user-plans/current').length;
/** Hides or shows the tab. */
export function turn(to: DocumentVisibilityState): void {
  tab.visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Signs a person in, in a tab with locks and channels, whose server opens streams. Call it once in a test file. */
export function withSignedInTab(): void {
  beforeEach(async () => {
    vi.useFakeTimers();
    Object.assign(tab, { visibility: 'visible', isOnline: true, streams: [] });
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => tab.visibility);
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => tab.isOnline);
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
    server.stream('/account/stream', () => {
      const stream = new EventStream();
      tab.streams.push(stream);
      stream.send('opened', { planId: 'free' });
      return stream;
    });
    server.answer('GET /user-plans/current', planOf('free'));
    await signIn();
    await queryClient.fetchQuery(currentPlanQuery());
  });

  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await pass(0);
    Reflect.deleteProperty(navigator, 'locks');
    await session.leave();
  });
}
