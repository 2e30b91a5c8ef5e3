import type { endpoints } from '@alento/contract/endpoints';
import type { SharedPart } from '@alento/domain/sharing/parts';

export type EndpointName = keyof typeof endpoints;

/** Ids of what the owner has, by which other people try to reach it. */
export type OwnedIds = Record<
  | 'entry'
  | 'tag'
  | 'record'
  | 'share'
  | 'conversation'
  | 'reply'
  | 'summary'
  | 'export'
  | 'import'
  | 'device'
  | 'medication'
  | 'session'
  | 'passkey'
  | 'account'
  | 'attachment',
  string
>;

/**
 * Who may use a call:
 * - `open`: everybody; it returns nothing of a person.
 * - `self`: signed-in people, each only for themselves; it takes no id of a person's data.
 * - `self-ending`: the same, but it ends an account, a session or a role, so that only visitors try it.
 * - `owned`: it takes an id of a person's data and responds 404 to everybody but the owner.
 * - `part`: it takes the id of a share, and a professional needs the part; `any` needs only the share,
 *   and `file` one of the parts that files contain.
 */
export type Rule =
  | { readonly kind: 'open'; readonly body?: object }
  | { readonly kind: 'self'; readonly body?: object }
  | { readonly kind: 'self-ending'; readonly body?: object }
  | { readonly kind: 'owned'; readonly id: keyof OwnedIds; readonly body?: object }
  | { readonly kind: 'part'; readonly part: SharedPart | 'any' | 'file' };

const open: Rule = { kind: 'open' };
const self: Rule = { kind: 'self' };
const ending: Rule = { kind: 'self-ending' };
const owned = (id: keyof OwnedIds, body?: object): Rule => ({ kind: 'owned', id, ...(body ? { body } : {}) });
const part = (name: SharedPart | 'any' | 'file'): Rule => ({ kind: 'part', part: name });

const PROFILE = { name: 'Outra pessoa', crp: '06/1', uf: 'SP' };
const INVITE = { startDate: '2026-01-01', endDate: '2026-12-31', parts: ['moods'], ownerName: 'Outra' };

