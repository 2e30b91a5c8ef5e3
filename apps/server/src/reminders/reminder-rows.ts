import type { LocalDate } from '@alento/domain/time/local-date';
import { and, eq } from 'drizzle-orm';
import type { Owner } from '../access/owner.ts';
import type { Sealed } from '../crypto/seal.ts';
import type { Runner, Transaction } from '../db/database.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import { profiles } from '../db/schema/account.ts';
import { reminders } from '../db/schema/reminder.ts';

export type ReminderRow = Omit<typeof reminders.$inferSelect, 'userId'>;

/** Queries of one person's reminders. */
export const reminderRows = {
  /** Locks the person's reminders until the transaction ends, and returns them. */
  async hold(tx: Transaction, { userId }: Owner): Promise<ReminderRow[]> {
    // The profile's lock also holds back a change that inserts the first row.
    await tx.select({ userId: profiles.userId }).from(profiles).where(eq(profiles.userId, userId)).for('update');
    return tx.select().from(reminders).where(eq(reminders.userId, userId)).for('update');
  },

  list: (runner: Runner, { userId }: Owner): Promise<ReminderRow[]> =>
    runner.select().from(reminders).where(eq(reminders.userId, userId)),

  async keep(
    tx: Transaction,
    { userId }: Owner,
    row: { id: string; content: Sealed; time: string; timeZone: string; dueAt: Date; dueDate: LocalDate },
  ): Promise<void> {
    await tx
      .insert(reminders)
      .values({ ...row, userId })
      .onConflictDoUpdate({
        target: [reminders.userId, reminders.id],
        set: {
          content: row.content,
          time: row.time,
          timeZone: row.timeZone,
          dueAt: row.dueAt,
          dueDate: row.dueDate,
        },
      });
  },

  async remove(tx: Transaction, { userId }: Owner, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.delete(reminders).where(and(eq(reminders.userId, userId), isAnyOf(reminders.id, ids)));
  },

  /** Switches reminders off. The rows stay, so that a reminder that is switched on again isn't sent twice a day. */
  async switchOff(tx: Transaction, { userId }: Owner, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await tx
      .update(reminders)
      .set({ dueAt: null, dueDate: null })
      .where(and(eq(reminders.userId, userId), isAnyOf(reminders.id, ids)));
  },
};
