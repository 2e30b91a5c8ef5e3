import { SESSION_LONGEST_MS } from '@alento/domain/account/session';
import type { LocalDate } from '@alento/domain/time/local-date';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { profiles, sessions, userKeys, users } from '../db/schema/account.ts';
import { planInForceOfSession } from './plan-in-force.ts';
import type { SessionToken } from './session-token.ts';

export type SessionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof sessionRows>['find']>>>;

/** Finds sessions by token. These queries authorise a request, so they can't require an owner. */
export function sessionRows(db: Database) {
  /** Reads session, plan, time zone and wrapped data key in one statement, because every request needs them. */
  const lookUp = (name: string, withAccount: boolean) =>
    db
      .select({
        sessionId: sessions.id,
        userId: sessions.userId,
        expiresAt: sessions.expiresAt,
        signedInAt: sessions.createdAt,
        issuedAt: sessions.updatedAt,
        renewedAt: sessions.renewedAt,
        timeZone: profiles.timeZone,
        timeZoneChangedAt: profiles.timeZoneChangedAt,
        wrappedKey: userKeys.wrappedKey,
        masterKeyVersion: userKeys.masterKeyVersion,
        lastUsedOn: users.lastUsedOn,
        planId: planInForceOfSession(db),
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(profiles, eq(profiles.userId, sessions.userId))
      .innerJoin(userKeys, eq(userKeys.userId, sessions.userId))
      .where(
        and(
          withAccount ? eq(sessions.userId, sql.placeholder('userId')) : undefined,
          eq(sessions.token, sql.placeholder('tokenHash')),
          gt(sessions.expiresAt, sql.placeholder('now')),
          // Sessions created before the maximum lifetime existed may have a later expiry.
          gt(sessions.createdAt, sql.placeholder('earliest')),
        ),
      )
      .limit(1)
      .prepare(name);
  const byAccountAndToken = lookUp('session_by_account_and_token', true);
  const byToken = lookUp('session_by_token', false);

  const ofAccount = ({ userId }: SessionToken) => (userId === null ? undefined : eq(sessions.userId, userId));

  return {
    async find({ userId, hash: tokenHash }: SessionToken, at: Date) {
      // Passed as text, because the driver formats a Date in the process's time zone, which is slow.
      const [now, earliest] = [at.toISOString(), new Date(at.getTime() - SESSION_LONGEST_MS).toISOString()];
      const [row] = await (userId === null
        ? byToken.execute({ tokenHash, now, earliest })
        : byAccountAndToken.execute({ userId, tokenHash, now, earliest }));
      return row;
    },

    /** Replaces the session's token by the renewed one at its first use. Returns whether `token` was a renewed one. */
    async promoteRenewed(token: SessionToken, now: Date, previousUntil: Date): Promise<boolean> {
      const rows = await db
        .update(sessions)
        .set({
          token: token.hash,
          previousToken: sql`${sessions.token}`,
          previousUntil,
          renewedToken: null,
          renewedAt: null,
          updatedAt: now,
        })
        .where(and(ofAccount(token), eq(sessions.renewedToken, token.hash), gt(sessions.expiresAt, now)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },

    /** Finds the current token of a session that had this token until a renewed one just replaced it. */
    async successorOf(token: SessionToken, now: Date): Promise<SessionToken | undefined> {
      const [row] = await db
        .select({ hash: sessions.token, userId: sessions.userId })
        .from(sessions)
        .where(and(ofAccount(token), eq(sessions.previousToken, token.hash), gt(sessions.previousUntil, now)));
      return row;
    },

    /** Stores the day on which the account was used, and withdraws the notice that it is unused. */
    async noteUse(userId: string, today: LocalDate): Promise<void> {
      await db
        .update(users)
        .set({ lastUsedOn: today, inactivityNoticeAt: null })
        .where(and(eq(users.id, userId), or(isNull(users.lastUsedOn), lt(users.lastUsedOn, today))));
    },

    /** Extends the session and stores the renewed token's hash, unless another request has just renewed the token. */
    async renew(
      { userId, sessionId }: { userId: string; sessionId: string },
      renewedTokenHash: string,
      at: { now: Date; retryBefore: Date; expiresAt: Date },
    ): Promise<boolean> {
      const rows = await db
        .update(sessions)
        .set({ renewedToken: renewedTokenHash, renewedAt: at.now, expiresAt: at.expiresAt })
        .where(
          and(
            eq(sessions.userId, userId),
            eq(sessions.id, sessionId),
            or(isNull(sessions.renewedAt), lt(sessions.renewedAt, at.retryBefore)),
          ),
        )
        .returning({ id: sessions.id });
      return rows.length > 0;
    },
  };
}
