import { CHANNEL_KINDS } from '@alento/domain/reminder/channels';
import { z } from 'zod';

const Instant = z.number().meta({ description: 'ms epoch' });
const Mark = z.string().nullable();

/** One channel of notifications; without the code that confirms a new address. */
const KeptChannel = z.object({
  address: z.string().nullable().meta({ description: 'E-mail address, or mobile number in E.164' }),
  confirmedAt: Instant.nullable(),
  kinds: z.array(z.enum(CHANNEL_KINDS)),
  pending: z.object({ address: z.string(), expiresAt: Instant }).nullable(),
  sent: z.object({ morning: Mark, afternoon: Mark, evening: Mark, weekly: Mark, planEnd: Mark }).meta({
    description: 'Day of the last reminders, Sunday of the last weekly content, end of the plan last announced',
  }),
});

/** Notifications by e-mail and WhatsApp, in an export. */
export const KeptChannels = z.object({
  email: KeptChannel,
  whatsapp: KeptChannel,
  quietHours: z.object({ from: z.string(), to: z.string() }).nullable().meta({ description: 'HH:MM' }),
});
