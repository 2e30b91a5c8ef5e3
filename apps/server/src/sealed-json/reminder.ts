import { DEVICE_PLATFORMS } from '@alento/domain/reminder/limits';
import { isTimeOfDay, SLOTS } from '@alento/domain/reminder/slots';
import { isLocalDate, isTimeZone } from '@alento/domain/time/local-date';
import { z } from 'zod';
import { olderForm, sameUnversioned, sealedJson } from '../crypto/sealed-json.ts';
import { documentKind } from './document-kind.ts';

const Time = z.string().refine(isTimeOfDay);

const FirstSettings = z.strictObject({
  /** Zone in which the times are meant; null until a time was set. */
  timeZone: z.string().refine(isTimeZone).nullable(),
  /** Chosen times of day, HH:MM; null if none was chosen yet. A time stays when its reminder is switched off. */
  morning: Time.nullable(),
  afternoon: Time.nullable(),
  evening: Time.nullable(),
  /** The reminders that are switched on. */
  on: z.array(z.enum(SLOTS)),
  skipsRecent: z.boolean(),
  isDiscreet: z.boolean(),
});
const Settings = z.strictObject({ ...FirstSettings.shape, skipsToday: z.boolean() });
export type ReminderSettings = z.infer<typeof Settings>;

/** A person's settings of reminders and notifications. */
export const REMINDER_SETTINGS = documentKind<ReminderSettings>({
  name: 'reminder-settings',
  empty: {
    timeZone: null,
    morning: null,
    afternoon: null,
    evening: null,
    on: [],
    skipsRecent: true,
    skipsToday: false,
    isDiscreet: false,
  },
  version: 2,
  schema: Settings,
  older: [
    sameUnversioned(FirstSettings),
    olderForm(FirstSettings, (settings): ReminderSettings => ({ ...settings, skipsToday: false })),
  ],
});

const Reminder = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mood'), slot: z.enum(SLOTS), time: Time }),
  z.strictObject({ kind: z.literal('medication'), medicationId: z.string(), time: Time }),
]);
export type ReminderContent = z.infer<typeof Reminder>;

/** Bytes of every reminder, so that its length doesn't tell what it reminds of. */
const REMINDER_BYTES = 160;

/** Document of a row in `reminders`: what it reminds of, and the time of day. */
export const REMINDER = sealedJson<ReminderContent>({
  table: 'reminders',
  version: 1,
  schema: Reminder,
  paddedTo: REMINDER_BYTES,
});

const Target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('web'), endpoint: z.string(), p256dh: z.string(), auth: z.string() }),
  z.strictObject({ kind: z.literal('fcm'), token: z.string() }),
  z.strictObject({ kind: z.literal('apns'), token: z.string() }),
]);

const Device = z.strictObject({
  target: Target,
  platform: z.enum(DEVICE_PLATFORMS),
  isCapacitor: z.boolean(),
  name: z.string(),
});
export type DeviceContent = z.infer<typeof Device>;

/** Document of a device that gets notifications. */
export const PUSH_DEVICE = sealedJson<DeviceContent>({
  table: 'push_devices',
  version: 1,
  schema: Device,
});

const Waiting = z.strictObject({
  /** What it reminds of, instead of its text: what is still wanted, and how it may be said, is decided when it is sent. */
  contents: z.array(Reminder).min(1),
  date: z.string().refine(isLocalDate),
  /** When it was due, ms epoch. */
  dueAt: z.number(),
});
export type WaitingContent = z.infer<typeof Waiting>;

/** Document of a notification that waits for its push service. */
export const WAITING_PUSH = sealedJson<WaitingContent>({
  table: 'waiting_pushes',
  version: 1,
  schema: Waiting,
});
