import type { LocalDate } from '../time/local-date.ts';
import type { DayDose } from './doses.ts';

/** Numbers of a day's doses. The first is the sum of the next three. */
export type DoseCounts = {
  /** Doses with a time. */
  readonly planned: number;
  readonly taken: number;
  readonly skipped: number;
  /** Nothing was noted, or "later". */
  readonly open: number;
  /** Doses that were taken without being planned. */
  readonly asNeeded: number;
};

/** Counts the doses of a day (a month at a glance). */
export function countDoses(doses: readonly DayDose[]): DoseCounts {
  const planned = doses.filter(({ time }) => time !== null);
  const countOf = (status: DayDose['status']) => planned.filter((dose) => dose.status === status).length;
  const [taken, skipped] = [countOf('taken'), countOf('skipped')];
  return {
    planned: planned.length,
    taken,
    skipped,
    open: planned.length - taken - skipped,
    asNeeded: doses.filter(({ time, status }) => time === null && status === 'taken').length,
  };
}

/** How many of a day's planned doses were taken; `unplanned` for a day without planned doses. */
export type DayShare = 'all' | 'some' | 'none' | 'unplanned';

export function shareOf({ planned, taken }: DoseCounts): DayShare {
  if (planned === 0) return 'unplanned';
  if (taken === 0) return 'none';
  return taken === planned ? 'all' : 'some';
}

/**
 * Numbers of days with planned doses, by the share that was taken. Today doesn't count, because the day isn't over: a
 * skipped dose would make it look failed.
 */
export function countDays(
  days: readonly { readonly date: LocalDate; readonly counts: DoseCounts }[],
  today: LocalDate,
): { readonly planned: number; readonly all: number; readonly some: number; readonly none: number } {
  const shares = days.filter(({ date }) => date < today).map(({ counts }) => shareOf(counts));
  const countOf = (share: DayShare) => shares.filter((one) => one === share).length;
  const [all, some, none] = [countOf('all'), countOf('some'), countOf('none')];
  return { planned: all + some + none, all, some, none };
}
