import { isConcerningPattern } from '@alento/domain/mood-entry/day-averages';
import { addDays, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import type { Person } from '../../access/person.ts';
import type { Database } from '../../db/database.ts';
import { moodEntryRepository } from './mood-entry.repository.ts';

/** Patterns over days (core §3, decision D4). */
export function moodPatternService({ db, clock }: { db: Database; clock: () => number }) {
  const repository = moodEntryRepository(db);
  const todayOf = (actor: Person): LocalDate => localDateOf(clock(), actor.timeZone);
  return {
    /** Average of a day, today by default; 0 without entries (core §7). */
    async dailyAverage(actor: Person, date: LocalDate = todayOf(actor)): Promise<number> {
      const [day] = await repository.averagesSince(actor.owner, date, date);
      return day?.average ?? 0;
    },

    /** Whether the last `days` local days, today included, show the pattern. */
    async isConcerning(actor: Person, days: number): Promise<boolean> {
      const today = todayOf(actor);
      return isConcerningPattern(await repository.averagesSince(actor.owner, addDays(today, 1 - days), today));
    },
  };
}
