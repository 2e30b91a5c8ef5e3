import { DAY_MS, localDateAndOffset } from '../time/local-date.ts';
import { isTimeOfDay, minutesOfDay } from './slots.ts';

const MINUTE_MS = 60_000;

/** Times of day, HH:MM, between which nothing is sent. `from` is part of it, `to` is not. May include midnight. */
export type QuietHours = { readonly from: string; readonly to: string };

/** Whether quiet hours are valid: two different times of day. Equal times could mean no hour or all of them. */
export const areQuietHours = ({ from, to }: QuietHours): boolean => isTimeOfDay(from) && isTimeOfDay(to) && from !== to;

/** Minutes since midnight of an instant in a zone. */
function minutesAt(instant: number, timeZone: string): number {
  const local = instant + localDateAndOffset(instant, timeZone).offsetMinutes * MINUTE_MS;
  return Math.floor((((local % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS);
}

/**
 * Whether an instant lies within quiet hours.
 *
 * @param now ms epoch.
 * @param timeZone IANA zone in which the hours are meant.
 */
export function isQuiet(quiet: QuietHours | null, now: number, timeZone: string): boolean {
  if (quiet === null) return false;
  const [from, to, at] = [minutesOfDay(quiet.from), minutesOfDay(quiet.to), minutesAt(now, timeZone)];
  return from < to ? at >= from && at < to : at >= from || at < to;
}
