import { ownedBy } from '../device/device-store.ts';

/**
 * Names of stored texts that the server doesn't have yet. They are listed here, because a session may expire before the
 * code of their features is loaded.
 */
const NAMES = [
  /^outbox:/,
  /^mood-note-draft$/,
  /^(entry|medicine|tag)-draft:/,
  /^screening-draft-/,
  /^onboarding-draft:/,
  // All of these keys but `seen`, which only marks that the onboarding was seen and contains no text.
  /^onboarding-unsent:(?!seen$)/,
  /^safety-answers$/,
  /^chat-(draft|unsent):/,
  /^record-draft:/,
];

/**
 * Local copy of the safety plan, and the part of it that marks unsent changes. Quotes in values are escaped, so no
 * value can contain this part.
 */
const PLAN = 'safety-plan';
const WAITS = '"waiting":true';

/** Whether a stored value is a text that exists only on this device. */
export const isUnsentWords = (name: string, value: string): boolean =>
  name === PLAN ? value.includes(WAITS) : NAMES.some((pattern) => pattern.test(name));

/** The lock of the discreet mode. */
export const LOCK = 'lock';
/** Mark of a forgotten PIN: after the next sign-in the lock is off, and the person is told. */
export const LOCK_FORGOTTEN = 'lock-forgotten';

/**
 * Whether a value is sealed when the session ends, and returns with the next sign-in. The lock is no text, and signing
 * out may delete it, but a session that expires must not switch it off.
 */
export const isSealedAtEnd = (name: string, value: string): boolean =>
  name === LOCK || name === LOCK_FORGOTTEN || isUnsentWords(name, value);

/**
 * The phone contacts of the safety plan. They are stored apart from the plan if the person chose that they stay
 * readable after the session expires.
 */
export const READABLE_CONTACTS = 'safety-contacts';

/** The names of the texts of this person on this device that the server doesn't have. */
export const unsentNames = (userId: string): string[] =>
  ownedBy(userId)
    .filter(({ name, value }) => isUnsentWords(name, value))
    .map(({ name }) => name);

export const hasUnsentWords = (userId: string): boolean => unsentNames(userId).length > 0;
