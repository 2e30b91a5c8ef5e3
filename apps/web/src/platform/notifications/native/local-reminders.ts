import { NEUTRAL_ICON } from '@alento/domain/reminder/neutral-icon';
import { nextDue } from '@alento/domain/reminder/next-due';
import { notificationText } from '@alento/domain/reminder/notification-texts.copy';
import { isTimeOfDay, SLOT_IDS, SLOTS, type Slot } from '@alento/domain/reminder/slots';
import type { LocalNotification } from './native-plugins.ts';

/** The times of the reminders, HH:MM in the device's zone; null for a reminder that is off. */
export type ReminderTimes = Readonly<Record<Slot, string | null>> & { readonly isDiscreet: boolean };

type Clock = { readonly now: number; readonly timeZone: string };

/**
 * The reminders that the device shows by itself (companion §4, §9): ids 1, 2 and 3, every day at their time. A time
 * that has passed today begins tomorrow. A text that is no time of day is left out.
 */
export function localReminders(times: ReminderTimes, { now, timeZone }: Clock): LocalNotification[] {
  return SLOTS.flatMap((slot) => {
    const time = times[slot];
    if (time === null || !isTimeOfDay(time)) return [];
    const { at } = nextDue({ time, timeZone, after: now, lastDate: null });
    return {
      id: SLOT_IDS[slot],
      ...notificationText(slot, times.isDiscreet),
      schedule: { at: new Date(at), every: 'day' as const, allowWhileIdle: true as const },
      extra: { kind: 'mood', slot },
      isExactNotification: false as const,
      ...(times.isDiscreet ? { smallIcon: NEUTRAL_ICON } : {}),
    };
  });
}

/** The ids of all reminders, to remove earlier ones. */
export const reminderIds = (): { id: number }[] => SLOTS.map((slot) => ({ id: SLOT_IDS[slot] }));
