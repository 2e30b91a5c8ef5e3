// @vitest-environment jsdom
import { emptySafetyPlan } from '@alento/domain/safety/safety-plan';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
// Imported before the tests, so that the time to load its code does not affect them.
import { server } from '../../testing/fake-server/fake-server.ts';
import '../../features/safety/plan/safety-plan.queries.ts';
import { withMember } from '../../testing/signed-in.ts';
import { useStoreSafetyPlan } from './use-store-safety-plan.ts';

const PLAN = { ...emptySafetyPlan(), whatHelps: ['banho'], updatedAt: 7 };
const requestCount = (): number => server.calls('GET /safety-plan').length;
const storedPlan = (): string | null => localStorage.getItem('alento:maria:safety-plan');

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
}

withMember();
beforeEach(() => {
  vi.useFakeTimers();
  server.answer('GET /safety-plan', PLAN);
});

it('useStoreSafetyPlan() stores the safety plan on the device three seconds after it is mounted', async () => {
  renderHook(() => useStoreSafetyPlan('maria'));
  await pass(2000);
  expect(requestCount()).toBe(0);
  await pass(1000);
  expect(storedPlan()).toContain('banho');
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(requestCount()).toBe(1);
});

it('useStoreSafetyPlan() stores the safety plan on the “online” event if the first request failed', async () => {
  server.fail('GET /safety-plan');
  renderHook(() => useStoreSafetyPlan('maria'));
  await pass(3000);
  await pass(60_000);
  expect(storedPlan()).toBeNull();
  server.answer('GET /safety-plan', PLAN);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(storedPlan()).toContain('banho');
});

it('useStoreSafetyPlan() requests no safety plan after it is unmounted', async () => {
  const { unmount } = renderHook(() => useStoreSafetyPlan('maria'));
  unmount();
  await pass(3000);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(requestCount()).toBe(0);
});
