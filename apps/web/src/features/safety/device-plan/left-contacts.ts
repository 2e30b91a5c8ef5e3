import { contactsOf, type PlanPerson, type SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { readJson, writeJson } from '../../../lib/session/device/device-json.ts';
import { ownersOf } from '../../../lib/session/device/device-store.ts';
import { hasEnded } from '../../../lib/session/ended/ended-session.ts';
import { READABLE_CONTACTS } from '../../../lib/session/ended/unsent-words.ts';
import { session } from '../../../lib/session/session.ts';

/**
 * The part of a plan that is readable without signing in: its contacts if the person chose so, otherwise an empty
 * list.
 */
export type LeftContacts = { contacts: PlanPerson[] };

export const isPerson = (value: unknown): value is PlanPerson =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'name') === 'string' &&
  typeof Reflect.get(value, 'phone') === 'string';

/** Stores the contacts separately from the plan if the person agreed. Otherwise deletes them. */
export function keepReadableContacts(userId: string, content: SafetyPlanContent): void {
  const contacts = content.readableContacts === true ? contactsOf(content) : [];
  void writeJson(userId, READABLE_CONTACTS, contacts.length === 0 ? null : contacts);
}

/** Returns what an expired session left on this device. Null while a person is signed in, and for visitors. */
export function readLeftContacts(): LeftContacts | null {
  if (session.current() !== null) return null;
  const [userId] = ownersOf((name) => name === READABLE_CONTACTS);
  const stored = userId === undefined ? null : readJson(userId, READABLE_CONTACTS);
  const contacts = Array.isArray(stored) ? stored.filter(isPerson) : [];
  return contacts.length > 0 || hasEnded() ? { contacts } : null;
}
