import { TIME_ZONE_CHANGE_MS } from './session.ts';

/**
 * When an account's zone may change again, ms epoch; null when it may now. The zone a device sends
 * along and the one a person asks for go by this one rule (decision D1).
 */
export function timeZoneChangeableAt(changedAt: number | null, now: number): number | null {
  if (changedAt === null) return null;
  const from = changedAt + TIME_ZONE_CHANGE_MS;
  return from <= now ? null : from;
}
