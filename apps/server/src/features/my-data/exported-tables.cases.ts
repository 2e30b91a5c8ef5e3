/**
 * What an export does with each table that has rows of a person. A test compares this list with the schema, so that a
 * new table is either exported or left out for a reason.
 */

/** Tables whose rows are part of `diario.json`, with the property that contains them. */
export const EXPORTED: Readonly<Record<string, string>> = {
  users: 'account',
  profiles: 'account',
  recovery_changes: 'account',
  mood_entries: 'entries',
  attachments: 'attachments',
  tags: 'tags',
  screenings: 'screenings',
  medications: 'medications',
  medication_doses: 'medicationDoses',
  weekly_summaries: 'summaries',
  health_records: 'healthRecords',
  shares: 'shares',
  share_accesses: 'shares',
  professional_profiles: 'professionalProfile',
  listing_reports: 'listingReports',
  chat_sessions: 'conversations',
  chat_messages: 'conversations',
  ai_usage: 'messagesOfDays',
  recommendation_sets: 'recommendations',
  personal_documents: 'onboarding',
  user_plans: 'plans',
  payments: 'payments',
  billing_accounts: 'billing',
  consents: 'consents',
  user_legal_acceptances: 'legalAcceptances',
  sessions: 'sessions',
  push_devices: 'pushDevices',
  reminders: 'reminders',
  second_factors: 'secondFactors',
  recovery_codes: 'secondFactors',
  exports: 'exports',
  imports: 'imports',
};

/** Tables that an export leaves out, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  accounts: 'It contains the hash of the password, which is a secret and tells the person nothing.',
  user_keys: 'It contains the encrypted data key, with which other copies of the data could be decrypted.',
  factor_tickets: 'Its rows are secrets of sign-ins that are under way, and live for minutes.',
  waiting_pushes: 'Its rows are notifications on their way, with texts of ours, and live for an hour at most.',
  voice_sessions: 'Its row says which connection and conversation a voice session has now; it lives for a day at most.',
  payment_leases:
    'Its rows have random ids and times, which say that a payment page or subscription is being changed; they live for minutes.',
  listings: 'It contains only a random id and whether an operator hid the listing, which the profile shows.',
  idempotency_keys: 'Its rows are hashes that recognise a repeated request, and live for 30 days.',
  import_parts: 'It contains entries of a file that the person has and has not confirmed; they live for a day.',
};

/** Tables without an account's id, so that an export can't tell whose their rows are (docs/privacy.md). */
export const WITHOUT_ACCOUNT: readonly string[] = [
  'verifications',
  'rate_limits',
  'removable_files',
  'reset_requests',
  'legal_documents',
  'content_items',
  'payment_events',
  'accounting_records',
  'erased_accounts',
  'update_bundles',
  'update_events',
];
