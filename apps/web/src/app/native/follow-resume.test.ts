// @vitest-environment jsdom
import { REFRESH_AFTER_MS } from '@alento/domain/interface/gestures';
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { withClock } from '../../testing/clock.ts';
import { fakeShell } from '../../testing/fake-shell.ts';
import { withVisitor } from '../../testing/signed-in.ts';
import { followResume } from './follow-resume.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
withClock(NOW);
withVisitor();
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

/** A query that a screen shows, loaded `age` ms ago. Returns how often it was loaded since. */
function visibleQuery(age: number, staleTime = 30_000) {
  const queryFn = vi.fn(async () => 'novo');
  const queryKey = ['resume', age, staleTime];
  queryClient.setQueryData(queryKey, 'velho', { updatedAt: NOW - age });
  const observer = new QueryObserver(queryClient, { queryKey, queryFn, staleTime, refetchOnMount: false });
  return { queryFn, stop: observer.subscribe(() => undefined) };
}

it('followResume() refetches queries on the screen that are at least 5 minutes old', async () => {
  const fake = fakeShell();
  const old = visibleQuery(REFRESH_AFTER_MS);
  const fresh = visibleQuery(REFRESH_AFTER_MS - 1);
  const lasting = visibleQuery(REFRESH_AFTER_MS, Number.POSITIVE_INFINITY);
  const stop = followResume(fake.device);
  fake.presence.send('away');
  fake.presence.send('back');
  await vi.waitFor(() => expect(old.queryFn).toHaveBeenCalledTimes(1));
  expect(fresh.queryFn).not.toHaveBeenCalled();
  expect(lasting.queryFn).not.toHaveBeenCalled();
  for (const one of [old, fresh, lasting]) one.stop();
  stop();
  expect(fake.presence.count()).toBe(0);
});

it('followResume tells the outbox, the date and others that the app is visible', () => {
  const fake = fakeShell();
  const listener = vi.fn();
  document.addEventListener('visibilitychange', listener);
  const stop = followResume(fake.device);
  fake.presence.send('back');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  document.removeEventListener('visibilitychange', listener);
});

it('followResume keeps the query library from refreshing at a return, until it is stopped', () => {
  const refreshes = vi.fn();
  const unsubscribe = focusManager.subscribe(refreshes);
  const stop = followResume(fakeShell().device);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(refreshes).not.toHaveBeenCalled();
  stop();
  window.dispatchEvent(new Event('visibilitychange'));
  expect(refreshes).toHaveBeenCalledTimes(1);
  unsubscribe();
});
