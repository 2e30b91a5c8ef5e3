import { LEGAL_DOCUMENT_TYPES } from '@alento/domain/legal/documents';
import { ENTRY_SOURCES } from '@alento/domain/mood-entry/entry-source';
import { MAX_SCORE, MIN_SCORE } from '@alento/domain/mood-entry/scale';
import { IMPORT_SOURCES } from '@alento/domain/my-data/kinds';
import { OFFER_PERIODS } from '@alento/domain/payment/offer';
import { PLAN_IDS } from '@alento/domain/plan/plans';
import { z } from 'zod';
import { Attachment } from '../attachment.ts';
import { ChatSource, WrittenBy } from '../chat.ts';
import { Reading } from '../content.ts';
import { Day, Instant } from '../fields.ts';
import { OnboardingStatus } from '../onboarding.ts';
import { SafetyPlan, SafetyState } from '../safety.ts';
import { Screening } from '../screening.ts';
import { SmallSteps } from '../small-step.ts';
import { ExportDose, ExportMedication, ExportRecord } from './export-health.ts';
import {
  ExportChannels,
  ExportProfile,
  ExportPushDevice,
  ExportReminders,
  ExportReport,
  ExportShare,
} from './export-settings.ts';
import { ConsentPeriod } from './my-data.ts';

export const EXPORT_FORMAT = 'alento-export';
/** Increase it when a document of the former version no longer matches the schema. */
export const EXPORT_VERSION = 1;

const Account = z.object({
  id: z.string(),
  isAnonymous: z.boolean(),
  displayName: z.string().nullable(),
  contactEmail: z.string().nullable(),
  recoveryEmail: z.string().nullable(),
  recoveryChanges: z
    .array(
      z.object({
        kind: z.enum(['confirm', 'undo']),
        address: z.string().nullable(),
        createdAt: Instant,
        expiresAt: Instant,
      }),
    )
    .meta({ description: 'Recovery addresses to be confirmed, and former ones to which one can return' }),
  timeZone: z.string().meta({ description: 'IANA name' }),
  timeZoneChangedAt: Instant.nullable(),
  createdAt: Instant,
  lastUsedOn: Day.nullable(),
  plan: z.enum(PLAN_IDS).meta({ description: 'Plan in force' }),
});

const Entry = z.object({
  id: z.string(),
  score: z.int().min(MIN_SCORE).max(MAX_SCORE).meta({ description: '0 Muito mal to 5 Excelente' }),
  note: z.string().meta({ description: 'Empty without a note' }),
  timestamp: Instant,
  localDate: Day,
  offsetMinutes: z
    .int()
    .meta({ description: 'Offset to UTC at the time and place of the entry, minutes, east positive' }),
  source: z.enum(ENTRY_SOURCES),
  tags: z.array(z.string()).meta({ description: 'Ids in `tags`' }),
  aiAnalysis: z.string().meta({ description: 'Comment of an external AI; empty without one' }),
  importId: z.string().nullable().meta({ description: 'Id in `imports`' }),
});
export type ExportEntry = z.infer<typeof Entry>;

const ExportAttachment = Attachment.extend({ file: z.string().meta({ description: 'Its file in the archive' }) });
export type ExportAttachment = z.infer<typeof ExportAttachment>;

const Tag = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  group: z.string().optional(),
  createdAt: Instant,
});
export type ExportTag = z.infer<typeof Tag>;

const ExportScreening = Screening.extend({ source: z.enum(['own', 'onboarding']) });
export type ExportScreening = z.infer<typeof ExportScreening>;

const Summary = z.object({
  id: z.string(),
  startDate: Day,
  endDate: Day,
  status: z.enum(['processing', 'completed', 'error']),
  summary: z.string().nullable().meta({ description: 'Markdown; null unless completed' }),
  writtenBy: WrittenBy.nullable(),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
});
export type ExportSummary = z.infer<typeof Summary>;

const Message = z.object({
  id: z.string(),
  isUser: z.boolean(),
  text: z.string().meta({ description: 'Markdown where the assistant wrote it; empty for a reply without content' }),
  timestamp: Instant,
  status: z.enum(['processing', 'completed', 'failed']),
  crisis: z.boolean().meta({ description: 'Whether it was answered as a crisis' }),
  sources: z.array(ChatSource),
  choices: z.array(z.string()),
  writtenBy: WrittenBy.nullable(),
  quotaDay: Day.nullable().meta({ description: 'Day whose quota the reply counts against' }),
  assistantState: z.string().nullable().meta({ description: 'What the assistant kept for its next reply' }),
});
export type ExportMessage = z.infer<typeof Message>;

const Conversation = z.object({
  id: z.string(),
  title: z.string(),
  bookId: z.string().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  messages: z.array(Message).meta({ description: 'Oldest first' }),
});
export type ExportConversation = z.infer<typeof Conversation>;

const Recommendations = z.object({
  localDate: Day,
  generatedAt: Instant,
  deliveredAt: Instant.nullable().meta({ description: 'When the person first saw them' }),
  pieces: z.array(
    z.object({
      id: z.string(),
      title: z.string().nullable().meta({ description: 'Null if the library no longer has the piece' }),
      reason: z.looseObject({ code: z.string() }).meta({ description: 'Why it was recommended' }),
    }),
  ),
});
export type ExportRecommendations = z.infer<typeof Recommendations>;

const Onboarding = z.object({
  status: OnboardingStatus,
  data: z.record(z.string(), z.unknown()).meta({ description: 'Answers by field' }),
  updatedAt: Instant.nullable(),
});

