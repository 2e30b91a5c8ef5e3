import { beforeEach, expect, it, vi } from 'vitest';
import { collectAfterWork } from './collect-after-work.ts';

beforeEach(() => void vi.useFakeTimers());

it.each([
  ['never if the process was not busy', [0, 0.1, 0.2, 0, 0], 0],
  ['never while it is busy', [0.5, 0.4, 0.3, 1], 0],
  ['once after it was busy, also if it still does some work', [0.5, 0.2, 0.1, 0.2, 0], 1],
  ['again after it was busy again', [0.5, 0, 0.9, 0, 0], 2],
])('collectAfterWork collects garbage %s', (_, loads, times) => {
  const collect = vi.fn();
  let interval = 0;
  collectAfterWork({ measureLoad: () => loads[interval++] ?? 0, collect });
  vi.advanceTimersByTime(loads.length * 10_000);
  expect(collect).toHaveBeenCalledTimes(times);
});

it('collectAfterWork collects garbage of the main thread by default', async () => {
  vi.useRealTimers();
  const place = new WeakRef({});
  // What a WeakRef refers to stays until the end of the turn that made it.
  await new Promise(setImmediate);
  vi.useFakeTimers();
  const loads = [0.9, 0];
  collectAfterWork({ measureLoad: () => loads.shift() ?? 0 });
  vi.advanceTimersByTime(20_000);
  expect(place.deref()).toBeUndefined();
});
