import { localDateOf } from '@alento/domain/time/local-date';
import { timeZone } from '../../lib/time/clock.ts';
import { formatDate, formatTime } from '../../lib/time/dates.format.ts';
import { today } from '../../lib/time/use-today.ts';

/** An instant as "14 de novembro de 2026, 10:12" or "hoje, 10:12", in this device's time zone. */
export function momentText(at: number): string {
  const zone = timeZone();
  const date = localDateOf(at, zone);
  return `${date === today() ? 'hoje' : formatDate(date)}, ${formatTime(at, zone)}`;
}
