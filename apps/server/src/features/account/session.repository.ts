import { SESSION_LONGEST_MS } from '@alento/domain/account/session';
import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database, Runner } from '../../db/database.ts';
import { profiles, sessions, userKeys, userPlans } from '../../db/schema/account.ts';

/** Queries over sessions. Look-ups by token hash are how authorisation happens, so they take no owner. */
export function sessionRepository(db: Database) {
  const planInForce = db
    .select({ planId: userPlans.planId })
    .from(userPlans)
    .where(
      and(
        eq(userPlans.userId, sessions.userId),
        or(isNull(userPlans.currentPeriodEnd), gt(userPlans.currentPeriodEnd, sql.placeholder('now'))),
      ),
    )
    .orderBy(desc(userPlans.createdAt))
    .limit(1);

  /** The hot path: session, plan, zone and wrapped key in one statement. */
  const byTokenHash = db
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
      planId: sql<string | null>`(${planInForce})`,
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.userId, sessions.userId))
    .innerJoin(userKeys, eq(userKeys.userId, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        // Sessions from before there was a longest life may say that they expire later.
        gt(sessions.createdAt, sql.placeholder('earliest')),
      ),
    )
    .limit(1)
    .prepare('session_by_token_hash');

  return {
    async findByTokenHash(tokenHash: string, now: Date) {
      const earliest = new Date(now.getTime() - SESSION_LONGEST_MS);
      const [row] = await byTokenHash.execute({ tokenHash, now, earliest });
      return row;
    },

    /** A renewed token seen in use takes the old one's place. Tells whether there was one. */
    async promoteRenewed(renewedTokenHash: string, now: Date, previousUntil: Date): Promise<boolean> {
      const rows = await db
        .update(sessions)
        .set({
          token: renewedTokenHash,
          previousToken: sql`${sessions.token}`,
          previousUntil,
          renewedToken: null,
          renewedAt: null,
          updatedAt: now,
        })
        .where(and(eq(sessions.renewedToken, renewedTokenHash), gt(sessions.expiresAt, now)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },

    /** The hash of the token that took this one's place a moment ago. */
    async successorOf(previousTokenHash: string, now: Date): Promise<string | undefined> {
      const [row] = await db
        .select({ token: sessions.token })
        .from(sessions)
        .where(and(eq(sessions.previousToken, previousTokenHash), gt(sessions.previousUntil, now)));
      return row?.token;
    },

    /** Slides the session and keeps a renewed token, unless another request just did. */
    async renew(sessionId: string, renewedTokenHash: string, at: { now: Date; retryBefore: Date; expiresAt: Date }) {
      const rows = await db
        .update(sessions)
        .set({ renewedToken: renewedTokenHash, renewedAt: at.now, expiresAt: at.expiresAt })
        .where(and(eq(sessions.id, sessionId), or(isNull(sessions.renewedAt), lt(sessions.renewedAt, at.retryBefore))))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },

    async has(userId: string, sessionId: string): Promise<boolean> {
      const rows = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
      return rows.length > 0;
    },

    async remove(runner: Runner, userId: string, sessionId: string): Promise<boolean> {
      const rows = await runner
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },

    async removeOthers(runner: Runner, userId: string, sessionId: string): Promise<void> {
      await runner.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    },

    listOf: (userId: string, now: Date) =>
      db
        .select({
          id: sessions.id,
          device: sessions.device,
          createdAt: sessions.createdAt,
          updatedAt: sessions.updatedAt,
        })
        .from(sessions)
        .where(
          and(
            eq(sessions.userId, userId),
            gt(sessions.expiresAt, now),
            gt(sessions.createdAt, new Date(now.getTime() - SESSION_LONGEST_MS)),
          ),
        )
        .orderBy(desc(sessions.createdAt)),
  };
}
