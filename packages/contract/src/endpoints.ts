import * as account from './account.ts';
import * as analytics from './analytics.ts';
import * as chat from './chat.ts';
import * as consent from './consent.ts';
import * as content from './content.ts';
import type { Endpoint } from './endpoint.ts';
import * as health from './health.ts';
import * as healthRecords from './health-record/health-records.ts';
import * as help from './help.ts';
import * as insight from './insight.ts';
import * as legalDocument from './legal-document.ts';
import * as moodEntry from './mood-entry.ts';
import * as myExports from './my-data/exports.ts';
import * as imports from './my-data/imports.ts';
import * as leave from './my-data/leave.ts';
import * as myData from './my-data/my-data.ts';
import * as onboarding from './onboarding.ts';
import * as payment from './payment.ts';
import * as plan from './plan.ts';
import * as recommendation from './recommendation.ts';
import * as recoveryEmail from './recovery-email.ts';
import * as pushDevices from './reminder/push-devices.ts';
import * as schedule from './reminder/schedule.ts';
import * as safety from './safety.ts';
import * as screening from './screening.ts';
import * as secondFactor from './second-factor.ts';
import * as patients from './sharing/patients.ts';
import * as professional from './sharing/professional.ts';
import * as shares from './sharing/shares.ts';
import * as tag from './tag.ts';

