import { SESSION_LONGEST_MS } from '@alento/domain/account/session';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { Runner } from '../../../db/database.ts';
import { sessions } from '../../../db/schema/account.ts';

const ownedBy = ({ userId }: Owner) => eq(sessions.userId, userId);

/** Queries of a person's sessions by owner. Queries by token are in access/session-rows.ts. */
export const sessionRepository = {
  async has(runner: Runner, owner: Owner, sessionId: string): Promise<boolean> {
    const rows = await runner
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(ownedBy(owner), eq(sessions.id, sessionId)));
    return rows.length > 0;
  },

  async remove(runner: Runner, owner: Owner, sessionId: string): Promise<boolean> {
    const rows = await runner
      .delete(sessions)
      .where(and(ownedBy(owner), eq(sessions.id, sessionId)))
      .returning({ id: sessions.id });
    return rows.length > 0;
  },

  async removeOthers(runner: Runner, owner: Owner, sessionId: string): Promise<void> {
    await runner.delete(sessions).where(and(ownedBy(owner), ne(sessions.id, sessionId)));
  },

  listOf: (runner: Runner, owner: Owner, now: Date) =>
    runner
      .select({
        id: sessions.id,
        device: sessions.device,
        createdAt: sessions.createdAt,
        updatedAt: sessions.updatedAt,
      })
      .from(sessions)
      .where(
        and(
          ownedBy(owner),
          gt(sessions.expiresAt, now),
          gt(sessions.createdAt, new Date(now.getTime() - SESSION_LONGEST_MS)),
        ),
      )
      .orderBy(desc(sessions.createdAt)),
};
