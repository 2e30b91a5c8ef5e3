import { z } from 'zod';
import { EMAIL_INPUT_MAX } from './account.ts';
import { get, post, put, refusedAs } from './endpoint.ts';
import { TextWithin } from './fields.ts';
import { CONFIRM_ERRORS, CONFIRM_LIMITS, Confirmation } from './second-factor.ts';

const LINK_TOKEN_MAX = 200;
const LinkToken = TextWithin(LINK_TOKEN_MAX, 'RECOVERY_LINK_INVALID');

export const RecoveryEmail = z.object({
  recoveryEmail: z.string().nullable().meta({ description: 'Masked; null without one' }),
  pending: z
    .object({ email: z.string(), expiresAt: z.number() })
    .nullable()
    .meta({ description: 'A new address, masked, whose mailbox has not confirmed it; expiresAt in ms epoch' }),
});
export type RecoveryEmail = z.infer<typeof RecoveryEmail>;

export const readRecoveryEmail = get('/account/recovery-email', {
  summary: 'The recovery address and the one that waits to be confirmed, masked',
  answers: RecoveryEmail,
});

export const changeRecoveryEmail = put('/account/recovery-email', {
  summary: 'Ask for another recovery address, kept (encrypted) once its mailbox confirms it; null removes it at once',
  limits: [...CONFIRM_LIMITS, 'recovery-mail'],
  body: Confirmation.extend({
    recoveryEmail: z
      .string(refusedAs('RECOVERY_EMAIL_INVALID'))
      .max(EMAIL_INPUT_MAX, refusedAs('RECOVERY_EMAIL_FORMAT'))
      .nullable(),
  }),
  answers: RecoveryEmail,
  errors: ['RECOVERY_EMAIL_INVALID', 'RECOVERY_EMAIL_FORMAT', 'RECOVERY_EMAIL_EMPTY', ...CONFIRM_ERRORS],
});

/** Calls by a link that was mailed. */
const byLink = {
  auth: false,
  limits: ['recovery-link-address'],
  body: z.object({ token: LinkToken }),
  answers: z.object({ status: z.literal(true) }),
  errors: ['RECOVERY_LINK_INVALID'],
} as const;

export const confirmRecoveryEmail = post('/account/recovery-email/confirm', {
  summary: 'Confirm a new recovery address by the link in its mailbox',
  ...byLink,
});

export const undoRecoveryEmail = post('/account/recovery-email/undo', {
  summary: 'Put the former recovery address back by the link mailed when it changed; every session ends',
  ...byLink,
});
