import { ownedBy } from '../device/device-store.ts';

/**
 * Where features keep what a person wrote until the server has it. Told by name, because a session
 * may run out where the code of the feature was never loaded.
 */
const NAMES = [
  /^outbox:/,
  /^mood-note-draft$/,
  /^screening-draft-/,
  /^onboarding-draft:/,
  // That the onboarding was seen is nobody's words.
  /^onboarding-unsent:(?!seen$)/,
  /^safety-answers$/,
  /^chat-(draft|unsent):/,
];

/** The plan's copy, and what tells that it was changed here; inside of a text the quotes are escaped. */
const PLAN = 'safety-plan';
const WAITS = '"waiting":true';

/** Whether what is kept under a name is a person's and nowhere but on this device. */
export const isUnsentWords = (name: string, value: string): boolean =>
  name === PLAN ? value.includes(WAITS) : NAMES.some((pattern) => pattern.test(name));

/**
 * People and services of the safety plan, with their numbers: kept apart from the plan where the person
 * chose that they stay readable after a session that ended by itself.
 */
export const READABLE_CONTACTS = 'safety-contacts';

/** Whether this person left something on this device that the server does not have. */
export const hasUnsentWords = (userId: string): boolean =>
  ownedBy(userId).some(({ name, value }) => isUnsentWords(name, value));