/** Every API call by name. The order matters: a fixed path comes before a parameter path that also matches it. */
export const endpoints = {
  readHealth: health.readHealth,
  readReadiness: health.readReadiness,
  listPlans: plan.listPlans,
  readCurrentPlan: plan.readCurrentPlan,
  createCheckoutSession: payment.createCheckoutSession,
  readSubscription: payment.readSubscription,
  refreshSubscription: payment.refreshSubscription,
  cancelSubscription: payment.cancelSubscription,
  resumeSubscription: payment.resumeSubscription,
  paySubscription: payment.paySubscription,
  previewSubscriptionChange: payment.previewSubscriptionChange,
  changeSubscription: payment.changeSubscription,
  listReceipts: payment.listReceipts,
  createHealthRecord: healthRecords.createHealthRecord,
  listHealthRecords: healthRecords.listHealthRecords,
  readHealthRecordEligibility: healthRecords.readHealthRecordEligibility,
  readHealthRecord: healthRecords.readHealthRecord,
  resetHealthRecord: healthRecords.resetHealthRecord,
  changeHealthRecord: healthRecords.changeHealthRecord,
  removeHealthRecord: healthRecords.removeHealthRecord,
  readHealthRecordPdf: healthRecords.readHealthRecordPdf,
  readHealthRecordFhir: healthRecords.readHealthRecordFhir,
  createProfessionalInvite: shares.createProfessionalInvite,
  listProfessionalInvites: shares.listProfessionalInvites,
  readInviteByToken: professional.readInviteByToken,
  acceptInvite: professional.acceptInvite,
  revokeProfessionalInvite: shares.revokeProfessionalInvite,
  listAccesses: shares.listAccesses,
  readProfessionalProfile: professional.readProfessionalProfile,
  storeProfessionalProfile: professional.storeProfessionalProfile,
  removeProfessionalProfile: professional.removeProfessionalProfile,
  listProfessionals: professional.listProfessionals,
  reportProfessional: professional.reportProfessional,
  listPatients: patients.listPatients,
  readPatient: patients.readPatient,
  listPatientEntries: patients.listPatientEntries,
  readPatientMoodSummary: patients.readPatientMoodSummary,
  listPatientScreenings: patients.listPatientScreenings,
  listPatientRecords: patients.listPatientRecords,
  readPatientMedication: patients.readPatientMedication,
  readPatientSafetyPlan: patients.readPatientSafetyPlan,
  readPatientPdf: patients.readPatientPdf,
  readPatientFhir: patients.readPatientFhir,
  readLatestLegalDocument: legalDocument.readLatestLegalDocument,
  listLegalAcceptances: legalDocument.listLegalAcceptances,
  acceptLegalDocument: legalDocument.acceptLegalDocument,
  signUp: account.signUp,
  signIn: account.signIn,
  signInWithSecondFactor: account.signInWithSecondFactor,
  signOut: account.signOut,
  getSession: account.getSession,
  updateUser: account.updateUser,
  requestPasswordReset: account.requestPasswordReset,
  resetPassword: account.resetPassword,
  changePassword: account.changePassword,
  listSessions: account.listSessions,
  revokeSession: account.revokeSession,
  revokeOtherSessions: account.revokeOtherSessions,
  readRecoveryEmail: recoveryEmail.readRecoveryEmail,
  changeRecoveryEmail: recoveryEmail.changeRecoveryEmail,
  confirmRecoveryEmail: recoveryEmail.confirmRecoveryEmail,
  undoRecoveryEmail: recoveryEmail.undoRecoveryEmail,
  challengeSecondFactor: secondFactor.challengeSecondFactor,
  readSecondFactors: secondFactor.readSecondFactors,
  beginTotp: secondFactor.beginTotp,
  confirmTotp: secondFactor.confirmTotp,
  removeTotp: secondFactor.removeTotp,
  beginPasskey: secondFactor.beginPasskey,
  addPasskey: secondFactor.addPasskey,
  removePasskey: secondFactor.removePasskey,
  renewRecoveryCodes: secondFactor.renewRecoveryCodes,
  readTimeZone: account.readTimeZone,
  changeTimeZone: account.changeTimeZone,
  listConsents: consent.listConsents,
  changeConsent: consent.changeConsent,
  listMoodEntries: moodEntry.listMoodEntries,
  createMoodEntry: moodEntry.createMoodEntry,
  createMoodEntryBatch: moodEntry.createMoodEntryBatch,
  listMoodEntriesByDate: moodEntry.listMoodEntriesByDate,
  searchMoodEntries: moodEntry.searchMoodEntries,
  correctMoodEntry: moodEntry.correctMoodEntry,
  removeMoodEntry: moodEntry.removeMoodEntry,
  readDailyAverage: moodEntry.readDailyAverage,
  readConcerningPattern: moodEntry.readConcerningPattern,
  listTags: tag.listTags,
  createTag: tag.createTag,
  changeTag: tag.changeTag,
  removeTag: tag.removeTag,
  readAnalytics: analytics.readAnalytics,
  listArticles: content.listArticles,
  readArticle: content.readArticle,
  listPodcasts: content.listPodcasts,
  listBooks: content.listBooks,
  readBook: content.readBook,
  searchContent: content.searchContent,
  listHelpPages: help.listHelpPages,
  readHelpPage: help.readHelpPage,
  readRecommendations: recommendation.readRecommendations,
  readReading: content.readReading,
  changeReading: content.changeReading,
  sendChatMessage: chat.sendChatMessage,
  readChatReply: chat.readChatReply,
  retryChatReply: chat.retryChatReply,
  listChatSessions: chat.listChatSessions,
  searchChatSessions: chat.searchChatSessions,
  readChatSession: chat.readChatSession,
  renameChatSession: chat.renameChatSession,
  removeChatSession: chat.removeChatSession,
  analyzeMood: chat.analyzeMood,
  searchHistory: chat.searchHistory,
  suggestChat: chat.suggestChat,
  readAiUsage: chat.readAiUsage,
  requestWeeklySummary: insight.requestWeeklySummary,
  readWeeklySummary: insight.readWeeklySummary,
  readOnboardingStatus: onboarding.readOnboardingStatus,
  changeOnboardingStatus: onboarding.changeOnboardingStatus,
  markOnboardingSeen: onboarding.markOnboardingSeen,
  completeOnboardingStep: onboarding.completeOnboardingStep,
  readOnboardingStep: onboarding.readOnboardingStep,
  readUserData: onboarding.readUserData,
  changeUserData: onboarding.changeUserData,
  readOnboardingComplete: onboarding.readOnboardingComplete,
  readPendingSteps: onboarding.readPendingSteps,
  resetOnboarding: onboarding.resetOnboarding,
  listScreenings: screening.listScreenings,
  createScreening: screening.createScreening,
  readSafetyPlan: safety.readSafetyPlan,
  changeSafetyPlan: safety.changeSafetyPlan,
  readSafetyState: safety.readSafetyState,
  answerSafety: safety.answerSafety,
  readPushKey: pushDevices.readPushKey,
  registerPush: pushDevices.registerPush,
  listPushDevices: pushDevices.listPushDevices,
  removePushDevice: pushDevices.removePushDevice,
  sendTestPush: pushDevices.sendTestPush,
  readReminderSchedule: schedule.readReminderSchedule,
  changeReminderSchedule: schedule.changeReminderSchedule,
  readMyData: myData.readMyData,
  createExport: myExports.createExport,
  listExports: myExports.listExports,
  readExport: myExports.readExport,
  readExportFile: myExports.readExportFile,
  createImport: imports.createImport,
  listImports: imports.listImports,
  readImport: imports.readImport,
  confirmImport: imports.confirmImport,
  removeImport: imports.removeImport,
  deleteAccount: leave.deleteAccount,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
