import type { ReminderSchedule } from '@alento/contract/reminder/schedule';
import { errorText } from '@alento/domain/errors/catalogue';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import { deviceId } from '../../../lib/session/device/device-id.ts';
import { toastWithoutSession } from '../../../ui/overlay/toast-without-session.ts';
import { notificationKeys } from '../notifications.keys.ts';

/** A change of the schedule. What is left out stays; null switches a reminder off. */
export type ScheduleChange = {
  morning?: string | null;
  afternoon?: string | null;
  evening?: string | null;
  skipsRecent?: boolean;
  skipsToday?: boolean;
  isDiscreet?: boolean;
};

const withSessionText = <T>(answer: Promise<T>): Promise<T> =>
  toastWithoutSession(answer, errorText('PUSH_UNAUTHORIZED'));

/** Reads the three reminders. Throws ApiError. */
export const readSchedule = async (signal?: AbortSignal): Promise<ReminderSchedule> =>
  (await withSessionText(call('GET /push-notifications/schedule', {}, signal ? { signal } : {}))).data;

/** Changes the schedule, in the device's time zone. Throws ApiError. */
export async function putSchedule(change: ScheduleChange): Promise<ReminderSchedule> {
  const body = { deviceId: await deviceId(), ...change };
  const { data } = await withSessionText(call('PUT /push-notifications/schedule', { body }, { outlivesPage: true }));
  return data.schedule;
}

/** The three reminders, as the server has them. */
export const scheduleQuery = () =>
  queryOptions({ queryKey: notificationKeys.schedule(), queryFn: ({ signal }) => readSchedule(signal) });
