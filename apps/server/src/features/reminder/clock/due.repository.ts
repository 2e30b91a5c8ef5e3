import { type Due, nextDue } from '@alento/domain/reminder/next-due';
import type { LocalDate } from '@alento/domain/time/local-date';
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Sealed } from '../../../crypto/seal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { reminders } from '../../../db/schema/reminder.ts';

/** A reminder that was due and that nobody else will send. */
export type ClaimedReminder = { userId: string; id: string; content: Sealed; dueAt: Date; date: LocalDate };

type DueRow = Pick<typeof reminders.$inferSelect, 'userId' | 'id' | 'time' | 'timeZone' | 'lastDate'> & {
  content: Sealed;
  dueAt: Date | null;
  dueDate: LocalDate | null;
};

/** Locks reminders that are due and that no other process has locked. */
const lockDue = (tx: Transaction, now: number, limit: number): Promise<DueRow[]> =>
  tx
    .select()
    .from(reminders)
    .where(and(isNotNull(reminders.dueAt), lte(reminders.dueAt, new Date(now))))
    .orderBy(asc(reminders.dueAt), asc(reminders.userId), asc(reminders.id))
    .limit(limit)
    .for('update', { skipLocked: true });

/**
 * When a reminder is due next; null if it can't be computed, as with a zone that this version of Node doesn't know. Such
 * a reminder is switched off: an error would keep everybody's reminders from being claimed.
 */
function nextOf({ time, timeZone, dueDate }: DueRow, now: number): Due | null {
  try {
    return nextDue({ time, timeZone, after: now, lastDate: dueDate });
  } catch {
    return null;
  }
}

/** Stores for each reminder that its day is done, and when it is due next. */
async function moveOn(tx: Transaction, rows: readonly DueRow[], now: number): Promise<void> {
  const next = rows.map((row) => nextOf(row, now));
  const list = (values: readonly (string | null)[]) => sql.param([...values]);
  await tx.execute(sql`
    update ${reminders} set due_at = moved.due_at, due_date = moved.due_date, last_date = moved.last_date
    from unnest(
      ${list(rows.map(({ userId }) => userId))}::text[],
      ${list(rows.map(({ id }) => id))}::text[],
      ${list(next.map((due) => due && new Date(due.at).toISOString()))}::timestamptz[],
      ${list(next.map((due) => due?.date ?? null))}::date[],
      ${list(rows.map(({ dueDate }) => dueDate))}::date[]
    ) as moved (user_id, id, due_at, due_date, last_date)
    where ${eq(reminders.userId, sql`moved.user_id`)} and ${eq(reminders.id, sql`moved.id`)}`);
}

/** Queries over the reminders of all people, so they take no owner. */
export const dueRepository = {
  /**
   * Claims reminders that are due, earliest first. When the transaction is committed, each is marked as sent for its
   * day and has its next instant: it can't be sent twice, also if the process is killed before it was sent (push
   * services can't be asked again safely).
   *
   * @param now ms epoch.
   */
  claim: (db: Database, now: number, limit: number): Promise<ClaimedReminder[]> =>
    db.transaction(async (tx) => {
      const rows = await lockDue(tx, now, limit);
      if (rows.length === 0) return [];
      await moveOn(tx, rows, now);
      return rows.flatMap(({ userId, id, content, dueAt, dueDate }) =>
        dueAt === null || dueDate === null ? [] : [{ userId, id, content, dueAt, date: dueDate }],
      );
    }),
};
