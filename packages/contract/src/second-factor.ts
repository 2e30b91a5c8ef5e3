import { PASSKEY_LABEL_MAX } from '@alento/domain/account/session';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { z } from 'zod';
import { get, post, refusedAs } from './endpoint.ts';
import { TextWithin } from './fields.ts';

/** Longer input is refused before it is hashed. */
export const PASSWORD_INPUT_MAX = 1024;
const TICKET_MAX = 200;
const CODE_MAX = 40;
const PASSKEY_FIELD_MAX = 4096;

const wrong = refusedAs('SECOND_FACTOR_WRONG');
const ended = refusedAs('SECOND_FACTOR_TICKET_ENDED');

export const TicketInput = z.string(ended).min(1, ended).max(TICKET_MAX, ended);

/** A text field of WebAuthn's JSON. The library that verifies passkeys checks its content. */
const field = z.string(wrong).max(PASSKEY_FIELD_MAX, wrong);
const fieldOrNull = field.nullish();

/** A credential of WebAuthn Level 3, as JSON. */
const credentialWith = <T extends z.ZodRawShape>(response: T) =>
  z.object(
    {
      id: field,
      rawId: field,
      type: z.literal('public-key', wrong),
      response: z.object(response, wrong),
      clientExtensionResults: z.object({}, wrong).optional(),
      authenticatorAttachment: fieldOrNull,
    },
    wrong,
  );

/** AuthenticationResponseJSON. */
const PasskeyAssertion = credentialWith({
  clientDataJSON: field,
  authenticatorData: field,
  signature: field,
  userHandle: fieldOrNull,
});

/** RegistrationResponseJSON. */
const PasskeyAttestation = credentialWith({
  clientDataJSON: field,
  attestationObject: field,
  transports: z.array(field, wrong).max(10, wrong).optional(),
});

/** A second factor: a code from the authenticator app, a recovery code, or a passkey assertion. */
export const SecondFactorAnswer = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('totp'), code: z.string(wrong).max(CODE_MAX, wrong) }),
    z.object({ kind: z.literal('recovery-code'), code: z.string(wrong).max(CODE_MAX, wrong) }),
    z.object({ kind: z.literal('passkey'), ticket: TicketInput, response: PasskeyAssertion }),
  ],
  wrong,
);
export type SecondFactorAnswer = z.infer<typeof SecondFactorAnswer>;

/** The password, and a second factor if one is set. Calls that change how an account is accessed require it. */
export const Confirmation = z.object({
  password: TextWithin(PASSWORD_INPUT_MAX, 'PASSWORD_WRONG'),
  secondFactor: SecondFactorAnswer.optional(),
});
export type Confirmation = z.infer<typeof Confirmation>;
/** A confirmation in a request that doesn't always need one. */
export type Credentials = { [Field in keyof Confirmation]?: Confirmation[Field] | undefined };

/** Errors of a failed confirmation. */
export const CONFIRM_ERRORS = [
  'PASSWORD_REQUIRED',
  'PASSWORD_WRONG',
  'SECOND_FACTOR_REQUIRED',
  'SECOND_FACTOR_WRONG',
  'SECOND_FACTOR_TICKET_ENDED',
] as const satisfies readonly ErrorCode[];

/**
 * Rate limits of calls that require a confirmation: `access-changes` counts the call, the others count failed
 * confirmations.
 */
export const CONFIRM_LIMITS = ['access-changes', 'sign-in-address', 'sign-in-account', 'session-failures'] as const;

const Method = z.enum(['totp', 'passkey', 'recovery-code']);

/**
 * PublicKeyCredentialRequestOptionsJSON or PublicKeyCredentialCreationOptionsJSON of WebAuthn Level 3. The browser gets
 * it unchanged.
 */
const PasskeyOptions = z.looseObject({ challenge: z.string() });

