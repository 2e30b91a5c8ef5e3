import type { ReminderSchedule } from '@alento/contract/reminder/schedule';
import type { Slot } from '@alento/domain/reminder/slots';
import { getNotifications } from '../../../platform/notifications/notifications.ts';
import type { NotificationStatus } from '../registration/status.query.ts';

/**
 * Lets a native app show the reminders by itself as long as the server doesn't send them to it. Otherwise each reminder
 * would come twice. A browser shows none by itself.
 */
export async function remindLocally(schedule: ReminderSchedule, status: NotificationStatus): Promise<void> {
  if (!status.isCapacitor) return;
  const timeOf = (slot: Slot): string | null => (schedule[slot].isOn ? schedule[slot].time : null);
  const times = {
    morning: timeOf('morning'),
    afternoon: timeOf('afternoon'),
    evening: timeOf('evening'),
    isDiscreet: schedule.isDiscreet,
  };
  await (await getNotifications()).remindLocally(status.backendRegistered ? null : times);
}
