import { and, asc, desc, eq, getTableColumns, gt, ne, or, sql } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import { isOwnedByAny } from '../../../access/several-owners.ts';
import type { Runner, Transaction } from '../../../db/database.ts';
import { sessions } from '../../../db/schema/account.ts';
import { pushDevices } from '../../../db/schema/reminder.ts';

export type DeviceRow = typeof pushDevices.$inferSelect;

const own = ({ userId }: Owner, id: string) => and(eq(pushDevices.userId, userId), eq(pushDevices.id, id));

/** Queries of devices that get notifications. */
export const deviceRepository = {
  list: (runner: Runner, { userId }: Owner): Promise<DeviceRow[]> =>
    runner.select().from(pushDevices).where(eq(pushDevices.userId, userId)).orderBy(desc(pushDevices.lastSeenAt)),

  /**
   * The devices of several people that may be notified now: not those whose session has expired, which a daily job
   * deletes.
   */
  listOf: (runner: Runner, owners: readonly Owner[], now: number): Promise<DeviceRow[]> =>
    runner
      .select(getTableColumns(pushDevices))
      .from(pushDevices)
      .innerJoin(sessions, and(eq(sessions.id, pushDevices.sessionId), gt(sessions.expiresAt, new Date(now))))
      .where(isOwnedByAny(pushDevices.userId, owners))
      .orderBy(asc(pushDevices.id)),

  async find(runner: Runner, owner: Owner, id: string): Promise<DeviceRow | undefined> {
    const [row] = await runner.select().from(pushDevices).where(own(owner, id));
    return row;
  },

  /**
   * Stores a device. Deletes other rows with its address, of whatever account: a browser belongs to one account at a
   * time, and the address is known only to the browser itself.
   */
  async keep(tx: Transaction, { userId }: Owner, row: Omit<DeviceRow, 'userId'>): Promise<void> {
    // Two accounts may register the same address at the same time.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${row.addressHash}, 0))`);
    await tx
      .delete(pushDevices)
      .where(
        and(
          eq(pushDevices.addressHash, row.addressHash),
          or(ne(pushDevices.userId, userId), ne(pushDevices.id, row.id)),
        ),
      );
    await tx
      .insert(pushDevices)
      .values({ ...row, userId })
      .onConflictDoUpdate({
        target: [pushDevices.userId, pushDevices.id],
        set: {
          sessionId: row.sessionId,
          addressHash: row.addressHash,
          content: row.content,
          lastSeenAt: row.lastSeenAt,
        },
      });
  },

  /** Deletes the devices that were seen longest ago, beyond a number of devices. */
  async removeBeyond(tx: Transaction, { userId }: Owner, count: number): Promise<void> {
    await tx.execute(sql`
      delete from ${pushDevices} where user_id = ${userId} and id in (
        select id from ${pushDevices} where user_id = ${userId} order by last_seen_at desc, id offset ${count}
      )`);
  },

  /**
   * Deletes a device. Returns false if the owner has none with this id.
   *
   * @param addressHash if given, the device is deleted only if it still has this address.
   */
  async remove(runner: Runner, owner: Owner, id: string, addressHash?: string): Promise<boolean> {
    const hasAddress = addressHash === undefined ? undefined : eq(pushDevices.addressHash, addressHash);
    const rows = await runner
      .delete(pushDevices)
      .where(and(own(owner, id), hasAddress))
      .returning({ id: pushDevices.id });
    return rows.length > 0;
  },
};
