import { writeJson } from '../../lib/session/device/device-json.ts';
import { session } from '../../lib/session/session.ts';

/** Where a person's summary lies on their device. */
export const KEPT_SUMMARY = 'weekly-summary';

/** Entries changed: what was written about them before is not shown again (core §4). */
export function dropWeeklySummary(): void {
  const userId = session.userId();
  if (userId !== null) void writeJson(userId, KEPT_SUMMARY, null);
}
