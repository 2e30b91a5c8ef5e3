import type { ReminderSchedule } from '@alento/contract/reminder/schedule';
import type { Slot } from '@alento/domain/reminder/slots';
import { session } from '../../../lib/session/session.ts';
import type { DeviceNotifications, NotificationPort } from '../../../platform/notifications/notification-port.ts';
import { readRegistration, wasRemoved } from '../registration/registration-record.ts';
import { readSchedule } from './schedule.queries.ts';

function timesOf(schedule: ReminderSchedule) {
  const timeOf = (slot: Slot): string | null => (schedule[slot].isOn ? schedule[slot].time : null);
  return {
    morning: timeOf('morning'),
    afternoon: timeOf('afternoon'),
    evening: timeOf('evening'),
    isDiscreet: schedule.isDiscreet,
  };
}

/** Whether this device itself shows the reminders: the native app, unless the server sends to it. */
export const remindsItself = ({ isCapacitor, permission }: DeviceNotifications, userId: string): boolean =>
  isCapacitor && permission === 'granted' && readRegistration(userId) === null && !wasRemoved(userId);

/**
 * Lets a native app show the reminders by itself as long as the server doesn't send them to it. Otherwise each reminder
 * would come twice. A device that the person removed from the list shows none until it is registered again. A browser shows none by itself. Throws ApiError if the schedule can't be read; the earlier reminders
 * stay then.
 *
 * @param read gives the schedule, if it is needed.
 */
export async function remindLocally(
  port: NotificationPort,
  userId: string,
  read: () => Promise<ReminderSchedule> = readSchedule,
): Promise<void> {
  const status = await port.status();
  if (!status.isCapacitor) return;
  const times = remindsItself(status, userId) ? timesOf(await read()) : null;
  // Those of a person who has signed out were removed at that moment.
  if (session.userId() === userId) await port.remindLocally(times);
}
