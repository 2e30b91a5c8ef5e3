/**
 * Kinds of personal data, in the order in which /meus-dados lists them. The overview counts them, an export contains
 * them, and a deletion says how many of each were removed.
 */
export const DATA_KINDS = [
  'entries',
  'attachments',
  'tags',
  'screenings',
  'medications',
  'summaries',
  'healthRecords',
  'shares',
  'professionalProfiles',
  'conversations',
  'messages',
  'recommendations',
  'answers',
  'safetyPlans',
  'smallSteps',
  'readings',
  'reminders',
  'notificationChannels',
  'plans',
  'payments',
  'consents',
  'legalAcceptances',
  'sessions',
  'pushDevices',
  'secondFactors',
  'exports',
  'imports',
] as const;
export type DataKind = (typeof DATA_KINDS)[number];
/** Number of items of each kind. */
export type DataCounts = Record<DataKind, number>;

/** Apps whose files can be imported. */
export const IMPORT_SOURCES = ['daylio', 'pixels', 'alento'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];
