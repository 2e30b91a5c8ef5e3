import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openForFile } from '../testing/open-for-file.ts';
import { startTestApp } from '../testing/test-app.ts';

const app = await openForFile(startTestApp());

/** How many turns of the event loop pass between the first and the last response. */
async function turnsOf(calls: readonly (() => Promise<unknown>)[]): Promise<number> {
  let turn = 0;
  let isDone = false;
  const counting = (async () => {
    for (; !isDone; turn += 1) await setImmediate();
  })();
  const at = await Promise.all(
    calls.map(async (call) => {
      await call();
      return turn;
    }),
  );
  isDone = true;
  await counting;
  return Math.max(...at) - Math.min(...at);
}

it('requests of one account at once are handled in a turn of the event loop each, those of many together', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => app.newPerson()));
  const [ana] = people;
  const own = await turnsOf(people.map(() => async () => ana?.call('GET', '/tags')));
  const others = await turnsOf(people.map((person) => () => person.call('GET', '/tags')));
  expect(own).toBeGreaterThanOrEqual(9);
  expect(others).toBeLessThan(9);
});
