import type { AnalyticsDetail } from '@alento/contract/analytics';
import type { Detail } from '@alento/domain/analytics/detail';
import { NOTABLE_NOTES } from '@alento/domain/analytics/limits';
import type { DayAverage } from '@alento/domain/mood-entry/day-averages';
import { noteContext } from '../../crypto/note-context.ts';
import { type UserKey, unseal } from '../../crypto/seal.ts';
import type { NotedRow } from '../../diary/read-entries.ts';

type NotableDay = AnalyticsDetail['bestDays'][number];

/** One of the best or hardest days, with at most three of its entries, those with a note first. */
function presentDay(day: DayAverage, rows: readonly NotedRow[], userId: string, userKey: UserKey): NotableDay {
  const ofDay = rows.filter(({ localDate }) => localDate === day.date);
  const chosen = [...ofDay.filter(({ note }) => note !== null), ...ofDay.filter(({ note }) => note === null)];
  return {
    date: day.date,
    average: day.average,
    entries: day.count,
    notes: chosen.slice(0, NOTABLE_NOTES).map(({ id, score, recordedAt, note }) => ({
      id,
      score,
      timestamp: recordedAt.getTime(),
      note: note ? unseal(userKey, noteContext(userId, id), note) : '',
    })),
  };
}

/** The API's representation of the detail. Decrypts the notes of the best and hardest days. */
export function presentDetail(
  { weekdays, timesOfDay, rhythm, bestDays, hardestDays, year, influences }: Detail,
  rows: readonly NotedRow[],
  userId: string,
  userKey: UserKey,
): AnalyticsDetail {
  const present = (day: DayAverage) => presentDay(day, rows, userId, userKey);
  return {
    weekdays,
    timesOfDay,
    rhythm,
    bestDays: bestDays.map(present),
    hardestDays: hardestDays.map(present),
    year,
    influences,
  };
}
