import { TIME_ZONE_CHANGE_MS } from './session.ts';

/**
 * When an account's time zone may change again, ms epoch; null if it may change now. The rule applies to a zone that a
 * device sends and to a zone that the person chooses in the profile.
 */
export function timeZoneChangeableAt(changedAt: number | null, now: number): number | null {
  if (changedAt === null) return null;
  const from = changedAt + TIME_ZONE_CHANGE_MS;
  return from <= now ? null : from;
}
