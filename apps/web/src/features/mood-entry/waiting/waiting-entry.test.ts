import { expect, it } from 'vitest';
import { entryOf } from '../../../testing/answers.ts';
import { displayedEntryOf, withWaiting } from './waiting-entry.ts';

const entry = (id: string, timestamp: number) => entryOf({ id, timestamp });
const bodyAt = (timestamp: number, timeZone: string) => ({ score: 3, note: '', tags: [], timestamp, timeZone });
const waiting = (id: string, timestamp: number, timeZone = 'America/Sao_Paulo', isTried = false) => {
  const body = bodyAt(timestamp, timeZone);
  return displayedEntryOf({ id, body, sent: isTried ? body : null, refusal: null });
};

it('withWaiting sorts entries of the outbox among stored entries by timestamp', () => {
  const displayed = withWaiting([entry('b', 30), entry('a', 10)], [waiting('w', 20)]);
  expect(displayed.map(({ id }) => id)).toEqual(['b', 'w', 'a']);
});

it('withWaiting lists an entry once if it was stored but its response was lost', () => {
  const lost = waiting('w', 10, undefined, true);
  expect(withWaiting([entry('a', 10)], [lost]).map(({ id }) => id)).toEqual(['a']);
  // Two entries with the same timestamp, such as those of past days at noon, may be different ones.
  expect(withWaiting([entry('a', 10)], [waiting('w', 10)])).toHaveLength(2);
  expect(withWaiting([{ ...entry('a', 10), score: 1 }], [lost])).toHaveLength(2);
});

it('withWaiting gives an entry of the outbox the local date of its original zone', () => {
  const lateEvening = Date.parse('2026-11-22T02:30:00Z');
  expect(waiting('w', lateEvening).localDate).toBe('2026-11-21');
  expect(waiting('w', lateEvening, 'Europe/Lisbon').localDate).toBe('2026-11-22');
});
