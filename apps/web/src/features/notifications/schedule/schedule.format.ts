import { addDays, localDateOf } from '@alento/domain/time/local-date';
import { formatDay, formatTime } from '../../../lib/time/dates.format.ts';
import { scheduleCopy as copy } from './schedule.copy.ts';

/** An instant to come as "hoje às 21:00", "amanhã às 09:00" or with its day, in the given zone. */
export function nextText(at: number, now: number, zone: string): string {
  const time = formatTime(at, zone);
  const today = localDateOf(now, zone);
  const date = localDateOf(at, zone);
  if (date === today) return copy.today(time);
  return date === addDays(today, 1) ? copy.tomorrow(time) : copy.onDay(formatDay(date), time);
}
