import type { Person } from '../../../access/person.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Transaction } from '../../../db/database.ts';
import { readDocument } from '../../../personal-document/personal-document.ts';
import { NOTIFICATION_CHANNELS } from '../../../sealed-documents/notification-channels.ts';
import { keptAddressesOf } from '../addresses.ts';
import { formerAddressesOf, readWaiting } from '../recovery-email/recovery-change.ts';

/** Every mail address that the account has: contact, recovery, notifications, unconfirmed and former ones. */
export async function mailAddressesOf(
  tx: Transaction,
  keyRing: KeyRing,
  person: Person,
  now: number,
): Promise<string[]> {
  const { userId } = person.owner;
  const { userKey } = person;
  const kept = await keptAddressesOf(tx, keyRing, userId);
  const waiting = await readWaiting(tx, userKey, userId, now);
  const former = await formerAddressesOf(tx, userKey(), userId, now);
  const { email } = await readDocument(tx, person, NOTIFICATION_CHANNELS);
  const all = [email.address, email.pending?.address, kept?.contact, kept?.recovery, waiting?.address, ...former];
  return [...new Set(all.filter((address) => typeof address === 'string'))];
}
