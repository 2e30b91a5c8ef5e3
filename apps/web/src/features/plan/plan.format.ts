import { localDateOf } from '@alento/domain/time/local-date';
import { timeZone } from '../../lib/time/clock.ts';
import { formatDayOfMonth } from '../../lib/time/dates.format.ts';

/** The day of an instant for the person, as "3 de abril". */
export const dayText = (at: number): string => formatDayOfMonth(localDateOf(at, timeZone()));
