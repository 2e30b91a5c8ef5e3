import { CONSENT_PURPOSES } from '@alento/domain/consent/purposes';
import { DATA_KINDS } from '@alento/domain/my-data/kinds';
import { z } from 'zod';
import { get, remove } from '../endpoint.ts';
import { Instant } from '../fields.ts';
import { CONFIRM_ERRORS, CONFIRM_LIMITS, Confirmation } from '../second-factor.ts';

/** How much of a kind of data is kept, and since when; `since` is null if none is kept or its age is not stored. */
const DataKindSummary = z.object({ kind: z.enum(DATA_KINDS), count: z.int().min(0), since: Instant.nullable() });
export type DataKindSummary = z.infer<typeof DataKindSummary>;

/** One time during which a consent was granted; `revokedAt` is null if it still is. */
export const ConsentPeriod = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  textVersion: z.string(),
  grantedAt: Instant,
  revokedAt: Instant.nullable(),
});
export type ConsentPeriod = z.infer<typeof ConsentPeriod>;

export const readMyData = get('/my-data', {
  summary: 'What is kept about this person: every kind with its number, and the history of the consents',
  limits: ['searches'],
  answers: z.object({
    kinds: z.array(DataKindSummary),
    consents: z.array(ConsentPeriod).meta({ description: 'Newest first' }),
    privacyContact: z
      .string()
      .nullable()
      .meta({ description: 'Address of the person in charge of data protection; null if none is configured' }),
  }),
});

export const DeletedAccount = z.object({
  message: z.string(),
  /** Number of removed items of each kind. */
  deletedData: z.record(z.enum(DATA_KINDS), z.int().min(0)),
});
export type DeletedAccount = z.infer<typeof DeletedAccount>;

/** The password is asked again. */
export const deleteAccount = remove('/account/delete', {
  summary: 'Delete the account and everything in it, for good; it asks for the password',
  limits: CONFIRM_LIMITS,
  body: Confirmation.partial(),
  answers: DeletedAccount,
  errors: [...CONFIRM_ERRORS, 'ACCOUNT_DELETE_FAILED'],
});
