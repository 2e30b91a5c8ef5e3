import { DAY_MS, HOUR_MS } from '@alento/domain/time/local-date';

/** 04:00 UTC is one in the morning in Brasília. */
const NIGHT_HOUR_UTC = 4;

/**
 * Whether a nightly backup has to be made: none was made since the last 04:00 UTC. A machine that is off at night makes
 * it up later.
 */
export function isBackupDue(newest: Date | null, now: number): boolean {
  const today = Math.floor(now / DAY_MS) * DAY_MS + NIGHT_HOUR_UTC * HOUR_MS;
  const lastNight = today <= now ? today : today - DAY_MS;
  return newest === null || newest.getTime() < lastNight;
}
