import {
  SESSION_PREVIOUS_TOKEN_MS,
  SESSION_RENEW_AFTER_MS,
  SESSION_RENEW_RETRY_MS,
  sessionEnd,
} from '@alento/domain/account/session';
import { timeZoneChangeableAt } from '@alento/domain/account/time-zone';
import { isPlanId } from '@alento/domain/plan/plans';
import { accept, type Result, refuse } from '@alento/domain/result';
import { isSameTimeZone } from '@alento/domain/time/local-date';
import { newBearerToken, tokenHash } from '../../crypto/bearer-token.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { type Sealed, unseal } from '../../crypto/seal.ts';
import type { Database } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import { type Actor, grantOwner } from '../../http/actor.ts';
import { holdAccountOf } from './account-lock.ts';
import { sessionRepository } from './session.repository.ts';
import { timeZoneService } from './time-zone.service.ts';

type Deps = { db: Database; keyRing: KeyRing; clock: () => number };

export type OpenSession = { id: string; device: string | null; createdAt: Date; lastRenewedAt: Date; current: boolean };
export type Sessions = ReturnType<typeof sessionService>;

/** The value, computed at the first call. */
function once<T>(compute: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/** Sessions: authorising a bearer token, renewing, listing, ending (decision D14). */
export function sessionService({ db, keyRing, clock }: Deps) {
  const repository = sessionRepository(db);
  const timeZones = timeZoneService({ db, clock });

  type Row = NonNullable<Awaited<ReturnType<typeof repository.findByTokenHash>>>;

  /** Finds the session of a token; a renewed token's first use makes it the session's own. */
  async function find(token: string, now: Date): Promise<Row | undefined> {
    const hash = tokenHash(token);
    const row = await repository.findByTokenHash(hash, now);
    if (row) return row;
    const until = new Date(now.getTime() + SESSION_PREVIOUS_TOKEN_MS);
    if (await repository.promoteRenewed(hash, now, until)) return repository.findByTokenHash(hash, now);
    // Another request may have promoted it this moment, or this one left before its token was renewed.
    const successor = await repository.successorOf(hash, now);
    return repository.findByTokenHash(successor ?? hash, now);
  }

  async function renewWhenDue(row: Row, now: number): Promise<string | null> {
    if (now - row.issuedAt.getTime() < SESSION_RENEW_AFTER_MS) return null;
    if (row.renewedAt && now - row.renewedAt.getTime() < SESSION_RENEW_RETRY_MS) return null;
    const token = newBearerToken();
    const kept = await repository.renew(row.sessionId, tokenHash(token), {
      now: new Date(now),
      retryBefore: new Date(now - SESSION_RENEW_RETRY_MS),
      expiresAt: new Date(sessionEnd(row.signedInAt.getTime(), now)),
    });
    return kept ? token : null;
  }

  /** Follows the zone that the device tells, and says whether it did; that it may is read off the row, at no statement of its own. */
  async function rememberTimeZone(row: Row, timeZone: string, now: number): Promise<boolean> {
    const changeableAt = timeZoneChangeableAt(row.timeZoneChangedAt?.getTime() ?? null, now);
    if (changeableAt !== null || isSameTimeZone(timeZone, row.timeZone)) return false;
    await timeZones.follow(row.userId, timeZone);
    return true;
  }

  return {
    /**
     * The actor behind a token, or null; one statement unless something is due (D1, D14).
     *
     * @param remembers whether the zone of the request may become the account's.
     */
    async authorise(
      token: string,
      timeZone?: string,
      remembers = true,
    ): Promise<{ actor: Actor; renewedToken: string | null } | null> {
      const now = clock();
      const row = await find(token, new Date(now));
      if (!row) return null;
      const isFollowed = timeZone !== undefined && remembers && (await rememberTimeZone(row, timeZone, now));
      const renewedToken = await renewWhenDue(row, now);
      return {
        renewedToken,
        actor: {
          owner: grantOwner(row.userId),
          sessionId: row.sessionId,
          sessionExpiresAt: row.expiresAt,
          signedInAt: row.signedInAt,
          planId: row.planId !== null && isPlanId(row.planId) ? row.planId : 'free',
          timeZone: timeZone ?? row.timeZone,
          quotaTimeZone: isFollowed ? timeZone : row.timeZone,
          userKey: once(() => keyRing.open(row.userId, row)),
        },
      };
    },

    async list(actor: Actor): Promise<OpenSession[]> {
      const rows = await repository.listOf(actor.owner.userId, new Date(clock()));
      const open = (device: Sealed | null, id: string): string | null =>
        device && unseal(actor.userKey(), { table: 'sessions', column: 'device', rowId: id }, device);
      return rows.map((row) => ({
        id: row.id,
        device: open(row.device, row.id),
        createdAt: row.createdAt,
        lastRenewedAt: row.updatedAt,
        current: row.id === actor.sessionId,
      }));
    },

    /** Whether a session is the actor's own; another person's is not. */
    has: (actor: Actor, sessionId: string): Promise<boolean> => repository.has(actor.owner.userId, sessionId),

    /** Ends the session of this call. */
    async signOut(actor: Actor): Promise<void> {
      await repository.remove(db, actor.owner.userId, actor.sessionId);
    },

    /** Ends one session of the actor's own; another person's is not found. */
    revoke: (actor: Actor, sessionId: string): Promise<Result<true>> =>
      refusableTransaction(db, async (tx) => {
        const held = await holdAccountOf(tx, actor);
        if (!held.ok) return held;
        const removed = await repository.remove(tx, actor.owner.userId, sessionId);
        return removed ? accept(true) : refuse('SESSION_NOT_FOUND');
      }),

    /** Ends all but the session of this call. */
    revokeOthers: (actor: Actor): Promise<Result<true>> =>
      refusableTransaction(db, async (tx) => {
        const held = await holdAccountOf(tx, actor);
        if (!held.ok) return held;
        await repository.removeOthers(tx, actor.owner.userId, actor.sessionId);
        return accept(true);
      }),
  };
}
