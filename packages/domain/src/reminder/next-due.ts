import {
  addDays,
  DAY_MS,
  instantAt,
  type LocalDate,
  localDateAndOffset,
  localDateOf,
  weekdayOf,
} from '../time/local-date.ts';
import { RECENT_MOOD_MS, REMINDER_LATE_MAX_MS } from './limits.ts';
import { isTimeOfDay, minutesOfDay } from './slots.ts';

/** Weekly content is sent on Sundays from this minute of the day on, in the person's zone. */
const FROM_MINUTE = 10 * 60;

/**
 * The Sunday whose weekly content may be sent now; null at other times. It may be sent during 24 hours, so that quiet
 * hours delay it instead of dropping it.
 *
 * @param now ms epoch.
 * @param timeZone IANA zone.
 */
export function weeklyMoment(now: number, timeZone: string): LocalDate | null {
  const today = localDateOf(now, timeZone);
  const sunday = addDays(today, -weekdayOf(today));
  const from = instantAt(sunday, FROM_MINUTE, timeZone);
  return now >= from && now < from + DAY_MS ? sunday : null;
}

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

/** When a reminder is due: the instant (ms epoch), and the day to which it belongs. */
export type Due = { readonly at: number; readonly date: LocalDate };

type DueQuestion = {
  /** Time of day, HH:MM. */
  readonly time: string;
  /** IANA zone in which the time is meant. */
  readonly timeZone: string;
  /** The reminder is due after this instant, ms epoch. */
  readonly after: number;
  /** The last day for which the reminder was sent, left out or dropped; null if there is none. */
  readonly lastDate: LocalDate | null;
};

/** A zone change skips at most one day, and a journey repeats at most two; more days are never needed. */
const DAYS_TRIED = 5;

/**
 * The next instant at which a reminder is due: a time of day in a zone, at most once a day. A time that a clock change
 * skips is due at the same distance after the gap, one that occurs twice at its first occurrence. A day that a zone
 * skipped has no reminder. After a journey to the west a day on which the reminder was sent is not used again.
 */
export function nextDue({ time, timeZone, after, lastDate }: DueQuestion): Due {
  const minutes = minutesOfDay(time);
  const today = localDateOf(after, timeZone);
  const first = lastDate !== null && addDays(lastDate, 1) > today ? addDays(lastDate, 1) : today;
  for (let day = 0; day < DAYS_TRIED; day += 1) {
    const date = addDays(first, day);
    const at = instantAt(date, minutes, timeZone);
    // On a day that the zone skipped the instant falls on another day.
    if (at > after && localDateOf(at, timeZone) === date) return { at, date };
  }
  throw new Error(`No next instant of ${time} in ${timeZone}`);
}

/** Which moods leave a reminder out: those of the three hours before it, those of its day. */
type MoodSkips = { readonly skipsRecent: boolean; readonly skipsToday: boolean };

/**
 * Since when a recorded mood leaves a reminder out, ms epoch; null if none does. Shortly after midnight the three hours
 * before belong to the same day, because a day is the person's.
 *
 * @param due the reminder, with the zone of its day.
 */
export function moodsCountSince(
  { at, date, timeZone }: Due & { readonly timeZone: string },
  { skipsRecent, skipsToday }: MoodSkips,
): number | null {
  if (!skipsRecent && !skipsToday) return null;
  const recent = at - RECENT_MOOD_MS + 1;
  return skipsToday ? Math.min(recent, instantAt(date, 0, timeZone)) : recent;
}

/** What is done with a reminder that is due. `late` and `recent` are not sent. */
type DueDecision = 'send' | 'late' | 'recent';

/**
 * Decides whether a due reminder is sent.
 *
 * @param dueAt when it was due, ms epoch.
 * @param lastMoodAt time of the newest mood entry, ms epoch; null if there is none.
 * @param countsSince the result of `moodsCountSince`.
 */
export function decideDue(
  dueAt: number,
  now: number,
  lastMoodAt: number | null,
  countsSince: number | null,
): DueDecision {
  if (now - dueAt > REMINDER_LATE_MAX_MS) return 'late';
  if (lastMoodAt === null || countsSince === null) return 'send';
  return lastMoodAt >= countsSince && lastMoodAt <= now ? 'recent' : 'send';
}
