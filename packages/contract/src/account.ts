import { PASSWORD_REFUSALS } from '@alento/domain/account/password';
import { NAME_MAX } from '@alento/domain/account/session';
import { isStorable } from '@alento/domain/text/plain-text';
import { isTimeZone } from '@alento/domain/time/local-date';
import { z } from 'zod';
import { get, post, put, refusedAs } from './endpoint.ts';
import { Id, TextThat, TextWithin } from './fields.ts';
import { LegalDocumentReference } from './legal-document.ts';
import {
  CONFIRM_ERRORS,
  CONFIRM_LIMITS,
  Confirmation,
  PASSWORD_INPUT_MAX,
  SecondFactorAnswer,
  SecondFactorChallenge,
  TicketInput,
} from './second-factor.ts';

/** Longer input is refused before it is hashed or compared. */
export const EMAIL_INPUT_MAX = 320;
const DEVICE_PROOF_INPUT_MAX = 200;

const Email = TextWithin(EMAIL_INPUT_MAX, 'EMAIL_INVALID');
const Password = z.string(refusedAs('PASSWORD_WEAK')).max(PASSWORD_INPUT_MAX, refusedAs('PASSWORD_TOO_LONG'));
const Name = z
  .string(refusedAs('NAME_INVALID'))
  .trim()
  .max(NAME_MAX, refusedAs('NAME_INVALID'))
  .refine(isStorable, refusedAs('NAME_INVALID'));

export const SignedInUser = z.object({
  id: z.string(),
  /**
   * The anonymous address if the request contained it, otherwise the recovery address; null if there is
   * neither.
   */
  email: z.string().nullable(),
  name: z.string().nullable(),
  isAnonymous: z.boolean(),
});
export type SignedInUser = z.infer<typeof SignedInUser>;

/** 256 bits in base64. The server neither stores nor logs it. */
const DeviceKey = z.string().meta({
  description: 'Key of the account for what its devices keep after a session that ended by itself; always the same',
});

export const SessionGrant = z.object({
  token: z.string(),
  deviceKey: DeviceKey,
  user: SignedInUser,
  /** The device sends it at a later sign-in, to prove that it has signed in to the account before. */
  deviceProof: z.string(),
});
export type SessionGrant = z.infer<typeof SessionGrant>;

export const signUp = post('/auth/sign-up/email', {
  summary: 'Create an account; the acceptances are part of it',
  auth: false,
  limits: ['sign-up-address'],
  body: z.object({
    email: Email.meta({ description: 'The anonymous address; a real one is derived to it and not kept' }),
    password: Password,
    name: Name.optional(),
    isAnonymous: z.boolean().default(true),
    contactEmail: Email.optional().meta({ description: 'Real address, only with isAnonymous false; kept encrypted' }),
    termsOfUseDocumentId: z.string(refusedAs('TERMS_NOT_ACCEPTED')).max(100),
    privacyPolicyDocumentId: z.string(refusedAs('TERMS_NOT_ACCEPTED')).max(100),
  }),
  answers: SessionGrant,
  errors: [
    'EMAIL_INVALID',
    ...PASSWORD_REFUSALS,
    'TERMS_NOT_ACCEPTED',
    'LEGAL_DOCUMENTS_OUTDATED',
    'ACCOUNT_EXISTS',
    'NAME_INVALID',
    'INVALID_TIME_ZONE',
  ],
});

export const signIn = post('/auth/sign-in/email', {
  summary: 'Open a session',
  auth: false,
  limits: ['sign-in-address', 'sign-in-account', 'sign-in-proof', 'sign-in-failures'],
  body: z.object({
    email: Email,
    password: TextWithin(PASSWORD_INPUT_MAX, 'CREDENTIALS_INVALID'),
    deviceProof: TextWithin(DEVICE_PROOF_INPUT_MAX, 'CREDENTIALS_INVALID')
      .optional()
      .meta({ description: 'From an earlier sign-in on this device: wrong tries made elsewhere do not delay it' }),
  }),
  response: { status: 200, body: SessionGrant, also: { status: 202, body: SecondFactorChallenge } },
  errors: ['EMAIL_INVALID', 'CREDENTIALS_INVALID'],
});

