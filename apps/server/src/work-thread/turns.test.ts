import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const never = new AbortController().signal;

it('a person whose file is read and who searches leaves a place for another person', async () => {
  const turns = createTurns();
  const held = Promise.withResolvers<void>();
  const ofAna = [turns.readFile(never, () => held.promise), turns.run('ana', never, () => held.promise)];
  expect(await turns.run('bia', never, async () => 'found')).toBe('found');
  held.resolve();
  await Promise.all(ofAna);
});

it('files are read one after the other, and a number of them waits', async () => {
  const turns = createTurns();
  const held = Promise.withResolvers<void>();
  const order: number[] = [];
  const reads = Array.from({ length: 11 }, (_, n) =>
    turns.readFile(never, async () => {
      order.push(n);
      await held.promise;
    }),
  );
  await expect(turns.readFile(never, async () => undefined)).rejects.toThrow('Too many files are waiting');
  expect(order).toEqual([0]);
  held.resolve();
  await Promise.all(reads);
  expect(order).toEqual(Array.from({ length: 11 }, (_, n) => n));
});
