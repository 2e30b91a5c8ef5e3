import { writeJson } from '../../lib/session/device/device-json.ts';
import { session } from '../../lib/session/session.ts';

/** Storage key of the weekly summary on the device. */
export const WEEKLY_SUMMARY_KEY = 'weekly-summary';

/** Deletes the stored summary after a change of entries. */
export function dropWeeklySummary(): void {
  const userId = session.userId();
  if (userId !== null) void writeJson(userId, WEEKLY_SUMMARY_KEY, null);
}
