import { accounts, profiles, rateLimits, resetRequests, sessions, userKeys, users, verifications } from './account.ts';
import { attachments } from './attachment.ts';
import { aiUsage, chatMessages, chatSessions } from './chat.ts';
import { consents } from './consent.ts';
import { contentItems } from './content.ts';
import { erasedAccounts } from './erased-account.ts';
import { healthRecords } from './health-record.ts';
import { idempotencyKeys } from './idempotency-key.ts';
import { legalDocuments, userLegalAcceptances } from './legal-document.ts';
import { medicationDoses, medications } from './medication.ts';
import { moodEntries } from './mood-entry.ts';
import { accountingRecords, exports, importParts, imports } from './my-data.ts';
import { billingAccounts, paymentEvents, paymentLeases, payments, userPlans } from './payment.ts';
import { personalDocuments } from './personal-document.ts';
import { recommendationSets } from './recommendation.ts';
import { pushDevices, reminders, waitingPushes } from './reminder.ts';
import { removableFiles } from './removable-file.ts';
import { screenings } from './screening.ts';
import { factorTickets, recoveryChanges, recoveryCodes, secondFactors } from './second-factor.ts';
import { listingReports, listings, professionalProfiles, shareAccesses, shares } from './sharing.ts';
import { tags } from './tag.ts';
import { updateBundles, updateEvents } from './update.ts';
import { voiceSessions } from './voice.ts';
import { weeklySummaries } from './weekly-summary.ts';

export const schema = {
  users,
  sessions,
  accounts,
  verifications,
  userKeys,
  profiles,
  userPlans,
  rateLimits,
  resetRequests,
  legalDocuments,
  userLegalAcceptances,
  moodEntries,
  attachments,
  removableFiles,
  tags,
  personalDocuments,
  screenings,
  idempotencyKeys,
  contentItems,
  consents,
  chatSessions,
  chatMessages,
  aiUsage,
  weeklySummaries,
  recommendationSets,
  secondFactors,
  recoveryCodes,
  factorTickets,
  recoveryChanges,
  payments,
  billingAccounts,
  paymentEvents,
  paymentLeases,
  exports,
  imports,
  importParts,
  accountingRecords,
  erasedAccounts,
  healthRecords,
  professionalProfiles,
  shares,
  shareAccesses,
  listingReports,
  listings,
  pushDevices,
  reminders,
  waitingPushes,
  medications,
  medicationDoses,
  voiceSessions,
  updateBundles,
  updateEvents,
};
