import type { LocalDate } from '@alento/domain/time/local-date';
import { and, between, eq } from 'drizzle-orm';
import type { Owner } from '../access/owner.ts';
import type { Runner } from '../db/database.ts';
import { moodEntries } from '../db/schema/mood-entry.ts';
import { ownedBy } from './entry.ts';

/** Queries of ids of mood entries, for what belongs to an entry. */
export const entryIds = {
  /** Whether the person has this entry. In a transaction nobody can delete it before the end. */
  async keep(runner: Runner, owner: Owner, id: string): Promise<boolean> {
    const one = and(ownedBy(owner), eq(moodEntries.id, id));
    return (await runner.select({ id: moodEntries.id }).from(moodEntries).where(one).for('key share')).length > 0;
  },

  /** The query of the ids of the entries of some days. */
  ofDays: (runner: Runner, owner: Owner, start: LocalDate, end: LocalDate) =>
    runner
      .select({ id: moodEntries.id })
      .from(moodEntries)
      .where(and(ownedBy(owner), between(moodEntries.localDate, start, end))),
};
