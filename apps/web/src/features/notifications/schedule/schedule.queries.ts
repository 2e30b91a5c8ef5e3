import type { ReminderSchedule } from '@alento/contract/reminder/schedule';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { deviceId } from '../../../lib/session/device/device-id.ts';
import { notificationKeys } from '../notifications.keys.ts';

/** Message of a 401 from the calls about the schedule (companion §8). */
const UNAUTHORISED = 'Não autorizado';

/** A change of the schedule. What is left out stays; null switches a reminder off. */
export type ScheduleChange = {
  morning?: string | null;
  afternoon?: string | null;
  evening?: string | null;
  skipsRecent?: boolean;
  isDiscreet?: boolean;
};

async function named<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw new ApiError(401, error.errorCode, UNAUTHORISED);
    throw error;
  }
}

/** Reads the three reminders. Throws ApiError. */
export const readSchedule = async (signal?: AbortSignal): Promise<ReminderSchedule> =>
  (await named(call('GET /push-notifications/schedule', {}, signal ? { signal } : {}))).data;

/** Changes the schedule, in the device's time zone. Throws ApiError. */
export async function putSchedule(change: ScheduleChange): Promise<ReminderSchedule> {
  const body = { deviceId: await deviceId(), ...change };
  const { data } = await named(call('PUT /push-notifications/schedule', { body }, { outlivesPage: true }));
  return data.schedule;
}

/** The three reminders, as the server has them. */
export const scheduleQuery = () =>
  queryOptions({ queryKey: notificationKeys.schedule(), queryFn: ({ signal }) => readSchedule(signal) });
