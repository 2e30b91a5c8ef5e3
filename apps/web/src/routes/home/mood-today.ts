import type { MoodEntry } from '@alento/contract/mood-entry';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MoodToday } from '../../features/recommendation/daily-card.tsx';
import { dayOfEntry } from '../../state/mood/entry-day.ts';

type Week = Pick<UseQueryResult<MoodEntry[]>, 'data' | 'isPending'>;

/** Whether there is an entry of today, in the week that /home has loaded or among the unsent entries. */
export function moodToday(
  { data, isPending }: Week,
  waiting: readonly MoodEntry[],
  today: LocalDate,
  zone: string,
): MoodToday {
  if (waiting.some((entry) => dayOfEntry(entry, zone) === today)) return 'logged';
  if (data) return data.some((entry) => dayOfEntry(entry, zone) === today) ? 'logged' : 'missing';
  return isPending ? 'waiting' : 'failed';
}
