import type { MoodEntry } from '@alento/contract/mood-entry';
import type { LocalDate } from '@alento/domain/time/local-date';
import { useRef, useState } from 'react';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { useIntent } from '../../../lib/intent/use-intent.ts';
import { sameTags } from '../../tag/entry-tags.ts';
import { type NewEntry, useCorrectMood, useRecordBatch, useRemoveMood } from '../mood-entry.mutations.ts';
import { keepPast } from './keep-past.ts';
import type { PastDay } from './past-days.ts';

/** A batch as it was sent, and its days: a retry repeats idempotency key and body. */
type Batch = { days: readonly PastDay[]; entries: NewEntry[] };
type Landed = { day: PastDay; entry: MoodEntry };

const isChanged = (wanted: PastDay, saved: PastDay): boolean =>
  wanted.score !== saved.score || wanted.note !== saved.note || !sameTags(wanted.tags, saved.tags);

/** What a failed save may have stored on the server. */
export type Leftover = 'nothing' | 'unknown' | 'part';

/**
 * Saves the chosen days without duplicates on retry. A batch without a valid response may have been stored: it is
 * repeated first, unchanged. Then later changes are sent as corrections or deletions, and only days without an entry
 * form a new batch.
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
    // The server responds in the order of the request.
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
      } else if (wanted.score !== null && isChanged(wanted, day)) {
        const { score, note, tags } = wanted;
        const corrected = await correct.mutateAsync({
          entry,
          score,
          note,
          ...(sameTags(tags, day.tags) ? {} : { tags }),
        });
        landed.current.set(day.date, { day: wanted, entry: corrected });
      }
    } catch (failure) {
      if (!isRefusal(failure, 'ENTRY_NOT_FOUND')) throw failure;
      // Deleted elsewhere meanwhile.
      landed.current.delete(day.date);
    }
  };

  const saveAll = async (days: readonly PastDay[], entriesOf: (days: readonly PastDay[]) => NewEntry[]) => {
    if (intent.held) await send(intent.held.body);
    for (const [date, arrived] of [...landed.current]) {
      await bringUpToDate(
        arrived,
        days.find((day) => day.date === date),
      );
    }
    const rest = days.filter((day) => !landed.current.has(day.date));
    if (rest.length > 0) {
      const entries = entriesOf(rest);
      // Only if nothing of the batch was sent before: otherwise the rest belongs to that batch.
      if (landed.current.size === 0 && (await keepPast(entries))) return 'kept';
      await send({ days: rest, entries });
    }
    const entries = [...landed.current.values()].map(({ entry }) => entry);
    landed.current.clear();
    return entries;
  };

  return {
    saving,
    /**
     * Resolves to the entries of these days after any number of retries, or to `kept` if they are in the outbox.
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
      if (intent.held) return 'unknown';
      return landed.current.size > 0 ? 'part' : 'nothing';
    },
  };
}