export const SecondFactorChallenge = z.object({
  ticket: z.string().meta({ description: 'Names this try; it ends after five minutes or five wrong answers' }),
  methods: z.array(Method),
  passkeyOptions: PasskeyOptions.nullable().meta({
    description: 'For navigator.credentials.get; null without a passkey',
  }),
  expiresAt: z.number(),
});
export type SecondFactorChallenge = z.infer<typeof SecondFactorChallenge>;

export const challengeSecondFactor = post('/auth/second-factor/challenge', {
  summary: 'What a confirmation may be answered with, and the challenge for a passkey',
  limits: ['access-changes', 'second-factor-challenge'],
  answers: SecondFactorChallenge,
});

const Passkey = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number().nullable(),
});

export const SecondFactors = z.object({
  totp: z.object({ since: z.number() }).nullable(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.number(),
});
export type SecondFactors = z.infer<typeof SecondFactors>;

const RecoveryCodes = z
  .array(z.string())
  .nullable()
  .meta({ description: 'Shown once, when the first factor is set; null when there are codes already' });

export const readSecondFactors = get('/account/second-factor', {
  summary: 'Which second factors the account has',
  answers: SecondFactors,
});

export const beginTotp = post('/account/second-factor/totp', {
  summary: 'A new secret for an authenticator app; it counts once a code of it was given',
  limits: CONFIRM_LIMITS,
  body: Confirmation,
  answers: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['TOTP_EXISTS', ...CONFIRM_ERRORS],
});

export const confirmTotp = post('/account/second-factor/totp/confirm', {
  summary: 'Turn the authenticator app on by a first code',
  limits: CONFIRM_LIMITS,
  body: z.object({ code: z.string(wrong).max(CODE_MAX, wrong) }),
  answers: z.object({ factors: SecondFactors, recoveryCodes: RecoveryCodes }),
  errors: ['SECOND_FACTOR_WRONG', 'TOTP_EXISTS'],
});

export const removeTotp = post('/account/second-factor/totp/remove', {
  summary: 'Turn the authenticator app off',
  limits: CONFIRM_LIMITS,
  body: Confirmation,
  answers: SecondFactors,
  errors: [...CONFIRM_ERRORS],
});

export const beginPasskey = post('/account/second-factor/passkeys/options', {
  summary: 'The challenge for a new passkey',
  limits: CONFIRM_LIMITS,
  body: Confirmation,
  answers: z.object({ ticket: z.string(), options: PasskeyOptions }),
  errors: ['PASSKEYS_FULL', ...CONFIRM_ERRORS],
});

export const addPasskey = post('/account/second-factor/passkeys', {
  summary: 'Keep a new passkey',
  limits: CONFIRM_LIMITS,
  body: z.object({
    ticket: TicketInput,
    label: z
      .string(refusedAs('PASSKEY_LABEL_INVALID'))
      .trim()
      .max(PASSKEY_LABEL_MAX, refusedAs('PASSKEY_LABEL_INVALID')),
    response: PasskeyAttestation,
  }),
  response: { status: 201, body: z.object({ factors: SecondFactors, recoveryCodes: RecoveryCodes }) },
  errors: ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_TICKET_ENDED', 'PASSKEYS_FULL', 'PASSKEY_LABEL_INVALID'],
});

export const removePasskey = post('/account/second-factor/passkeys/{id}/remove', {
  summary: 'Remove a passkey',
  limits: CONFIRM_LIMITS,
  params: z.object({ id: z.string().max(TICKET_MAX) }),
  body: Confirmation,
  answers: SecondFactors,
  errors: ['PASSKEY_NOT_FOUND', ...CONFIRM_ERRORS],
});

export const renewRecoveryCodes = post('/account/second-factor/recovery-codes', {
  summary: 'Ten new recovery codes; the former ones end',
  limits: CONFIRM_LIMITS,
  body: Confirmation,
  answers: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['SECOND_FACTOR_NONE', ...CONFIRM_ERRORS],
});
