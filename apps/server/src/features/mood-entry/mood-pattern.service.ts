import { isConcerningPattern } from '@alento/domain/mood-entry/day-averages';
import { addDays, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import type { Person } from '../../access/person.ts';
import type { Store } from '../../db/database.ts';
import { entryQueries } from '../../entries/read-entries.ts';

/** Daily averages and the concerning pattern. */
export function moodPatternService({ db, clock }: Store) {
  const todayOf = (actor: Person): LocalDate => localDateOf(clock(), actor.timeZone);
  return {
    /** Average of a day, today by default; 0 without entries. */
    async dailyAverage(actor: Person, date: LocalDate = todayOf(actor)): Promise<number> {
      const [day] = await entryQueries.averages(db, actor.owner, { since: date, until: date });
      return day?.average ?? 0;
    },

    /** Whether the last `days` local days, including today, show the concerning pattern. */
    async isConcerning(actor: Person, days: number): Promise<boolean> {
      const today = todayOf(actor);
      return isConcerningPattern(
        await entryQueries.averages(db, actor.owner, { since: addDays(today, 1 - days), until: today }),
      );
    },
  };
}
