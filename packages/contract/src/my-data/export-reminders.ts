import { DEVICE_PLATFORMS } from '@alento/domain/reminder/limits';
import { SLOTS } from '@alento/domain/reminder/slots';
import { z } from 'zod';

const Instant = z.number().meta({ description: 'ms epoch' });
const Time = z.string().meta({ description: 'HH:MM' });
const Zone = z.string().meta({ description: 'IANA name' });

/** A device that gets notifications, without its push address and keys, which are secrets of its browser or app. */
export const KeptPushDevice = z.object({
  id: z.string().meta({ description: 'Id that the device made for itself' }),
  name: z.string(),
  platform: z.enum(DEVICE_PLATFORMS),
  isCapacitor: z.boolean().meta({ description: 'Whether it is the native app' }),
  registeredAt: Instant,
  lastSeenAt: Instant,
});
export type ExportPushDevice = z.infer<typeof KeptPushDevice>;

const planned = {
  time: Time,
  timeZone: Zone.meta({ description: 'Zone in which the time is meant, IANA name' }),
  nextAt: Instant.nullable().meta({ description: 'ms epoch; null while it is switched off' }),
  lastDate: z
    .string()
    .nullable()
    .meta({ description: 'Last local day for which it was sent, left out or dropped, yyyy-MM-dd' }),
};

/** Settings of reminders, and every reminder with its next instant. */
export const KeptReminders = z.object({
  timeZone: Zone.nullable().meta({ description: 'Null until a time was set' }),
  morning: Time.nullable().meta({ description: 'HH:MM; null if no time was chosen' }),
  afternoon: Time.nullable(),
  evening: Time.nullable(),
  on: z.array(z.enum(SLOTS)).meta({ description: 'Reminders of moods that are switched on' }),
  skipsRecent: z.boolean(),
  skipsToday: z.boolean(),
  isDiscreet: z.boolean(),
  planned: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('mood'), slot: z.enum(SLOTS), ...planned }),
      z.object({ kind: z.literal('medication'), medicationId: z.string(), ...planned }),
    ]),
  ),
});
export type ExportReminders = z.infer<typeof KeptReminders>;
