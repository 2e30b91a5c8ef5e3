import { NEUTRAL_ICON } from '@alento/domain/reminder/neutral-icon';
import { notificationText } from '@alento/domain/reminder/notification-texts.copy';
import { isTimeOfDay, minutesOfDay, SLOT_IDS, SLOTS, type Slot } from '@alento/domain/reminder/slots';
import type { LocalNotification } from './native-plugins.ts';

/** The times of the reminders, HH:MM in the device's zone; null for a reminder that is off. */
export type ReminderTimes = Readonly<Record<Slot, string | null>> & { readonly isDiscreet: boolean };

/**
 * The reminders that the device shows by itself: ids 1, 2 and 3, every day at their time. `on` is the only schedule of
 * the plugin that repeats at a time of day: with `at` a notification comes once. A time that has passed today begins
 * tomorrow, because the plugin takes the next instant with these parts; without the second it would take that of the
 * call on Android. A text that is no time of day is left out.
 */
export function localReminders(times: ReminderTimes): LocalNotification[] {
  return SLOTS.flatMap((slot) => {
    const time = times[slot];
    if (time === null || !isTimeOfDay(time)) return [];
    const minutes = minutesOfDay(time);
    return {
      id: SLOT_IDS[slot],
      ...notificationText(slot, times.isDiscreet),
      schedule: { on: { hour: Math.floor(minutes / 60), minute: minutes % 60, second: 0 }, allowWhileIdle: true },
      extra: { kind: 'mood', slot },
      isExactNotification: false as const,
      ...(times.isDiscreet ? { smallIcon: NEUTRAL_ICON } : {}),
    };
  });
}

/** The ids of all reminders, to remove earlier ones. */
export const reminderIds = (): { id: number }[] => SLOTS.map((slot) => ({ id: SLOT_IDS[slot] }));
