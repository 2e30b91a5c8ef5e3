import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextTurnOf } from './next-turn.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(async () => {
  // The last turns end with the clock that they began with.
  await setImmediate();
  await vi.runAllTimersAsync();
});

/** How long the turns of a person take of some time, ms, if the person always wants another one. */
async function timeTaken(userId: string, { turnMs, ofMs }: { turnMs: number; ofMs: number }): Promise<number> {
  const end = performance.now() + ofMs;
  let took = 0;
  const work = async (): Promise<void> => {
    while (performance.now() < end) {
      await nextTurnOf(userId);
      vi.advanceTimersByTime(turnMs);
      took += turnMs;
    }
  };
  let isDone = false;
  void work().then(() => {
    isDone = true;
  });
  while (!isDone) {
    await setImmediate();
    await vi.advanceTimersByTimeAsync(1);
  }
  return took;
}

it('long turns of a person take a burst and then a third of the time', async () => {
  const took = await timeTaken('ana', { turnMs: 40, ofMs: 6000 });
  expect(took).toBeGreaterThan(2000);
  expect(took).toBeLessThan(400 + 2000 + 2 * 40);
});

it('a person who paused that long has the whole burst again', async () => {
  await timeTaken('bia', { turnMs: 40, ofMs: 2000 });
  await vi.advanceTimersByTimeAsync(1200);
  const took = await timeTaken('bia', { turnMs: 40, ofMs: 520 });
  expect(took).toBeGreaterThan(400);
});

it('another person gets a turn while one pauses', async () => {
  await timeTaken('dora', { turnMs: 40, ofMs: 2000 });
  const got: string[] = [];
  for (const userId of ['dora', 'dora', 'caio', 'caio']) void nextTurnOf(userId).then(() => got.push(userId));
  for (let turn = 0; turn < 4; turn += 1) await setImmediate();
  expect(got).toEqual(expect.arrayContaining(['caio', 'caio']));
  expect(got.filter((userId) => userId === 'dora').length).toBeLessThan(2);
});
