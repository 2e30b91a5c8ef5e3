import type { ExportDocument } from '@alento/contract/my-data/export-document';
import { readDocument } from '../../../../personal-document/personal-document.ts';
import { ONBOARDING } from '../../../../sealed-documents/onboarding.ts';
import { READING } from '../../../../sealed-documents/reading.ts';
import { SAFETY_PLAN, SAFETY_STATE } from '../../../../sealed-documents/safety.ts';
import { readAcceptances, readAccount, readConsents, readSecondFactors, readSessions } from './account-data.ts';
import { readChannels } from './channel-data.ts';
import { readConversations, readMessagesOfDays } from './chat-data.ts';
import { readExports, readImports } from './copy-data.ts';
import { readEntries, readTags } from './diary-data.ts';
import { readPieceNames, readRecommendations, readScreenings, readSummaries } from './health-data.ts';
import { readDoses, readMedications } from './medication-data.ts';
import { readBilling, readPayments, readPlans } from './payment-data.ts';
import type { Reading } from './reading.ts';
import { readHealthRecords } from './record-data.ts';
import { readPushDevices, readReminders } from './reminder-data.ts';
import { readProfile, readReports, readShares } from './sharing-data.ts';

/** The account was deleted while its data was being read. */
export class AccountGoneError extends Error {
  override readonly name = 'AccountGoneError';
}

export type KeptData = Awaited<ReturnType<typeof keptDataOf>>;

/**
 * Everything that is kept about a person, as the files of an export need it. Short lists are read at once. Long ones
 * are functions that read the rows anew in batches each time, since no list of them fits into memory for sure.
 *
 * @throws AccountGoneError
 */
export async function keptDataOf(reading: Reading) {
  const { db, person } = reading;
  const account = await readAccount(reading);
  if (!account) throw new AccountGoneError();
  const { status, data, updatedAt } = await readDocument(db, person, ONBOARDING);
  const pieces = await readPieceNames(reading);
  const onboarding: ExportDocument['onboarding'] = { status, data, updatedAt };
  return {
    account,
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
