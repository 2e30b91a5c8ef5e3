// @vitest-environment jsdom
import { SUMMARY_POLLING } from '@alento/domain/insight/limits';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refused } from '../../testing/fake-server/reply.ts';
import { begun, polled, requested, server, state, TODAY, withInsights } from './insight.harness.ts';
import { useInsight } from './use-insight.ts';

withInsights();

// The platform is read once and cached, so this test must be the first.
it('useInsight polls for longer in the native app', async () => {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios' });
  const { attempts, everyMs } = SUMMARY_POLLING.extended;
  server.request = [begun];
  server.poll = [...Array.from({ length: attempts - 1 }, () => state('processing')), state('completed')];
  const { result } = renderHook(() => useInsight(TODAY, 'm'));
  act(() => result.current.ask());
  await act(() => vi.advanceTimersByTimeAsync((attempts - 1) * everyMs));
  expect(requested()).toHaveLength(1);
  expect(polled()).toHaveLength(attempts);
  expect(result.current.state.kind).toBe('ready');
});

it('useInsight sends one request for two calls at once', async () => {
  server.request = [refused(403, 'FORBIDDEN')];
  const { result } = renderHook(() => useInsight(TODAY, 'm'));
  act(() => {
    result.current.ask();
    result.current.ask();
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(requested()).toHaveLength(1);
  act(() => result.current.ask());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(requested()).toHaveLength(2);
});
