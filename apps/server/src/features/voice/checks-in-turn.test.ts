import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { voiceLimits } from './voice-limits.ts';

it('does at most two checks at the same time', async () => {
  const { inTurn } = voiceLimits();
  let running = 0;
  let most = 0;
  const check = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await sleep(5);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 10 }, () => inTurn(check)));
  expect(most).toBe(2);
});

it('lets other events be read between checks that an embedded database answers at once', async () => {
  const { inTurn } = voiceLimits();
  let done = 0;
  const check = async (): Promise<void> => {
    for (let step = 0; step < 100; step += 1) await Promise.resolve();
    done += 1;
  };
  const all = Promise.all(Array.from({ length: 10 }, () => inTurn(check)));
  const doneAtTurns: number[] = [];
  while (done < 10) {
    await nextTurn();
    doneAtTurns.push(done);
  }
  await all;
  expect(new Set(doneAtTurns).size).toBeGreaterThanOrEqual(5);
});

it('goes on after a check that failed', async () => {
  const { inTurn } = voiceLimits();
  const failed = Array.from({ length: 3 }, () => inTurn(() => Promise.reject(new Error('no database'))));
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await inTurn(async () => 'done')).toBe('done');
});