/** One rule for each call of the contract. A call without a rule doesn't compile. */
export const ACCESS: Readonly<Record<EndpointName, Rule>> = {
  readHealth: open,
  readReadiness: open,
  listPlans: open,
  readCurrentPlan: self,
  createCheckoutSession: self,
  readSubscription: self,
  refreshSubscription: self,
  cancelSubscription: self,
  resumeSubscription: self,
  paySubscription: self,
  previewSubscriptionChange: self,
  changeSubscription: self,
  listReceipts: self,
  createHealthRecord: self,
  listHealthRecords: self,
  readHealthRecordEligibility: self,
  readHealthRecord: owned('record'),
  resetHealthRecord: owned('record'),
  changeHealthRecord: owned('record', { ownWords: 'x', displayName: '', removed: [] }),
  removeHealthRecord: owned('record'),
  readHealthRecordPdf: owned('record'),
  readHealthRecordFhir: owned('record'),
  createProfessionalInvite: { kind: 'self', body: INVITE },
  listProfessionalInvites: self,
  readInviteByToken: open,
  acceptInvite: self,
  revokeProfessionalInvite: owned('share'),
  listAccesses: self,
  readProfessionalProfile: self,
  storeProfessionalProfile: { kind: 'self', body: PROFILE },
  removeProfessionalProfile: ending,
  listProfessionals: open,
  reportProfessional: { kind: 'self', body: { reason: 'other' } },
  listPatients: self,
  readPatient: part('any'),
  listPatientEntries: part('moods'),
  readPatientMoodSummary: part('moods'),
  listPatientScreenings: part('screenings'),
  listPatientRecords: part('records'),
  readPatientMedication: part('medication'),
  readPatientSafetyPlan: part('safety-plan'),
  readPatientPdf: part('file'),
  readPatientFhir: part('file'),
  readLatestLegalDocument: open,
  listLegalAcceptances: self,
  acceptLegalDocument: self,
  signUp: open,
  signIn: open,
  signInWithSecondFactor: open,
  signOut: ending,
  getSession: self,
  updateUser: self,
  requestPasswordReset: open,
  resetPassword: open,
  changePassword: ending,
  listSessions: self,
  revokeSession: ending,
  revokeOtherSessions: ending,
  readRecoveryEmail: self,
  changeRecoveryEmail: self,
  confirmRecoveryEmail: open,
  undoRecoveryEmail: open,
  challengeSecondFactor: self,
  readSecondFactors: self,
  beginTotp: self,
  confirmTotp: self,
  removeTotp: self,
  beginPasskey: self,
  addPasskey: self,
  removePasskey: self,
  renewRecoveryCodes: self,
  readTimeZone: self,
  changeTimeZone: self,
  listConsents: self,
  changeConsent: self,
  listMoodEntries: self,
  createMoodEntry: { kind: 'self', body: { score: 3 } },
  createMoodEntryBatch: { kind: 'self', body: { entries: [{ score: 3 }] } },
  listMoodEntriesByDate: self,
  searchMoodEntries: { kind: 'self', body: { query: 'nota' } },
  correctMoodEntry: owned('entry', { score: 3, note: '' }),
  removeMoodEntry: owned('entry'),
  readDailyAverage: self,
  readConcerningPattern: self,
  listAttachments: self,
  addAttachment: self,
  readAttachment: owned('attachment'),
  readThumbnail: owned('attachment'),
  removeAttachment: owned('attachment'),
  listTags: self,
  createTag: self,
  changeTag: owned('tag', { name: 'outro nome', icon: 'tag' }),
  removeTag: owned('tag'),
  readAnalytics: self,
  listArticles: open,
  readArticle: open,
  listPodcasts: open,
  listBooks: open,
  readBook: open,
  searchContent: open,
  listHelpPages: open,
  readHelpPage: open,
  readRecommendations: self,
  readReading: self,
  changeReading: self,
  sendChatMessage: { kind: 'self', body: { message: 'o que diz a nota?' } },
  readChatReply: owned('reply'),
  retryChatReply: owned('reply'),
  listChatSessions: self,
  searchChatSessions: { kind: 'self', body: { query: 'mensagem' } },
  readChatSession: owned('conversation'),
  renameChatSession: owned('conversation', { title: 'outro nome' }),
  removeChatSession: owned('conversation'),
  analyzeMood: self,
  searchHistory: { kind: 'self', body: { query: 'nota' } },
  suggestChat: self,
  readAiUsage: self,
  readVoice: self,
  requestWeeklySummary: self,
  readWeeklySummary: owned('summary'),
  readOnboardingStatus: self,
  changeOnboardingStatus: self,
  markOnboardingSeen: self,
  completeOnboardingStep: self,
  readOnboardingStep: self,
  readUserData: self,
  changeUserData: self,
  readOnboardingComplete: self,
  readPendingSteps: self,
  resetOnboarding: self,
  listScreenings: self,
  createScreening: self,
  readSafetyPlan: self,
  changeSafetyPlan: self,
  readSafetyState: self,
  readSmallSteps: self,
  changeSmallSteps: self,
  markSmallStep: self,
  answerSafety: self,
  readPushKey: self,
  registerPush: self,
  listPushDevices: self,
  removePushDevice: owned('device'),
  sendTestPush: owned('device'),
  readReminderSchedule: self,
  changeReminderSchedule: self,
  listMedications: self,
  createMedication: { kind: 'self', body: { name: 'Outro remédio' } },
  changeMedication: owned('medication', { name: 'outro nome' }),
  removeMedication: owned('medication'),
  listMedicationDays: self,
  noteDose: { kind: 'self', body: { medicationId: 'x', date: '2026-03-14', status: 'taken' } },
  readNotificationChannels: self,
  changeQuietHours: { kind: 'self', body: { quietHours: null } },
  changeChannelAddress: { kind: 'self', body: { address: 'outra@exemplo.com' } },
  confirmChannelAddress: { kind: 'self', body: { code: '000000' } },
  changeChannelKinds: { kind: 'self', body: { kinds: [] } },
  removeChannel: self,
  unsubscribeChannel: open,
  readMyData: self,
  createExport: self,
  listExports: self,
  readExport: owned('export'),
  readExportFile: owned('export'),
  createImport: self,
  listImports: self,
  readImport: owned('import'),
  confirmImport: owned('import', {}),
  removeImport: owned('import'),
  deleteAccount: ending,
  readUpdate: open,
  readUpdateFile: open,
  countUpdateEvents: open,
};

/**
 * Calls for oneself that may name something that another person has: with the kind of id, the body that names it, and
 * the status for everybody else.
 */
export const NAMING: readonly (readonly [EndpointName, keyof OwnedIds, (id: string) => object, number])[] = [
  ['sendChatMessage', 'conversation', (sessionId) => ({ message: 'o que diz a nota?', sessionId }), 404],
  ['noteDose', 'medication', (medicationId) => ({ medicationId, date: '2026-03-14', status: 'taken' }), 404],
  ['createMoodEntry', 'tag', (tag) => ({ score: 3, tags: [tag] }), 422],
  ['createMoodEntryBatch', 'tag', (tag) => ({ entries: [{ score: 3, tags: [tag] }] }), 422],
  ['revokeSession', 'session', (id) => ({ id, password: 'x' }), 404],
  ['removePasskey', 'passkey', () => ({ password: 'x' }), 404],
  ['createCheckoutSession', 'account', (userId) => ({ priceId: 'price_premium', userId }), 403],
];
