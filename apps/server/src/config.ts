import { INACTIVE_NOTICE_DAYS } from '@alento/domain/account/limits';
import { CALL_LIMITS, SERVICE_LIMITS } from '@alento/domain/http/limits';
import { parsePixPrices } from '@alento/domain/payment/offer';
import { DEFAULT_PRICE_CENTS } from '@alento/domain/plan/plans';
import { z } from 'zod';
import { isThisMachine, plaintextFaults } from './db/encrypted-connections.ts';
import { REPLY_SECONDS_MAX } from './integrations/ai/external/service/time-limits.ts';

const Key = z
  .base64('must be base64')
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === 32, 'must be 32 bytes in base64');

const MasterKeys = z
  .string()
  .transform((text, context) =>
    text.split(',').map((part) => {
      const [version = '', encoded = ''] = part.split(':');
      const key = Key.safeParse(encoded);
      if (!/^[1-9]\d{0,8}$/.test(version) || !key.success) {
        context.addIssue('must be version:base64 pairs separated by commas, such as 2:…,1:…');
        return z.NEVER;
      }
      return { version: Number(version), key: key.data };
    }),
  )
  .refine((keys) => new Set(keys.map(({ version }) => version)).size === keys.length, 'must not repeat a version');

/** Links and pages use only the origin of an address. An address with a path is refused instead of shortened. */
const Origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`, {
    message: 'must be scheme, host and port alone, such as https://alento.example: no path, query, hash or user',
  })
  .transform((text) => new URL(text).origin);

/** Address of an API for other than its usual server. What is sent contains keys, so it has to be encrypted. */
const ApiBase = Origin.refine(
  (text) => new URL(text).protocol === 'https:' || isThisMachine(new URL(text).hostname),
  'must be https, unless it is this machine',
);

/** Name of a template at Meta. */
const Template = (byDefault: string) =>
  z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/, 'must be the name of a template')
    .default(byDefault);

const Flag = (byDefault: boolean) =>
  z
    .enum(['true', 'false'])
    .default(byDefault ? 'true' : 'false')
    .transform((text) => text === 'true');
const Postgres = z.url({ protocol: /^postgres(ql)?$/ });

const Count = (byDefault: number) => z.coerce.number().int().min(1).max(1_000_000).default(byDefault);
const List = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const AppleId = z.string().regex(/^[A-Z0-9]{10}$/, 'must be the 10 characters that Apple shows');

/** SHA-256 of the certificate with which an Android app is signed. */
const Fingerprint = z
  .string()
  .toUpperCase()
  .regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/, 'must be SHA-256 fingerprints: 32 pairs of hex digits with colons');

const Variables = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: Origin.optional(),
  ALLOW_PLAINTEXT: Flag(false),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: Postgres.optional(),
  MIGRATE_DATABASE_URL: Postgres.optional(),
  MIGRATE: Flag(true),
  DATABASE_POOL: Count(10),
  BACKUP_DIR: z.string().min(1).optional(),
  OTA_DIR: z.string().min(1).optional(),
  FILES_DIR: z.string().min(1).optional(),
  S3_URL: ApiBase.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  LIMIT_ATTACHMENTS_MEGABYTES: Count(10_000),
  OTA_PUBLIC_KEY: z.string().min(1).optional(),
  OTA_SIGNING_KEY: z.string().min(1).optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  BACKUP_NIGHTLY: z.enum(['true', 'false']).optional(),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  IDENTITY_KEY: Key.optional(),
  MASTER_KEYS: MasterKeys.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PRIVACY_CONTACT: z.email('must be an e-mail address').optional(),
  SUPPORT_CONTACT: z.email('must be an e-mail address').optional(),
  INACTIVE_ACCOUNTS_MONTHS: z.coerce.number().int().min(6).max(600).optional(),
  INACTIVE_NOTICE_DAYS: z.coerce.number().int().min(7).max(3650).default(INACTIVE_NOTICE_DAYS),
  MAIL_FROM: z.string().min(3).default('Alento <nao-responda@alento.invalid>'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CORS_ORIGINS: List,
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  MIN_CLIENT_VERSION: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .default('0.0.0'),
  PRICE_ESSENCIAL_CENTS: z.coerce.number().int().min(0).default(DEFAULT_PRICE_CENTS.essencial),
  PRICE_PREMIUM_CENTS: z.coerce.number().int().min(0).default(DEFAULT_PRICE_CENTS.premium),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'must be a secret or restricted key (sk_… or rk_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the signing secret of the webhook (whsec_…)')
    .optional(),
  STRIPE_PRICE_ESSENCIAL: List,
  STRIPE_PRICE_PREMIUM: List,
  STRIPE_PIX_PRICES: z
    .string()
    .refine((text) => parsePixPrices(text) !== null, 'must be plan:30d|12m:price id:centavos, separated by commas')
    .optional(),
  STRIPE_PIX_RECURRING: Flag(false),
  STRIPE_API_BASE: ApiBase.optional(),
  PUSH_ALLOWED_ORIGINS: List.pipe(z.array(Origin)),
  FCM_SERVICE_ACCOUNT: z.string().min(1).optional(),
  FCM_API_BASE: ApiBase.optional(),
  APNS_KEY: z.string().min(1).optional(),
  APNS_KEY_ID: AppleId.optional(),
  APNS_TEAM_ID: AppleId.optional(),
  APNS_TOPIC: z
    .string()
    .regex(/^[A-Za-z0-9.-]+$/, 'must be the bundle id of the app')
    .optional(),
  APNS_API_BASE: Origin.refine((text) => new URL(text).protocol === 'https:', 'must be https').optional(),
  NATIVE_ANDROID_FINGERPRINTS: List.pipe(z.array(Fingerprint)),
  NATIVE_IOS_TEAM_ID: AppleId.optional(),
  WHATSAPP_TOKEN: z.string().min(1).optional(),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be the digits of a phone number id')
    .optional(),
  WHATSAPP_API_BASE: ApiBase.default('https://graph.facebook.com'),
  WHATSAPP_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'must be a language such as pt_BR')
    .default('pt_BR'),
  WHATSAPP_TEMPLATE_REMINDER: Template('alento_lembrete'),
  WHATSAPP_TEMPLATE_REMINDER_DISCREET: Template('alento_lembrete_discreto'),
  WHATSAPP_TEMPLATE_CONTENT: Template('alento_conteudo'),
  WHATSAPP_TEMPLATE_CONTENT_DISCREET: Template('alento_conteudo_discreto'),
  WHATSAPP_TEMPLATE_PLAN_END: Template('alento_plano'),
  WHATSAPP_TEMPLATE_CODE: Template('alento_codigo'),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_FIRST_TOKEN_SECONDS: z.coerce.number().int().min(1).max(REPLY_SECONDS_MAX).optional(),
  AI_REPLY_SECONDS: z.coerce.number().int().min(1).max(REPLY_SECONDS_MAX).optional(),
  AI_TRANSCRIPTION_MODEL: z.string().min(1).optional(),
  AI_SPEECH_MODEL: z.string().min(1).optional(),
  AI_SPEECH_VOICE: z.string().min(1).default('alloy'),
  AI_INPUT_CENTS_PER_MILLION: z.coerce.number().min(0).optional(),
  AI_OUTPUT_CENTS_PER_MILLION: z.coerce.number().min(0).optional(),
  ADSENSE_CLIENT: z
    .string()
    .regex(/^ca-pub-\d{16}$/, 'must be ca-pub- and 16 digits')
    .optional(),
  ADSENSE_SLOT: z
    .string()
    .regex(/^\d{6,20}$/, 'must be the digits of an ad unit')
    .optional(),
  LIMIT_SIGN_IN_PER_ADDRESS: Count(SERVICE_LIMITS['sign-in-address'].calls),
  LIMIT_SIGN_IN_PER_ACCOUNT: Count(SERVICE_LIMITS['sign-in-account'].calls),
  LIMIT_SIGN_UP_PER_ADDRESS: Count(SERVICE_LIMITS['sign-up-address'].calls),
  LIMIT_RESET_PER_ADDRESS: Count(SERVICE_LIMITS['reset-address'].calls),
  LIMIT_RESET_PER_ACCOUNT: Count(SERVICE_LIMITS['reset-account'].calls),
  LIMIT_WRITES_PER_MINUTE: Count(CALL_LIMITS.writes.calls),
  LIMIT_ACCESS_CHANGES_PER_MINUTE: Count(CALL_LIMITS['access-changes'].calls),
  LIMIT_SAFETY_PLAN_PER_HOUR: Count(CALL_LIMITS['safety-plan'].calls),
  LIMIT_SEARCHES_PER_MINUTE: Count(CALL_LIMITS.searches.calls),
  LIMIT_LARGE_READS_PER_MINUTE: Count(CALL_LIMITS['large-reads'].calls),
  LIMIT_IMPORTS_PER_HOUR: Count(CALL_LIMITS.imports.calls),
  LIMIT_NEW_ENTRIES_PER_DAY: Count(CALL_LIMITS['new-entries'].calls),
  LIMIT_UPLOADS_PER_HOUR: Count(CALL_LIMITS.uploads.calls),
  LIMIT_TEST_NOTIFICATIONS_PER_HOUR: Count(CALL_LIMITS['test-notifications'].calls),
  LIMIT_PUBLIC_SEARCHES_PER_MINUTE: Count(CALL_LIMITS['public-searches'].calls),
  LIMIT_PUBLIC_READS_PER_MINUTE: Count(CALL_LIMITS['public-reads'].calls),
  LIMIT_CHAT_MESSAGES_PER_HOUR: Count(SERVICE_LIMITS['chat-messages'].calls),
  LIMIT_CHAT_CONVERSATIONS_PER_HOUR: Count(SERVICE_LIMITS['chat-conversations'].calls),
  LIMIT_OPEN_STREAMS: Count(4),
  LIMIT_NOTES_MEGABYTES: Count(200),
});

/** Variables that every installation which takes payments needs. */
const PAYMENT_VARIABLES = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PREMIUM'] as const;

const S3_VARIABLES = ['S3_URL', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const APNS_VARIABLES = ['APNS_KEY', 'APNS_KEY_ID', 'APNS_TEAM_ID', 'APNS_TOPIC'] as const;

type Name = keyof typeof Variables.shape;
/** Those of `names` that are missing although others of them, or of `optional`, are set. */
function missing(
  environment: z.infer<typeof Variables>,
  names: readonly Name[],
  optional: readonly Name[] = [],
): Name[] {
  const isUnset = (name: Name) => [environment[name]].flat().filter((value) => value !== undefined).length === 0;
  return [...names, ...optional].every(isUnset) ? [] : names.filter(isUnset);
}

const Environment = Variables.superRefine((environment, context) => {
  const external = environment.DATABASE_URL !== undefined;
  for (const name of ['IDENTITY_KEY', 'MASTER_KEYS'] as const) {
    if (external && environment[name] === undefined) {
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with DATABASE_URL' });
    }
  }
  if (environment.ROLE === 'worker' && environment.PUBLIC_URL === undefined) {
    context.addIssue({
      code: 'custom',
      path: ['PUBLIC_URL'],
      message: 'is needed by a worker, for the links in mail',
    });
  }
  if (!external && !environment.MIGRATE) {
    context.addIssue({ code: 'custom', path: ['MIGRATE'], message: 'must be true with the embedded database' });
  }
  if (!external && environment.ROLE !== 'all') {
    context.addIssue({ code: 'custom', path: ['ROLE'], message: 'must be all with the embedded database' });
  }
  for (const { name, message } of plaintextFaults(environment))
    context.addIssue({ code: 'custom', path: [name], message });
  if ((environment.AI_BASE_URL === undefined) !== (environment.AI_MODEL === undefined)) {
    context.addIssue({ code: 'custom', path: ['AI_MODEL'], message: 'goes together with AI_BASE_URL' });
  }
  const { AI_FIRST_TOKEN_SECONDS: first, AI_REPLY_SECONDS: whole } = environment;
  if (first !== undefined && whole !== undefined && first > whole) {
    context.addIssue({ code: 'custom', path: ['AI_FIRST_TOKEN_SECONDS'], message: 'must be at most AI_REPLY_SECONDS' });
  }
  for (const name of missing(environment, PAYMENT_VARIABLES, ['STRIPE_PRICE_ESSENCIAL', 'STRIPE_PIX_PRICES'])) {
    context.addIssue({ code: 'custom', path: [name], message: 'is needed with the other STRIPE_ variables' });
  }
  for (const name of missing(environment, APNS_VARIABLES)) {
    context.addIssue({ code: 'custom', path: [name], message: 'is needed with the other APNS_ variables' });
  }
  for (const name of missing(environment, S3_VARIABLES)) {
    context.addIssue({ code: 'custom', path: [name], message: 'is needed with the other S3_ variables' });
  }
  if ((environment.WHATSAPP_TOKEN === undefined) !== (environment.WHATSAPP_PHONE_NUMBER_ID === undefined)) {
    context.addIssue({
      code: 'custom',
      path: ['WHATSAPP_PHONE_NUMBER_ID'],
      message: 'goes together with WHATSAPP_TOKEN',
    });
  }
  if ((environment.ADSENSE_CLIENT === undefined) !== (environment.ADSENSE_SLOT === undefined)) {
    context.addIssue({ code: 'custom', path: ['ADSENSE_SLOT'], message: 'goes together with ADSENSE_CLIENT' });
  }
  if ((environment.IDENTITY_KEY === undefined) !== (environment.MASTER_KEYS === undefined)) {
    context.addIssue({ code: 'custom', path: ['MASTER_KEYS'], message: 'goes together with IDENTITY_KEY' });
  }
});

export type Config = z.infer<typeof Environment>;

/**
 * The names of all environment variables, for the test of `.env.example`.
 *
 * @internal
 */
export const VARIABLES = Object.keys(Variables.shape);

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function read<Schema extends z.ZodType>(schema: Schema, environment: Record<string, string | undefined>) {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(variables);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`Bad configuration:\n${[...new Set(lines)].join('\n')}`);
}

/**
 * Reads the configuration from environment variables. An empty variable counts as unset.
 *
 * @throws ConfigError which names all invalid variables.
 */
export const readConfig = (environment: Record<string, string | undefined> = process.env): Config =>
  read(Environment, environment);

const Migration = Variables.pick({ ALLOW_PLAINTEXT: true, DATABASE_URL: true, MIGRATE_DATABASE_URL: true }).superRefine(
  (environment, context) => {
    for (const { name, message } of plaintextFaults(environment))
      context.addIssue({ code: 'custom', path: [name], message });
  },
);

/**
 * Reads the database address for migrations: MIGRATE_DATABASE_URL, else DATABASE_URL; undefined with the embedded
 * database. Doesn't require encryption keys.
 */
export function readMigrationConfig(environment: Record<string, string | undefined> = process.env): string | undefined {
  const { DATABASE_URL, MIGRATE_DATABASE_URL } = read(Migration, environment);
  return MIGRATE_DATABASE_URL ?? DATABASE_URL;
}
