import type { ResponseOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/client.ts';
import { knownDeviceId } from '../../../lib/session/device/device-id.ts';
import { session } from '../../../lib/session/session.ts';
import { getNotifications } from '../../../platform/notifications/notifications.ts';
import { notificationKeys } from '../notifications.keys.ts';
import { writeRegistration, writeRemoval } from '../registration/registration-record.ts';

/** What the push service answered to a test notification. */
export type TestOutcome = ResponseOf<Endpoints['sendTestPush']>['outcome'];

/** The devices that get notifications, last seen first. */
export const devicesQuery = () => apiQuery(notificationKeys.devices(), 'GET /push-notifications/devices', {});

/** Stops notifications to a device. This device also ends its subscription. Throws ApiError. */
export async function removeDevice(id: string): Promise<void> {
  await call('DELETE /push-notifications/devices/{id}', { params: { id } });
  if (id !== knownDeviceId()) return;
  const userId = session.userId();
  if (userId !== null) await writeRemoval(userId);
  const port = await getNotifications();
  // The server sends nothing any more, even if the browser keeps its subscription.
  await port.unsubscribe().catch(() => undefined);
  await port.remindLocally(null);
}

/** Sends a test notification to this device. Throws ApiError. */
export async function sendTest(): Promise<TestOutcome> {
  const params = { id: knownDeviceId() ?? '' };
  const { data } = await call('POST /push-notifications/devices/{id}/test', { params }, { repeatable: false });
  // The server has removed the device, so that it has to be registered again.
  const userId = session.userId();
  if (data.outcome === 'gone' && userId !== null) await writeRegistration(userId, null);
  return data.outcome;
}
