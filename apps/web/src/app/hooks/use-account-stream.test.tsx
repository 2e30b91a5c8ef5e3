// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../testing/fake-server/fake-server.ts';
import '../../state/account/stream/follow-account.ts';
import { EventStream } from '../../testing/fake-server/event-stream.ts';
import { planOf } from '../../testing/plan-answers.ts';
import { withMember } from '../../testing/signed-in.ts';
import { useAccountStream } from './use-account-stream.ts';

const opened = () => server.streamCalls('/account/stream').length;

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
}

withMember();
beforeEach(() => {
  vi.useFakeTimers();
  server.stream('/account/stream', () => new EventStream());
  server.answer('GET /user-plans/current', planOf('free'));
});

it('useAccountStream() opens the stream some seconds after the first screen is complete', async () => {
  renderHook(() => useAccountStream('maria'));
  await pass(3000);
  expect(opened()).toBe(0);
  await pass(3000);
  expect(opened()).toBe(1);
});

it('useAccountStream() opens no stream after it is unmounted', async () => {
  const { unmount } = renderHook(() => useAccountStream('maria'));
  unmount();
  await pass(10_000);
  expect(opened()).toBe(0);
});
