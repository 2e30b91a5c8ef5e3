import { RECOVERY_UNDO_MS } from '@alento/domain/account/session';
import { accept, type Result, refuse } from '@alento/domain/result';
import { and, eq, gte } from 'drizzle-orm';
import { ownerByLink } from '../../../access/owner-by-proof.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { sessions, verifications } from '../../../db/schema/account.ts';
import { factorTickets, recoveryChanges } from '../../../db/schema/second-factor.ts';
import { holdAccount } from '../account-lock.ts';
import { keptAddressesOf, writeRecoveryAddress } from '../kept-addresses.ts';
import { removeFactorsSince } from '../second-factor/factor-row.ts';
import { dropWaiting, keepChange, parseLinkToken, takeChange } from './recovery-change.ts';

type Deps = {
  db: Database;
  keyRing: KeyRing;
  clock: () => number;
  /** Enqueue the mails in the same transaction. */
  enqueue: {
    notice(userId: string, seed: string, tx: Transaction): Promise<void>;
    undone(userId: string, tx: Transaction): Promise<void>;
  };
};

/** The account of a used link. */
type Used = { userId: string };

/** Uses the links that were mailed about a recovery address. Each works once, also with concurrent requests. */
export function recoveryLinkService({ db, keyRing, clock, enqueue }: Deps) {
  /** Runs with the account locked and its addresses decrypted. */
  const withLink = (
    token: string,
    use: (tx: Transaction, link: { userId: string; id: string }) => Promise<boolean>,
  ): Promise<Result<Used>> => {
    const link = parseLinkToken(token);
    if (!link) return Promise.resolve(refuse('RECOVERY_LINK_INVALID'));
    return refusableTransaction(db, async (tx) => {
      await holdAccount(tx, link.userId);
      return (await use(tx, link)) ? accept({ userId: link.userId }) : refuse('RECOVERY_LINK_INVALID');
    });
  };

  return {
    /** Sets the new address. The former one gets a notice with an undo link. */
    confirm: (token: string): Promise<Result<Used>> =>
      withLink(token, async (tx, { userId, id }) => {
        const kept = await keptAddressesOf(tx, keyRing, userId);
        if (!kept) return false;
        const now = clock();
        const change = await takeChange(tx, kept.userKey, { userId, id, kind: 'confirm' }, now);
        if (!change) return false;
        const owner = ownerByLink(userId);
        await writeRecoveryAddress(tx, keyRing, kept.userKey, owner, change.address);
        // Reset links that were mailed to the former address become invalid.
        await tx.delete(verifications).where(eq(verifications.value, userId));
        const undo = { owner, kind: 'undo', address: kept.recovery, at: now, livesMs: RECOVERY_UNDO_MS } as const;
        await enqueue.notice(userId, await keepChange(tx, keyRing, kept.userKey, undo), tx);
        return true;
      }),

    /**
     * Restores the former address, and ends sessions and tickets that an attacker may have opened. Deletes undo links
     * of later changes, which may be the attacker's, and keeps those of earlier ones, so that changing the address
     * twice doesn't take the owner's undo link away.
     */
    undo: (token: string): Promise<Result<Used>> =>
      withLink(token, async (tx, { userId, id }) => {
        const kept = await keptAddressesOf(tx, keyRing, userId);
        if (!kept) return false;
        const change = await takeChange(tx, kept.userKey, { userId, id, kind: 'undo' }, clock());
        if (!change) return false;
        const owner = ownerByLink(userId);
        await writeRecoveryAddress(tx, keyRing, kept.userKey, owner, change.address);
        await dropWaiting(tx, owner);
        await tx
          .delete(recoveryChanges)
          .where(and(eq(recoveryChanges.userId, userId), gte(recoveryChanges.createdAt, change.createdAt)));
        await tx.delete(verifications).where(eq(verifications.value, userId));
        await tx.delete(sessions).where(eq(sessions.userId, userId));
        await tx.delete(factorTickets).where(eq(factorTickets.userId, userId));
        // Second factors set after the change would lock the owner out.
        await removeFactorsSince(tx, owner, change.createdAt);
        await enqueue.undone(userId, tx);
        return true;
      }),
  };
}
