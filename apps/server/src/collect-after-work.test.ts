import { beforeEach, expect, it, vi } from 'vitest';
import { collectAfterWork } from './collect-after-work.ts';

beforeEach(() => void vi.useFakeTimers());

/**
 * Returns the intervals in which garbage was collected.
 *
 * @param course busy share in % and memory of each interval.
 * @param left memory after a collection.
 */
function collectionsOf(course: string, left: number): number[] {
  const intervals = course.split(' ').map((one) => one.split('%').map(Number));
  const collectedIn: number[] = [];
  let interval = 0;
  collectAfterWork({
    measureLoad: () => (intervals[interval]?.[0] ?? 0) / 100,
    measureMemory: () => (collectedIn.at(-1) === interval ? left : (intervals[interval]?.[1] ?? 0)),
    collect: () => collectedIn.push(interval),
  });
  for (interval = 1; interval < intervals.length; interval += 1) vi.advanceTimersByTime(10_000);
  return collectedIn;
}

it.each([
  ['never if the memory has not grown', '0%100 50%110 0%110 0%119', 100, []],
  ['never while the process is busy', '0%100 50%200 30%300', 100, []],
  [
    'when the memory has grown, and once more half a minute later',
    '0%100 50%200 20%200 0%110 10%110 0%110 0%110 0%110',
    110,
    [2, 5],
  ],
  ['again when it has grown again', '0%100 0%200 0%100 0%200', 100, [1, 3]],
  ['measured from what a collection could not free', '0%100 0%200 0%210 0%220 0%300', 200, [1, 4]],
  ['measured from the lowest level since', '0%200 0%100 0%130', 100, [2]],
])('collectAfterWork collects garbage %s', (_, course, left, expected) => {
  expect(collectionsOf(course, left)).toEqual(expected);
});

it('collectAfterWork collects garbage of the main thread by default', async () => {
  vi.useRealTimers();
  const place = new WeakRef({});
  // What a WeakRef refers to stays until the end of the turn that made it.
  await new Promise(setImmediate);
  vi.useFakeTimers();
  const sizes = [100, 200];
  collectAfterWork({ measureLoad: () => 0, measureMemory: () => sizes.shift() ?? 100 });
  vi.advanceTimersByTime(10_000);
  expect(place.deref()).toBeUndefined();
});
