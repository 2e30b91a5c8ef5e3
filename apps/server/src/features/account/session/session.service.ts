import { accept, type Result, refuse } from '@alento/domain/result';
import type { SignedIn } from '../../../access/person.ts';
import { deviceContext } from '../../../crypto/account-context.ts';
import { type Sealed, unseal } from '../../../crypto/seal.ts';
import type { Database } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { holdAccountOf } from '../account-lock.ts';
import { sessionRepository as repository } from './session.repository.ts';

type Deps = { db: Database; clock: () => number };

export type OpenSession = { id: string; device: string | null; createdAt: Date; lastRenewedAt: Date; current: boolean };
export type Sessions = ReturnType<typeof sessionService>;

/** Lists and ends a person's open sessions. */
export function sessionService({ db, clock }: Deps) {
  return {
    async list(actor: SignedIn): Promise<OpenSession[]> {
      const rows = await repository.listOf(db, actor.owner, new Date(clock()));
      const open = (device: Sealed | null, id: string): string | null =>
        device && unseal(actor.userKey(), deviceContext(id), device);
      return rows.map((row) => ({
        id: row.id,
        device: open(row.device, row.id),
        createdAt: row.createdAt,
        lastRenewedAt: row.updatedAt,
        current: row.id === actor.sessionId,
      }));
    },

    /** Whether a session belongs to the actor. */
    has: (actor: SignedIn, sessionId: string): Promise<boolean> => repository.has(db, actor.owner, sessionId),

    /** Ends the session of this request. */
    async signOut(actor: SignedIn): Promise<void> {
      await repository.remove(db, actor.owner, actor.sessionId);
    },

    /** Ends one of the actor's sessions. */
    revoke: (actor: SignedIn, sessionId: string): Promise<Result<true>> =>
      refusableTransaction(db, async (tx) => {
        const held = await holdAccountOf(tx, actor);
        if (!held.ok) return held;
        const removed = await repository.remove(tx, actor.owner, sessionId);
        return removed ? accept(true) : refuse('SESSION_NOT_FOUND');
      }),

    /** Ends all sessions except that of this request. */
    revokeOthers: (actor: SignedIn): Promise<Result<true>> =>
      refusableTransaction(db, async (tx) => {
        const held = await holdAccountOf(tx, actor);
        if (!held.ok) return held;
        await repository.removeOthers(tx, actor.owner, actor.sessionId);
        return accept(true);
      }),
  };
}
