import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema/account.ts';
import type { Owner } from './owner.ts';

/** Whether a session still exists, for a response that outlives its request. */
export async function isSessionOpen(db: Database, { userId }: Owner, sessionId: string, now: number): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId), gt(sessions.expiresAt, new Date(now))));
  return rows.length > 0;
}
