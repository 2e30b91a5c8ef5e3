import { addDays, DAY_MS, instantAt, type LocalDate, localDateOf, weekdayOf } from '../time/local-date.ts';

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
