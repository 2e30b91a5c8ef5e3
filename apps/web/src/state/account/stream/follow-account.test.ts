// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { EventStream } from '../../../testing/fake-server/event-stream.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { planOf } from '../../../testing/plan-answers.ts';
import { moodKeys } from '../../mood/mood-entry.keys.ts';
import { currentPlanQuery } from '../current-plan.ts';
import { myDataKeys } from '../my-data.keys.ts';
import { sharingKeys } from '../sharing.keys.ts';
import { FakeChannel } from './browser-tabs.harness.ts';
import {
  follow,
  followed,
  opened,
  pass,
  planReads,
  sendEvent,
  tab,
  turn,
  withSignedInTab,
} from './follow-account.harness.ts';

withSignedInTab();

describe('followAccount()', () => {
  it('reads the plan again on an event, and everything else if the plan has changed', async () => {
    queryClient.setQueryData(['quota'], 5);
    await followed();
    await sendEvent('plan');
    expect(planReads()).toBe(2);
    expect(queryClient.getQueryState(['quota'])?.isInvalidated).toBe(false);
    server.answer('GET /user-plans/current', planOf('premium'));
    await sendEvent('plan');
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
    await followed();
    await sendEvent('plan');
    expect(queryClient.getQueryState(['quota'])?.isInvalidated).toBe(true);
  });

  it('reads the plan again if it has changed before the stream was opened', async () => {
    server.stream('/account/stream', () => {
      const stream = new EventStream();
      stream.send('opened', { planId: 'premium' });
      return stream;
    });
    server.answer('GET /user-plans/current', planOf('premium'));
    await followed();
    expect(queryClient.getQueryData(currentPlanQuery().queryKey)?.planId).toBe('premium');
  });

  it('reads exports and imports again on an event about them, and marks the diary as stale', async () => {
    queryClient.setQueryData(myDataKeys.exports(), []);
    queryClient.setQueryData(moodKeys.count(), 1);
    const overview = vi.fn(() => Promise.resolve(null));
    const stopReading = new QueryObserver(queryClient, {
      queryKey: myDataKeys.overview(),
      queryFn: overview,
    }).subscribe(() => undefined);
    await followed();
    await sendEvent('my-data');
    expect(queryClient.getQueryState(myDataKeys.exports())?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(moodKeys.count())?.isInvalidated).toBe(true);
    // It is costly to count, so it is not read with each step.
    expect(overview).toHaveBeenCalledTimes(1);
    expect(planReads()).toBe(1);
    stopReading();
  });

  it('tells the other tabs what has changed', async () => {
    await followed();
    const received = vi.fn();
    const other = new FakeChannel('alento:account:maria');
    other.onmessage = received;
    await sendEvent('my-data');
    expect(received.mock.calls).toEqual([[{ data: 'my-data' }]]);
    queryClient.setQueryData(myDataKeys.exports(), []);
    other.postMessage('my-data');
    await pass(10);
    expect(queryClient.getQueryState(myDataKeys.exports())?.isInvalidated).toBe(true);
    other.close();
  });

  it('opens one stream for all tabs', async () => {
    follow();
    await followed();
    expect(opened()).toBe(1);
  });

  it('opens the stream in another tab when its tab is closed', async () => {
    const stop = follow();
    await followed();
    stop();
    await pass(10);
    expect(opened()).toBe(2);
  });

  it('opens a stream in a browser without locks and channels', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    vi.stubGlobal('BroadcastChannel', undefined);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    await followed();
    await sendEvent('plan');
    expect(planReads()).toBe(2);
  });

  it('closes the stream a minute after the tab is hidden, and opens it again when it is shown', async () => {
    await followed();
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
    await followed();
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
    tab.visibility = 'hidden';
    follow();
    await pass(10_000);
    expect(opened()).toBe(0);
  });

  it('sends nothing after it is ended, and nothing for another person', async () => {
    const stop = await followed();
    stop();
    turn('visible');
    await pass(120_000);
    expect(opened()).toBe(1);
    follow('joana');
    await pass(10);
    tab.streams[1]?.send('plan', {});
    await pass(10);
    expect(planReads()).toBe(1);
  });
});
