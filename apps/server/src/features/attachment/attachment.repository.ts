import { ATTACHMENT_LIST_MAX, type AttachmentKind } from '@alento/domain/attachment/attachment';
import type { AttachmentsSoFar } from '@alento/domain/attachment/plan-attachment';
import type { LocalDate } from '@alento/domain/time/local-date';
import { and, asc, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { Runner, Transaction } from '../../db/database.ts';
import { profiles } from '../../db/schema/account.ts';
import { attachments } from '../../db/schema/attachment.ts';
import { entryIds } from '../../entries/entry-ids.ts';

const { userId: _userId, thumbnail: _thumbnail, ...FACTS } = getTableColumns(attachments);
export type AttachmentRow = Omit<typeof attachments.$inferSelect, 'userId'>;
export type AttachmentFacts = Omit<AttachmentRow, 'thumbnail'>;

const owned = ({ userId }: Owner, id: string) => and(eq(attachments.userId, userId), eq(attachments.id, id));

/** Queries of attachments. Each one requires the owner. */
export const attachmentRepository = {
  /** Attachments of the entries of these days, oldest first. */
  list: (runner: Runner, owner: Owner, start: LocalDate, end: LocalDate): Promise<AttachmentFacts[]> =>
    runner
      .select(FACTS)
      .from(attachments)
      .where(
        and(
          eq(attachments.userId, owner.userId),
          inArray(attachments.entryId, entryIds.ofDays(runner, owner, start, end)),
        ),
      )
      .orderBy(asc(attachments.createdAt), asc(attachments.id))
      .limit(ATTACHMENT_LIST_MAX),

  async find(runner: Runner, owner: Owner, id: string): Promise<AttachmentRow | undefined> {
    const [row] = await runner
      .select({ ...FACTS, thumbnail: attachments.thumbnail })
      .from(attachments)
      .where(owned(owner, id));
    return row;
  },

  /**
   * Locks the person's profile until the transaction ends, so that uploads of one person are counted one by one. Returns
   * false if the account was deleted.
   */
  async lock(tx: Transaction, { userId }: Owner): Promise<boolean> {
    const profile = tx.select({ id: profiles.userId }).from(profiles).where(eq(profiles.userId, userId));
    return (await profile.for('update')).length > 0;
  },

  /** What the person has already. `since`: begin of the month. */
  async countSoFar(
    runner: Runner,
    { userId }: Owner,
    { entryId, kind, since }: { entryId: string; kind: AttachmentKind; since: Date },
  ): Promise<AttachmentsSoFar> {
    const [row] = await runner
      .select({
        ofEntry: sql<number>`count(*) filter (where ${eq(attachments.entryId, entryId)} and ${eq(attachments.kind, kind)})::int`,
        ofMonth: sql<number>`count(*) filter (where ${attachments.createdAt} >= ${since.toISOString()})::int`,
        bytes: sql<number>`coalesce(sum(${attachments.bytes} + coalesce(octet_length(${attachments.thumbnail}), 0)), 0)::float8`,
      })
      .from(attachments)
      .where(eq(attachments.userId, userId));
    return row ?? { ofEntry: 0, ofMonth: 0, bytes: 0 };
  },

  /** How many attachments were added since then. */
  countSince: (runner: Runner, { userId }: Owner, since: Date): Promise<number> =>
    runner.$count(attachments, and(eq(attachments.userId, userId), gte(attachments.createdAt, since))),

  async insert(tx: Transaction, { userId }: Owner, row: AttachmentRow): Promise<void> {
    await tx.insert(attachments).values({ userId, ...row });
  },

  /** Deletes an attachment. The trigger of the table notes its file for removal. Returns whether there was one. */
  async remove(runner: Runner, owner: Owner, id: string): Promise<boolean> {
    const removed = await runner.delete(attachments).where(owned(owner, id)).returning({ id: attachments.id });
    return removed.length > 0;
  },
};
