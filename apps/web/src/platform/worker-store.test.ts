import { afterEach, expect, it } from 'vitest';
import { withDatabases } from '../testing/databases.ts';
import { DATABASES, deleteDatabase } from './databases.ts';
import {
  addCreated,
  type Copy,
  claimNext,
  closeWorkerStore,
  forget,
  replaceCopies,
  sharedSession,
  shareSession,
  storeOutcome,
} from './worker-store.ts';

const ANA = { userId: 'ana', token: 't1' };
const copy = (key: string, place: number, userId = 'ana'): Copy => ({
  key,
  userId,
  id: key,
  kind: 'mood-entry',
  place,
  body: { score: place },
});
const seen = async () => {
  const { created, tried } = await replaceCopies(ANA, []);
  return { created: created.map(({ key }) => key), tried: tried.map(({ key, outcome }) => [key, outcome]) };
};

withDatabases();
afterEach(async () => {
  await closeWorkerStore();
  await deleteDatabase(DATABASES.worker);
});

it('hands out copies and the worker’s own creations in order, and notes each as tried first', async () => {
  await replaceCopies(ANA, [copy('b', 2), copy('c', 3)]);
  await addCreated(copy('a', 1));
  const first = await claimNext('ana');
  expect(first?.key).toBe('a');
  // Not concluded, as if the worker was stopped: it is handed out again, under the same key.
  expect((await claimNext('ana'))?.key).toBe('a');
  expect(await storeOutcome(copy('a', 1), { result: 1 })).toBe(true);
  expect((await claimNext('ana'))?.key).toBe('b');
  expect(await storeOutcome(copy('b', 2), { refusal: { status: 422, code: 'X', message: 'x' } })).toBe(false);
  expect((await claimNext('ana'))?.key).toBe('c');
  expect(await seen()).toEqual({
    created: [],
    tried: [
      ['b', { refusal: { status: 422, code: 'X', message: 'x' } }],
      ['c', null],
    ],
  });
});

it('keeps a refused creation of the worker until a page takes it over', async () => {
  await shareSession(ANA);
  await addCreated(copy('a', 1));
  await claimNext('ana');
  await storeOutcome(copy('a', 1), { refusal: { status: 422, code: 'X', message: 'x' } });
  expect(await claimNext('ana')).toBeNull();
  const taken = await replaceCopies(ANA, []);
  expect([taken.created.length, taken.tried.length]).toEqual([1, 1]);
  await forget('ana', taken);
  expect(await seen()).toEqual({ created: [], tried: [] });
});

it('keeps what the worker created, with its outcome, for a page that read it before it was sent', async () => {
  await shareSession(ANA);
  await addCreated(copy('a', 1));
  await claimNext('ana');
  const { created, tried } = await replaceCopies(ANA, []);
  expect(await storeOutcome(copy('a', 1), { result: 1 })).toBe(false);
  expect([created.length, tried.map(({ outcome }) => outcome)]).toEqual([1, [null]]);
  expect(await seen()).toEqual({ created: ['a'], tried: [['a', { result: 1 }]] });
});

it('keeps an outcome that the worker noted while a page took over the note without it', async () => {
  await replaceCopies(ANA, [copy('a', 1)]);
  await claimNext('ana');
  const taken = await replaceCopies(ANA, [copy('a', 1)]);
  await storeOutcome(copy('a', 1), { result: 1 });
  await forget('ana', taken);
  expect((await seen()).tried).toEqual([['a', { result: 1 }]]);
});

it('writes no copy of a creation that has a note', async () => {
  await replaceCopies(ANA, [copy('a', 1)]);
  await claimNext('ana');
  await replaceCopies(ANA, [{ ...copy('a', 1), body: 'edited' }]);
  await forget('ana', await replaceCopies(ANA, []));
  expect(await claimNext('ana')).toBeNull();
});

it('deletes everything when another person signs in, and takes nothing for somebody who is not signed in', async () => {
  await replaceCopies(ANA, [copy('a', 1)]);
  expect(await addCreated(copy('x', 1, 'bia'))).toBe(false);
  expect(await claimNext('bia')).toBeNull();
  await shareSession({ userId: 'bia', token: 't2' });
  await storeOutcome(copy('a', 1), { result: 1 });
  expect(await claimNext('bia')).toBeNull();
  expect(await sharedSession()).toEqual({ userId: 'bia', token: 't2' });
  expect(await seen()).toEqual({ created: [], tried: [] });
});

it('can be deleted while it is open, and is empty afterwards', async () => {
  await replaceCopies(ANA, [copy('a', 1)]);
  await deleteDatabase(DATABASES.worker);
  expect(await sharedSession()).toBeNull();
  expect(await claimNext('ana')).toBeNull();
});
