import { ownedBy } from '../device/device-store.ts';

/**
 * Names of stored texts that the server doesn't have yet. Listed here because a session may expire before the feature's
 * code is loaded.
 */
const NAMES = [
  /^outbox:/,
  /^mood-note-draft$/,
  /^screening-draft-/,
  /^onboarding-draft:/,
  // Except the mark that the onboarding was seen, which is no text.
  /^onboarding-unsent:(?!seen$)/,
  /^safety-answers$/,
  /^chat-(draft|unsent):/,
];

/**
 * Local copy of the safety plan, and the text in it that marks unsent changes. Quotes inside of values are escaped, so
 * no value can contain it.
 */
const PLAN = 'safety-plan';
const WAITS = '"waiting":true';

/** Whether a stored value is a text that exists only on this device. */
export const isUnsentWords = (name: string, value: string): boolean =>
  name === PLAN ? value.includes(WAITS) : NAMES.some((pattern) => pattern.test(name));

/**
 * Contacts of the safety plan with phone numbers. Stored apart from the plan if the person chose that they stay
 * readable after the session expires.
 */
export const READABLE_CONTACTS = 'safety-contacts';

/** Whether this device has texts of this person that the server doesn't have. */
export const hasUnsentWords = (userId: string): boolean =>
  ownedBy(userId).some(({ name, value }) => isUnsentWords(name, value));