const Plan = z.object({
  id: z.string(),
  planId: z.string(),
  status: z.enum(['active', 'past_due', 'canceled', 'ended']).nullable().meta({ description: 'Null if granted' }),
  method: z.enum(['card', 'pix']).nullable(),
  period: z.enum(OFFER_PERIODS).nullable(),
  priceCents: z.int().nullable(),
  nextPlanId: z.string().nullable(),
  createdAt: Instant,
  currentPeriodEnd: Instant.nullable(),
  accessUntil: Instant.nullable(),
  canceledAt: Instant.nullable(),
  withdrawnAt: Instant.nullable(),
});
export type ExportPlan = z.infer<typeof Plan>;

const Payment = z.object({
  id: z.string().meta({ description: 'Id at the payment service' }),
  planRowId: z.string().meta({ description: 'Id in `plans`' }),
  chargeId: z.string().nullable(),
  amountCents: z.int(),
  refundedCents: z.int(),
  paidAt: Instant,
  refundedAt: Instant.nullable(),
  disputedAt: Instant.nullable(),
  coversUntil: Instant,
});
export type ExportPayment = z.infer<typeof Payment>;

const Billing = z.object({
  customerId: z.string().meta({ description: 'Id of the account at the payment service' }),
  createdAt: Instant,
  lastCheckout: z.object({ id: z.string().nullable(), state: z.string().nullable(), at: Instant.nullable() }),
});

const ExportConsent = ConsentPeriod.extend({ id: z.string() });
export type ExportConsent = z.infer<typeof ExportConsent>;

const Acceptance = z.object({
  documentId: z.string(),
  documentType: z.enum(LEGAL_DOCUMENT_TYPES),
  versionDate: Day,
  acceptedAt: Instant,
});
export type ExportAcceptance = z.infer<typeof Acceptance>;

const Session = z.object({
  id: z.string(),
  device: z.string().nullable(),
  createdAt: Instant,
  lastRenewedAt: Instant,
  expiresAt: Instant,
});
export type ExportSession = z.infer<typeof Session>;

const SecondFactor = z.object({
  id: z.string().nullable().meta({ description: 'Null for a recovery code, whose id is a hash of the code' }),
  kind: z.enum(['totp', 'passkey', 'recovery-code']),
  label: z.string().nullable().meta({ description: 'Name of a passkey' }),
  createdAt: Instant,
  confirmedAt: Instant.nullable(),
  lastUsedAt: Instant.nullable(),
});

const PastExport = z.object({
  id: z.string(),
  status: z.enum(['processing', 'ready', 'failed']),
  createdAt: Instant,
  expiresAt: Instant.nullable(),
  bytes: z.int().nullable(),
});

const ExportImport = z.object({
  id: z.string(),
  source: z.enum(IMPORT_SOURCES),
  fileName: z.string(),
  status: z.enum(['preview', 'processing', 'ready', 'failed']),
  created: z.int().meta({ description: 'Entries that it added' }),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
});
export type ExportImport = z.infer<typeof ExportImport>;

/**
 * `diario.json` in an export: everything that a person gave or that was computed about them. Published as JSON Schema
 * at `/api/export-schema.json`. Secrets, such as the secret of an authenticator app, are not part of it.
 */
export const ExportDocument = z
  .object({
    format: z.literal(EXPORT_FORMAT),
    version: z.literal(EXPORT_VERSION),
    madeAt: Instant,
    timeZone: z.string().meta({ description: 'Time zone of the person when it was made, IANA name' }),
    account: Account,
    entries: z.array(Entry).meta({ description: 'Newest first' }),
    attachments: z.array(ExportAttachment).optional().meta({ description: 'Oldest first; missing in older exports' }),
    tags: z.array(Tag),
    screenings: z.array(ExportScreening).meta({ description: 'Newest first' }),
    medications: z.array(ExportMedication).optional().meta({ description: 'Oldest first; missing in older exports' }),
    medicationDoses: z
      .array(ExportDose)
      .optional()
      .meta({ description: 'Doses that were noted, newest day first; missing in older exports' }),
    summaries: z.array(Summary).meta({ description: 'Weekly summaries, newest first' }),
    healthRecords: z.array(ExportRecord).meta({ description: 'Newest first' }),
    shares: z.array(ExportShare).meta({ description: 'Invitations of professionals, newest first' }),
    professionalProfile: ExportProfile.nullable(),
    listingReports: z.array(ExportReport),
    conversations: z.array(Conversation).meta({ description: 'Newest first' }),
    messagesOfDays: z
      .array(z.object({ day: Day, messages: z.int() }))
      .meta({ description: 'Messages to the assistant that were counted on the last days' }),
    recommendations: z.array(Recommendations).meta({ description: 'Newest first' }),
    onboarding: Onboarding,
    safetyPlan: SafetyPlan,
    safetyState: SafetyState,
    smallSteps: SmallSteps.optional().meta({ description: 'Missing in older exports' }),
    reading: Reading,
    reminders: ExportReminders,
    notificationChannels: ExportChannels.meta({ description: 'Notifications by e-mail and WhatsApp' }),
    plans: z.array(Plan),
    payments: z.array(Payment),
    billing: Billing.nullable().meta({ description: 'Null without an account at the payment service' }),
    consents: z.array(ExportConsent).meta({ description: 'Newest first' }),
    legalAcceptances: z.array(Acceptance),
    sessions: z.array(Session),
    pushDevices: z
      .array(ExportPushDevice)
      .meta({ description: 'Devices that get notifications, without their push addresses' }),
    secondFactors: z.array(SecondFactor),
    exports: z.array(PastExport),
    imports: z.array(ExportImport),
  })
  .meta({ title: 'Alento export', description: 'diario.json of an archive of Alento' });
export type ExportDocument = z.infer<typeof ExportDocument>;
