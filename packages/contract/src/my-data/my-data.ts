import { CONSENT_PURPOSES } from '@alento/domain/consent/purposes';
import { DATA_KINDS } from '@alento/domain/my-data/kinds';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const Instant = z.number().meta({ description: 'ms epoch' });

/** How much of a kind of data is kept, and since when; `since` is null if none is kept or its age is not stored. */
const KeptKind = z.object({ kind: z.enum(DATA_KINDS), count: z.int().min(0), since: Instant.nullable() });
export type KeptKind = z.infer<typeof KeptKind>;

/** One time during which a consent was granted; `revokedAt` is null if it still is. */
const ConsentPeriod = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  textVersion: z.string(),
  grantedAt: Instant,
  revokedAt: Instant.nullable(),
});
export type ConsentPeriod = z.infer<typeof ConsentPeriod>;

export const readMyData = endpoint({
  method: 'get',
  path: '/my-data',
  summary: 'What is kept about this person: every kind with its number, and the history of the consents',
  auth: true,
  limits: ['searches'],
  response: {
    status: 200,
    body: z.object({
      kinds: z.array(KeptKind),
      consents: z.array(ConsentPeriod).meta({ description: 'Newest first' }),
      privacyContact: z
        .string()
        .nullable()
        .meta({ description: 'Address of the person in charge of data protection; null if none is configured' }),
    }),
  },
  errors: [],
});
