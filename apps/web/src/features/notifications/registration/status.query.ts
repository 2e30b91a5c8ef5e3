import { queryOptions } from '@tanstack/react-query';
import { session } from '../../../lib/session/session.ts';
import { addressOf, type DeviceNotifications } from '../../../platform/notifications/notification-port.ts';
import { getNotifications } from '../../../platform/notifications/notifications.ts';
import { notificationKeys } from '../notifications.keys.ts';
import { readRegistration } from './registration-record.ts';

/** What is known about notifications on this device, for the signed-in person. */
export type NotificationStatus = DeviceNotifications & {
  /** Whether the server knows the present subscription as this person's. */
  readonly backendRegistered: boolean;
};

async function read(): Promise<NotificationStatus> {
  const status = await (await getNotifications()).status();
  const userId = session.userId();
  const record = userId === null ? null : readRegistration(userId);
  const { subscription } = status;
  return { ...status, backendRegistered: subscription !== null && addressOf(subscription) === record?.address };
}

/** Read again whenever the page becomes visible, because the person may have changed the browser's settings. */
export const statusQuery = () => queryOptions({ queryKey: notificationKeys.status(), queryFn: read, staleTime: 0 });
