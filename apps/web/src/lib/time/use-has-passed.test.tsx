// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useHasPassed } from './use-has-passed.ts';

const START = Date.parse('2026-11-21T15:00:00Z');
const DAY_MS = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: START }));

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it.each([
  ['a minute and a half', 90_000],
  ['forty days, longer than a timer can be', 40 * DAY_MS],
])('turns true when the instant passes: %s', (_, ms) => {
  const { result } = renderHook(() => useHasPassed(START + ms));
  expect(result.current).toBe(false);
  pass(ms - 1);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

it('is true at once if the instant has passed, and never without one', () => {
  expect(renderHook(() => useHasPassed(START)).result.current).toBe(true);
  const { result } = renderHook(() => useHasPassed(null));
  pass(DAY_MS);
  expect(result.current).toBe(false);
});

it('reads the clock when the page is shown again, because timers stop while the device sleeps', () => {
  const { result } = renderHook(() => useHasPassed(START + DAY_MS));
  vi.setSystemTime(START + DAY_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(true);
});

it('follows another instant', () => {
  const { result, rerender } = renderHook(({ at }) => useHasPassed(at), { initialProps: { at: START + 1000 } });
  rerender({ at: START + 5000 });
  pass(2000);
  expect(result.current).toBe(false);
  pass(3000);
  expect(result.current).toBe(true);
});

it('leaves no timer behind', () => {
  renderHook(() => useHasPassed(START + DAY_MS)).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
