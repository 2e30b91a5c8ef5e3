import type { Person } from '../../../access/person.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Transaction } from '../../../db/database.ts';
import { keptAddressesOf } from '../kept-addresses.ts';
import { formerAddressesOf, readWaiting } from '../recovery-email/recovery-change.ts';

/** Every mail address that the account has: contact, recovery, unconfirmed and former ones. */
export async function mailAddressesOf(
  tx: Transaction,
  keyRing: KeyRing,
  { owner: { userId }, userKey }: Person,
  now: number,
): Promise<string[]> {
  const kept = await keptAddressesOf(tx, keyRing, userId);
  const waiting = await readWaiting(tx, userKey, userId, now);
  const former = await formerAddressesOf(tx, userKey(), userId, now);
  const all = [kept?.contact, kept?.recovery, waiting?.address, ...former];
  return [...new Set(all.filter((address) => typeof address === 'string'))];
}
