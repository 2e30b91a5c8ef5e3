import type { ExportDocument, ExportImport } from '@alento/contract/my-data/export-document';
import type { ExportRecord } from '@alento/contract/my-data/export-health';
import type { ExportPushDevice, ExportReminders } from '@alento/contract/my-data/export-settings';
import { asc, desc } from 'drizzle-orm';
import { healthRecords } from '../../../../db/schema/health-record.ts';
import { exports, imports } from '../../../../db/schema/my-data.ts';
import { pushDevices, reminders } from '../../../../db/schema/reminder.ts';
import { readDocument } from '../../../../personal-document/personal-document.ts';
import { HEALTH_RECORD, HEALTH_RECORD_OWN_PART } from '../../../../sealed-json/health-record.ts';
import { IMPORT } from '../../../../sealed-json/import.ts';
import { type ChannelContent, NOTIFICATION_CHANNELS } from '../../../../sealed-json/notification-channels.ts';
import { ONBOARDING } from '../../../../sealed-json/onboarding.ts';
import { READING } from '../../../../sealed-json/reading.ts';
import { PUSH_DEVICE, REMINDER, REMINDER_SETTINGS } from '../../../../sealed-json/reminder.ts';
import { SAFETY_PLAN, SAFETY_STATE } from '../../../../sealed-json/safety.ts';
import { SMALL_STEPS } from '../../../../sealed-json/small-step.ts';
import { readAcceptances, readAccount, readConsents, readSecondFactors, readSessions } from './account-data.ts';
import { readAttachments } from './attachment-data.ts';
import { readConversations, readMessagesOfDays } from './chat-data.ts';
import { readEntries, readTags } from './diary-data.ts';
import { readPieceNames, readRecommendations, readScreenings, readSummaries } from './health-data.ts';
import { readDoses, readMedications } from './medication-data.ts';
import { readBilling, readPayments, readPlans } from './payment-data.ts';
import { documentFields, type Reading, rowIdOf, rowsOf } from './reading.ts';
import { readProfile, readReports, readShares } from './sharing-data.ts';

/** Devices that get notifications, oldest first, without their push addresses and keys: they are secrets. */
async function readPushDevices(reading: Reading): Promise<ExportPushDevice[]> {
  const rows = await rowsOf(reading, pushDevices, asc(pushDevices.registeredAt), asc(pushDevices.id));
  return rows.map((row) => {
    const content = PUSH_DEVICE.open(reading.person.userKey(), rowIdOf(reading, row.id), row.content);
    return {
      ...documentFields(row, 'id', 'registeredAt', 'lastSeenAt'),
      ...documentFields(content, 'name', 'platform', 'isCapacitor'),
    };
  });
}

/** Settings of reminders, and every reminder with its next instant. */
async function readReminders(reading: Reading): Promise<ExportReminders> {
  const { db, person } = reading;
  const settings = await readDocument(db, person, REMINDER_SETTINGS);
  const rows = await rowsOf(reading, reminders, asc(reminders.time), asc(reminders.id));
  return {
    ...settings,
    planned: rows.map(({ content, dueAt, ...row }) => ({
      ...REMINDER.open(person.userKey(), rowIdOf(reading, row.id), content),
      ...{ ...documentFields(row, 'timeZone', 'lastDate'), nextAt: dueAt?.getTime() ?? null },
    })),
  };
}

/** Exports of the last days, this one included, newest first. */
async function readExports(reading: Reading): Promise<ExportDocument['exports']> {
  const rows = await rowsOf(reading, exports, desc(exports.createdAt), desc(exports.id));
  return rows.map((row) => documentFields(row, 'id', 'status', 'bytes', 'createdAt', 'expiresAt'));
}

