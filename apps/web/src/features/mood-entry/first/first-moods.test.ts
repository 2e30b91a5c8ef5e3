// @vitest-environment jsdom
import { FIRST_MOOD_KEPT_MS } from '@alento/domain/mood-entry/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFixed, writeFixed } from '../../../lib/session/device/device-store.ts';
import { withClock } from '../../../testing/clock.ts';
import { emptyDevice } from '../../../testing/device.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { never } from '../../../testing/fake-server/reply.ts';
import { leave, signIn, withVisitor } from '../../../testing/signed-in.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { addFirstMoods } from './add-first-moods.ts';
import { readFirstMoods, removeFirstMoods, saveFirstMood } from './first-moods.ts';

const AT = Date.parse('2026-11-14T15:30:00Z');
const clock = withClock(AT);
withVisitor();

beforeEach(() => server.answer('POST /mood-entries', never));
afterEach(emptyDevice);

it('saveFirstMood corrects a mood without changing its time or key, and keeps the others', async () => {
  const [first] = saveFirstMood(1, null);
  clock.at += 60_000;
  saveFirstMood(4, null);
  const [corrected, stored] = saveFirstMood(2, first);
  expect(await stored).toBe(true);
  expect(corrected).toEqual({ ...first, score: 2 });
  expect(readFirstMoods().map(({ score, timestamp }) => [score, timestamp])).toEqual([
    [4, AT + 60_000],
    [2, AT],
  ]);
  await removeFirstMoods([corrected.key]);
  expect(readFirstMoods().map(({ score }) => score)).toEqual([4]);
});

it.each(['{', '[]', '{"score":3}', '[{"score":9,"key":"a","timestamp":1,"timeZone":"UTC"}]', '[null,3]'])(
  'readFirstMoods reads nothing from %s',
  async (stored) => {
    await writeFixed('firstMoods', stored);
    expect(readFirstMoods()).toEqual([]);
  },
);

it('readFirstMoods leaves out moods that are a week old', async () => {
  saveFirstMood(3, null);
  clock.at += FIRST_MOOD_KEPT_MS - 1;
  expect(readFirstMoods()).toHaveLength(1);
  clock.at += 1;
  expect(readFirstMoods()).toEqual([]);
});

it('addFirstMoods moves the moods to the person’s outbox, with their time, zone and key', async () => {
  const [mood] = saveFirstMood(1, null);
  clock.at += 60_000;
  await signIn('ana');
  await addFirstMoods('ana');
  const { key, score, timestamp, timeZone } = mood;
  expect(moodOutbox.waiting().map(({ id, body }) => ({ id, body }))).toEqual([
    { id: key, body: { score, timestamp, timeZone, note: '', tags: [] } },
  ]);
  expect(readFixed('firstMoods')).toBeNull();
});

it('addFirstMoods adds a mood once if it is interrupted after the mood was added', async () => {
  saveFirstMood(1, null);
  const stored = readFixed('firstMoods');
  await signIn('ana');
  await addFirstMoods('ana');
  await writeFixed('firstMoods', stored);
  await addFirstMoods('ana');
  expect(moodOutbox.waiting()).toHaveLength(1);
});

it('addFirstMoods keeps the moods if the person has signed out meanwhile', async () => {
  saveFirstMood(1, null);
  await addFirstMoods('ana');
  expect(readFirstMoods()).toHaveLength(1);
});

it('addFirstMoods keeps a mood that the outbox could not store', async () => {
  const [mood] = saveFirstMood(1, null);
  await signIn('ana');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await addFirstMoods('ana');
  setItem.mockRestore();
  expect(readFirstMoods()).toEqual([mood]);
});

it('a sign-out deletes moods that were not added yet', async () => {
  saveFirstMood(1, null);
  await signIn('ana');
  await leave();
  expect(readFirstMoods()).toEqual([]);
});
