import { CHANNEL_KINDS } from '@alento/domain/reminder/channels';
import { DEVICE_PLATFORMS } from '@alento/domain/reminder/limits';
import { SLOTS } from '@alento/domain/reminder/slots';
import { REPORT_REASONS } from '@alento/domain/sharing/listing';
import { ACCESS_KINDS } from '@alento/domain/sharing/share';
import { z } from 'zod';
import { Instant } from '../fields.ts';
import { ProfessionalProfile } from '../sharing/professional.ts';
import { Professional, Share } from '../sharing/shares.ts';

const Time = z.string().meta({ description: 'HH:MM' });
const Zone = z.string().meta({ description: 'IANA name' });

/** A device that gets notifications, without its push address and keys, which are secrets of its browser or app. */
export const ExportPushDevice = z.object({
  id: z.string().meta({ description: 'Id that the device made for itself' }),
  name: z.string(),
  platform: z.enum(DEVICE_PLATFORMS),
  isCapacitor: z.boolean().meta({ description: 'Whether it is the native app' }),
  registeredAt: Instant,
  lastSeenAt: Instant,
});
export type ExportPushDevice = z.infer<typeof ExportPushDevice>;

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
export const ExportReminders = z.object({
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
export type ExportReminders = z.infer<typeof ExportReminders>;

const Mark = z.string().nullable();

/** One channel of notifications; without the code that confirms a new address. */
const ExportChannel = z.object({
  address: z.string().nullable().meta({ description: 'E-mail address, or mobile number in E.164' }),
  confirmedAt: Instant.nullable(),
  kinds: z.array(z.enum(CHANNEL_KINDS)),
  pending: z.object({ address: z.string(), expiresAt: Instant }).nullable(),
  sent: z.object({ morning: Mark, afternoon: Mark, evening: Mark, weekly: Mark, planEnd: Mark }).meta({
    description: 'Day of the last reminders, Sunday of the last weekly content, end of the plan last announced',
  }),
});

/** Notifications by e-mail and WhatsApp, in an export. */
export const ExportChannels = z.object({
  email: ExportChannel,
  whatsapp: ExportChannel,
  quietHours: z.object({ from: z.string(), to: z.string() }).nullable().meta({ description: 'HH:MM' }),
});

/** An invitation of a professional in an export, without its token. */
export const ExportShare = Share.omit({ status: true, url: true, lastAccessAt: true }).extend({
  professional: Professional.nullable(),
  accesses: z.array(z.object({ at: Instant, kind: z.enum(ACCESS_KINDS) })).meta({ description: 'Newest first' }),
});
export type ExportShare = z.infer<typeof ExportShare>;

/** One's own professional profile in an export. */
export const ExportProfile = ProfessionalProfile.omit({ isHidden: true }).extend({
  createdAt: Instant,
  updatedAt: Instant,
});
export type ExportProfile = z.infer<typeof ExportProfile>;

/** A report of a listing in an export. */
export const ExportReport = z.object({ listingId: z.string(), reason: z.enum(REPORT_REASONS), createdAt: Instant });
export type ExportReport = z.infer<typeof ExportReport>;