export const signInWithSecondFactor = post('/auth/sign-in/second-factor', {
  summary: 'Open a session with the ticket that the password gave and a second factor',
  auth: false,
  limits: ['sign-in-address', 'sign-in-account', 'sign-in-proof', 'second-factor-failures'],
  body: z.object({ ticket: TicketInput, answer: SecondFactorAnswer }),
  answers: SessionGrant,
  errors: ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_TICKET_ENDED'],
});

export const signOut = post('/auth/sign-out', {
  summary: 'End this session',
  limits: ['access-changes'],
  answers: z.object({ success: z.literal(true) }),
});

export const getSession = get('/auth/get-session', {
  summary: 'Who is signed in, and which legal documents wait for acceptance',
  answers: z.object({
    user: SignedInUser,
    session: z.object({ id: z.string(), expiresAt: z.number() }),
    deviceKey: DeviceKey,
    pendingLegalDocuments: z.array(LegalDocumentReference),
    /**
     * Whether the person stated to be a minor. A minor gets no ads, no purchase and no external AI.
     */
    isMinor: z.boolean(),
  }),
});

export const updateUser = post('/auth/update-user', {
  summary: 'Change the name kept (encrypted) for a non-anonymous account; null removes it',
  body: z.object({ name: Name.nullable() }),
  answers: z.object({ user: SignedInUser }),
  errors: ['NAME_INVALID'],
});

export const requestPasswordReset = post('/auth/request-password-reset', {
  summary: 'Ask for a reset link; the answer never tells whether an account exists',
  auth: false,
  limits: ['reset-address', 'reset-account'],
  body: z.object({ email: Email }),
  answers: z.object({ status: z.literal(true), message: z.string() }),
  errors: ['EMAIL_INVALID'],
});

export const resetPassword = post('/auth/reset-password', {
  summary: 'Set a new password with a reset token; every session ends',
  auth: false,
  limits: ['reset-address'],
  body: z.object({
    newPassword: Password,
    token: TextWithin(200, 'RESET_TOKEN_INVALID').refine(isStorable, refusedAs('RESET_TOKEN_INVALID')),
  }),
  answers: z.object({ status: z.literal(true) }),
  errors: [...PASSWORD_REFUSALS, 'RESET_TOKEN_INVALID'],
});

export const changePassword = post('/auth/change-password', {
  summary: 'Change the password; every other session ends, this one gets a new token',
  limits: CONFIRM_LIMITS,
  body: z.object({
    currentPassword: TextWithin(PASSWORD_INPUT_MAX, 'PASSWORD_WRONG'),
    newPassword: Password,
    secondFactor: SecondFactorAnswer.optional(),
  }),
  answers: z.object({ status: z.literal(true) }),
  errors: [...CONFIRM_ERRORS, ...PASSWORD_REFUSALS, 'PASSWORD_UNCHANGED'],
});

export const listSessions = get('/auth/list-sessions', {
  summary: 'Open sessions of this account',
  answers: z.array(
    z.object({
      id: z.string(),
      device: z.string().nullable(),
      createdAt: z.number(),
      lastRenewedAt: z.number(),
      current: z.boolean(),
    }),
  ),
});

export const revokeSession = post('/auth/revoke-session', {
  summary: 'End one session of this account; another one than this asks for the password',
  limits: CONFIRM_LIMITS,
  body: Confirmation.partial().extend({
    id: Id('SESSION_NOT_FOUND'),
  }),
  answers: z.object({ status: z.literal(true) }),
  errors: ['SESSION_NOT_FOUND', ...CONFIRM_ERRORS],
});

export const revokeOtherSessions = post('/auth/revoke-other-sessions', {
  summary: 'End every session but this one',
  limits: CONFIRM_LIMITS,
  body: Confirmation,
  answers: z.object({ status: z.literal(true) }),
  errors: [...CONFIRM_ERRORS],
});

const TimeZoneAnswer = z.object({
  timeZone: z.string(),
  changeableAt: z.number().nullable().meta({ description: 'When it may change again, ms epoch; null: now' }),
});

export const readTimeZone = get('/account/time-zone', {
  summary: 'The IANA zone quotas and jobs go by',
  answers: TimeZoneAnswer,
});

export const changeTimeZone = put('/account/time-zone', {
  summary: 'Change that zone, once in 24 hours',
  body: z.object({
    timeZone: TextThat('INVALID_TIME_ZONE', isTimeZone),
  }),
  answers: TimeZoneAnswer,
  errors: ['INVALID_TIME_ZONE', 'TIME_ZONE_CHANGED_TODAY'],
});
