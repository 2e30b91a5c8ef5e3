import type { ReminderSchedule } from '@alento/contract/reminder/schedule';
import { nextDue } from '@alento/domain/reminder/next-due';
import { SLOTS } from '@alento/domain/reminder/slots';
import type { ScheduleChange } from './schedule.queries.ts';

/** The schedule as it will be after a change, shown until the server answers. */
export function changedSchedule(
  before: ReminderSchedule,
  change: ScheduleChange,
  { now, timeZone }: { now: number; timeZone: string },
): ReminderSchedule {
  const { skipsRecent, skipsToday, isDiscreet } = { ...before, ...change };
  const after = { ...before, skipsRecent, skipsToday, isDiscreet, timeZone };
  for (const slot of SLOTS) {
    const given = change[slot];
    const { time, isOn } = before[slot];
    const next = given === undefined ? { time, isOn } : { time: given ?? time, isOn: given !== null };
    const nextAt = next.isOn ? nextDue({ time: next.time, timeZone, after: now, lastDate: null }).at : null;
    after[slot] = { ...next, nextAt };
  }
  return after;
}
