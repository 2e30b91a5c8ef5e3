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

/** The account whose link was used. */
type Used = { userId: string };

/** Applies the links in mails about a recovery address. Each can be used once, even by concurrent requests. */
export function recoveryLinkService({ db, keyRing, clock, enqueue }: Deps) {
  /** Verifies a link and runs `work` with the account locked and its addresses decrypted. */
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
    /** Sets the new recovery address. The former one gets a notice with an undo link. */
    confirm: (token: string): Promise<Result<Used>> =>
      withLink(token, async (tx, { userId, id }) => {
        const kept = await keptAddressesOf(tx, keyRing, userId);
        if (!kept) return false;
        const now = clock();
        const change = await takeChange(tx, kept.userKey, { userId, id, kind: 'confirm' }, now);
        if (!change) return false;
        const owner = ownerByLink(userId);
        await writeRecoveryAddress(tx, keyRing, kept.userKey, owner, change.address);
        // Reset links that were mailed to the former address must become invalid.
        await tx.delete(verifications).where(eq(verifications.value, userId));
        const undo = { owner, kind: 'undo', address: kept.recovery, at: now, livesMs: RECOVERY_UNDO_MS } as const;
        await enqueue.notice(userId, await keepChange(tx, keyRing, kept.userKey, undo), tx);
        return true;
      }),

    /**
     * Restores the former recovery address, and deletes all sessions and tickets, because an attacker may have opened
     * them. Deletes undo links of later changes, which the attacker may have made. Keeps those of earlier changes, so
     * that the owner's undo link stays valid if the attacker changed the address twice.
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
        // With a second factor that was set after the change the owner couldn't sign in.
        await removeFactorsSince(tx, owner, change.createdAt);
        await enqueue.undone(userId, tx);
        return true;
      }),
  };
}