/** Imports that are not undone, newest first. */
async function readImports(reading: Reading): Promise<ExportImport[]> {
  const rows = await rowsOf(reading, imports, desc(imports.createdAt), desc(imports.id));
  return rows.map((row) => ({
    ...documentFields(row, 'id', 'source', 'status', 'created', 'createdAt', 'finishedAt'),
    fileName: IMPORT.open(reading.person.userKey(), rowIdOf(reading, row.id), row.content).fileName,
  }));
}

/** All health records, newest first. There are few: they are requested one by one. */
async function readHealthRecords(reading: Reading): Promise<ExportRecord[]> {
  const key = reading.person.userKey();
  const rows = await rowsOf(reading, healthRecords, desc(healthRecords.createdAt), desc(healthRecords.id));
  return rows.map(({ content, ownPart, ...row }) => {
    const rowId = rowIdOf(reading, row.id);
    return {
      ...documentFields(row, 'id', 'status', 'startDate', 'endDate', 'createdAt', 'deletedAt'),
      computed: content && HEALTH_RECORD.open(key, rowId, content),
      added: ownPart && HEALTH_RECORD_OWN_PART.open(key, rowId, ownPart),
    };
  });
}

/** The seed of a code and the attempts are left out: they are secrets of a confirmation that is under way. */
const exported = ({ pending, ...channel }: ChannelContent) => ({
  ...channel,
  pending: pending && { address: pending.address, expiresAt: pending.expiresAt },
});

/** Notifications by e-mail and WhatsApp. */
async function readChannels({ db, person }: Reading): Promise<ExportDocument['notificationChannels']> {
  const { email, whatsapp, quietHours } = await readDocument(db, person, NOTIFICATION_CHANNELS);
  return { email: exported(email), whatsapp: exported(whatsapp), quietHours };
}

/** The account was deleted while its data was being read. */
export class AccountGoneError extends Error {
  override readonly name = 'AccountGoneError';
}

export type StoredData = Awaited<ReturnType<typeof storedDataOf>>;

/**
 * Everything that is stored about a person, as the files of an export need it. Short lists are read at once. Long ones
 * are functions that read the rows anew in batches each time, since no list of them fits into memory for sure.
 *
 * @throws AccountGoneError
 */
export async function storedDataOf(reading: Reading) {
  const { db, person } = reading;
  const account = await readAccount(reading);
  if (!account) throw new AccountGoneError();
  const { status, data, updatedAt } = await readDocument(db, person, ONBOARDING);
  const pieces = await readPieceNames(reading);
  const onboarding: ExportDocument['onboarding'] = { status, data, updatedAt };
  return {
    account,
    attachments: await readAttachments(reading),
    tags: await readTags(reading),
    summaries: await readSummaries(reading),
    medications: await readMedications(reading),
    healthRecords: await readHealthRecords(reading),
    shares: await readShares(reading),
    professionalProfile: await readProfile(reading),
    listingReports: await readReports(reading),
    messagesOfDays: await readMessagesOfDays(reading),
    onboarding,
    safetyPlan: await readDocument(db, person, SAFETY_PLAN),
    safetyState: await readDocument(db, person, SAFETY_STATE),
    smallSteps: await readDocument(db, person, SMALL_STEPS),
    reading: await readDocument(db, person, READING),
    reminders: await readReminders(reading),
    notificationChannels: await readChannels(reading),
    plans: await readPlans(reading),
    payments: await readPayments(reading),
    billing: await readBilling(reading),
    consents: await readConsents(reading),
    legalAcceptances: await readAcceptances(reading),
    sessions: await readSessions(reading),
    pushDevices: await readPushDevices(reading),
    secondFactors: await readSecondFactors(reading),
    exports: await readExports(reading),
    imports: await readImports(reading),
    /** Titles and kinds of the library's pieces by id. */
    pieces,
    entries: () => readEntries(reading),
    screenings: () => readScreenings(reading),
    medicationDoses: () => readDoses(reading),
    conversations: () => readConversations(reading),
    recommendations: () => readRecommendations(reading, pieces),
  };
}
