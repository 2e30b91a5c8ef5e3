import { addDays, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { formatDay, formatTime } from '../../../lib/time/dates.format.ts';
import { resetWords as copy } from '../chat.copy.ts';

/** Formats the time at which the daily limit resets, for example "amanhã, à meia-noite". */
export function resetText(resetsAt: number, today: LocalDate, zone: string): string {
  const date = localDateOf(resetsAt, zone);
  const time = formatTime(resetsAt, zone);
  const day = date === today ? copy.today : date === addDays(today, 1) ? copy.tomorrow : formatDay(date);
  return copy.join(day, time === '00:00' ? copy.midnight : copy.at(time));
}
