import { isTimeOfDay } from '@alento/domain/reminder/slots';
import { z } from 'zod';
import { get, put } from '../endpoint.ts';
import { TextThat } from '../fields.ts';
import { DeviceId } from './push-devices.ts';

/** A time of day, HH:MM, in the person's zone. */
export const TimeOfDay = TextThat('REMINDER_TIME_INVALID', isTimeOfDay);

const SlotTime = TimeOfDay.nullable().meta({ description: 'HH:MM; null switches the reminder off and keeps its time' });

/** One of the three reminders. */
const SlotState = z.object({
  time: z.string().meta({ description: 'HH:MM; the proposed time until the person chose one' }),
  isOn: z.boolean(),
  nextAt: z.number().nullable().meta({ description: 'When it is due next, ms epoch; null if it is off' }),
});

export const ReminderSchedule = z.object({
  morning: SlotState,
  afternoon: SlotState,
  evening: SlotState,
  skipsRecent: z.boolean().meta({ description: 'Leaves a reminder out if a mood was recorded in the 3 hours before' }),
  skipsToday: z.boolean().meta({ description: 'Leaves a reminder out if a mood was recorded on its day' }),
  isDiscreet: z.boolean().meta({ description: 'Notifications don’t tell what the product is about' }),
  timeZone: z.string(),
});
export type ReminderSchedule = z.infer<typeof ReminderSchedule>;

export const readReminderSchedule = get('/push-notifications/schedule', {
  summary: 'One’s reminders: three times of day, switched on or off',
  unauthorized: 'PUSH_UNAUTHORIZED',
  answers: ReminderSchedule,
});

export const changeReminderSchedule = put('/push-notifications/schedule', {
  summary: 'Set the times of the reminders, in the time zone of the request. What is left out stays',
  unauthorized: 'PUSH_UNAUTHORIZED',
  body: z.object({
    deviceId: DeviceId,
    morning: SlotTime.optional(),
    afternoon: SlotTime.optional(),
    evening: SlotTime.optional(),
    skipsRecent: z.boolean().optional(),
    skipsToday: z.boolean().optional(),
    isDiscreet: z.boolean().optional(),
  }),
  answers: z.object({ status: z.literal('success'), schedule: ReminderSchedule }),
  errors: ['DEVICE_ID_INVALID', 'REMINDER_TIME_INVALID'],
});
