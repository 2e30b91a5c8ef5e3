import { RECOVERY_UNDO_MS } from '@alento/domain/account/session';
import { accept, type Result, refuse } from '@alento/domain/result';
import { and, eq, gte } from 'drizzle-orm';
import { ownerByLink } from '../../../access/owner-by-proof.ts';
import type { Transaction } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { recoveryChanges } from '../../../db/schema/second-factor.ts';
import type { AccountDeps } from '../account-deps.ts';
import { endAccess, endResetLinks, lockAccount } from '../account-rows.ts';
import { accountAddressesOf, writeRecoveryAddress } from '../addresses.ts';
import { removeFactorsSince } from '../second-factor/factor-row.ts';
import { consumeChange, deleteUnconfirmedAddress, type Kind, parseLinkToken, storeChange } from './recovery-change.ts';
import { sendRecoveryNotice, sendRecoveryUndone } from './recovery-email.jobs.ts';

/* Applies the links in mails about a recovery address. Each can be used once, even by concurrent requests. */

type Change = NonNullable<Awaited<ReturnType<typeof consumeChange>>>;
type Addresses = NonNullable<Awaited<ReturnType<typeof accountAddressesOf>>>;

/**
 * Uses up a link, sets the address of its change, and runs `work`, with the account locked.
 *
 * @returns the account whose link was used.
 */
async function useLink(
  { db, keyRing, clock }: AccountDeps,
  token: string,
  kind: Kind,
  work: (tx: Transaction, userId: string, change: Change, addresses: Addresses) => Promise<void>,
): Promise<Result<{ userId: string }>> {
  const link = parseLinkToken(token);
  if (!link) return refuse('RECOVERY_LINK_INVALID');
  const { userId } = link;
  return refusableTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const addresses = await accountAddressesOf(tx, keyRing, userId);
    const change = addresses && (await consumeChange(tx, addresses.userKey, { ...link, kind }, clock()));
    if (!change) return refuse('RECOVERY_LINK_INVALID');
    await writeRecoveryAddress(tx, keyRing, addresses.userKey, ownerByLink(userId), change.address);
    await work(tx, userId, change, addresses);
    return accept({ userId });
  });
}

/** Sets the new recovery address. The former one gets a notice with an undo link. */
export const confirmRecovery = (deps: AccountDeps, token: string) =>
  useLink(deps, token, 'confirm', async (tx, userId, _change, { userKey, recovery: address }) => {
    await endResetLinks(tx, userId);
    const undo = { kind: 'undo', address, at: deps.clock(), livesMs: RECOVERY_UNDO_MS } as const;
    const seed = await storeChange(tx, deps.keyRing, userKey, { owner: ownerByLink(userId), ...undo });
    await deps.enqueue(sendRecoveryNotice, { userId, seed }, tx);
  });

/**
 * Restores the former recovery address, and deletes all sessions and tickets, because an attacker may have opened them.
 * Deletes undo links of later changes, which the attacker may have made. Keeps those of earlier changes, so that the
 * owner's undo link stays valid if the attacker changed the address twice.
 */
export const undoRecovery = (deps: AccountDeps, token: string) =>
  useLink(deps, token, 'undo', async (tx, userId, { createdAt }) => {
    const owner = ownerByLink(userId);
    await deleteUnconfirmedAddress(tx, owner);
    const isLater = and(eq(recoveryChanges.userId, userId), gte(recoveryChanges.createdAt, createdAt));
    await tx.delete(recoveryChanges).where(isLater);
    await endAccess(tx, userId);
    // With a second factor that was set after the change the owner couldn't sign in.
    await removeFactorsSince(tx, owner, createdAt);
    await deps.enqueue(sendRecoveryUndone, { userId }, tx);
  });
