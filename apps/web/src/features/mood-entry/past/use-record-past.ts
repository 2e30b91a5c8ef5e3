import type { MoodEntry } from '@alento/contract/mood-entry';
import type { LocalDate } from '@alento/domain/time/local-date';
import { useRef, useState } from 'react';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { useIntent } from '../../../lib/intent/use-intent.ts';
import { isReachable } from '../../../lib/outbox/outbox.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { correctedFields, haveSameFields } from '../entry-fields.ts';
import { type NewEntry, useCorrectMood, useRecordBatch, useRemoveMood } from '../mood-entry.mutations.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { notStored } from '../waiting/one-mood.ts';
import { hasScore, type PastDay } from './past-days.ts';

/**
 * Puts the chosen days into the outbox, one entry each, if the device is known to be offline. Resolves to whether it
 * did so. Throws and stores none if they don't all fit.
 */
async function keepPast(entries: readonly NewEntry[]): Promise<boolean> {
  if (await isReachable()) return false;
  const zone = timeZone();
  const ids: string[] = [];
  for (const entry of entries) ids.push(await moodOutbox.add({ ...entry, timeZone: zone }));
  const areStored = ids.every((id) => {
    const fate = moodOutbox.fate(id);
    return fate.state !== 'waiting' || fate.isStored;
  });
  if (areStored) return true;
  for (const id of ids) await moodOutbox.remove(id);
  throw notStored();
}

/** A batch as it was sent, with its days. A retry sends the same idempotency key and body. */
type Batch = { days: readonly PastDay[]; entries: NewEntry[] };
type Landed = { day: PastDay; entry: MoodEntry };

/** What the server may have stored of a failed save. */
export type Leftover = 'nothing' | 'unknown' | 'part';

/**
 * Saves the chosen days, and stores none twice if a save is retried. A batch without a valid response may have been
 * stored, so a retry first sends it again unchanged. Then it sends later changes as corrections or deletions, and a
 * new batch of the days that have no entry yet.
 */
export function useRecordPast() {
  const batch = useRecordBatch();
  const correct = useCorrectMood();
  const remove = useRemoveMood();
  const [saving, setSaving] = useState(false);
  const intent = useIntent<Batch>();
  const landed = useRef(new Map<LocalDate, Landed>());

  const send = async (next: Batch) => {
    const { answer, body } = await intent.send(next, ({ key, body: { entries } }) =>
      batch.mutateAsync({ key, body: entries }),
    );
    // The entries of the response are in the order of the request.
    for (const [index, entry] of answer.entries()) {
      const day = body.days[index];
      if (day) landed.current.set(day.date, { day, entry });
    }
  };

  const bringUpToDate = async ({ day, entry }: Landed, wanted: PastDay | undefined) => {
    try {
      if (!wanted) {
        await remove.mutateAsync(entry.id);
        landed.current.delete(day.date);
      } else if (hasScore(wanted) && hasScore(day) && !haveSameFields(wanted, day)) {
        const corrected = await correct.mutateAsync({ entry, ...correctedFields(day, wanted) });
        landed.current.set(day.date, { day: wanted, entry: corrected });
      }
    } catch (failure) {
      if (!isRefusal(failure, 'ENTRY_NOT_FOUND')) throw failure;
      // The entry was deleted on another device meanwhile.
      landed.current.delete(day.date);
    }
  };

  const saveAll = async (days: readonly PastDay[], entriesOf: (days: readonly PastDay[]) => NewEntry[]) => {
    if (intent.pending) await send(intent.pending.body);
    for (const [date, arrived] of [...landed.current]) {
      await bringUpToDate(
        arrived,
        days.find((day) => day.date === date),
      );
    }
    const rest = days.filter((day) => !landed.current.has(day.date));
    if (rest.length > 0) {
      const entries = entriesOf(rest);
      // The outbox is used only if nothing of the batch was sent before. Otherwise the remaining days belong to that
      // batch.
      if (landed.current.size === 0 && (await keepPast(entries))) return 'stored';
      await send({ days: rest, entries });
    }
    const entries = [...landed.current.values()].map(({ entry }) => entry);
    landed.current.clear();
    return entries;
  };

  return {
    saving,
    /**
     * Saves the days. Resolves to their entries, after any number of retries, or to `stored` if they are in the outbox.
     * `entriesOf` creates the entries of new days.
     */
    save: async (days: readonly PastDay[], entriesOf: (days: readonly PastDay[]) => NewEntry[]) => {
      setSaving(true);
      try {
        return await saveAll(days, entriesOf);
      } finally {
        setSaving(false);
      }
    },
    leftover: (): Leftover => {
      if (intent.pending) return 'unknown';
      return landed.current.size > 0 ? 'part' : 'nothing';
    },
  };
}
