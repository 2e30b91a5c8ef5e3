import { and, count, desc, eq, exists, gt, isNotNull, isNull, max, ne, or, sql } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { Sealed } from '../../crypto/seal.ts';
import type { Runner, Transaction } from '../../db/database.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { professionalProfiles, shareAccesses, shares } from '../../db/schema/sharing.ts';

export type ShareRow = typeof shares.$inferSelect;
/** A row that was accepted and is not revoked. */
export type AcceptedRow = ShareRow & { acceptedAt: Date };

const own = ({ userId }: Owner, id: string) => and(eq(shares.userId, userId), eq(shares.id, id));

/** Condition of the shares that a professional can read: accepted, neither revoked nor over, and with a profile. */
const isReadableBy = (runner: Runner, { userId }: Owner, now: Date) =>
  and(
    eq(shares.professionalId, userId),
    ...[isNull(shares.revokedAt), gt(shares.endsAt, now), isNotNull(shares.acceptedAt)],
    exists(runner.select({ one: sql`1` }).from(professionalProfiles).where(eq(professionalProfiles.userId, userId))),
  );

/**
 * Queries of shares. Those of the owner require an `Owner`. Those of a professional find only shares that this
 * professional accepted, and those of an invitation the one of its token.
 */
export const shareRepository = {
  /** All shares of a person with the time of the last access, newest first. */
  list: (runner: Runner, owner: Owner): Promise<(ShareRow & { lastAccessAt: Date | null })[]> => {
    const last = runner
      .select({ shareId: shareAccesses.shareId, at: max(shareAccesses.at).as('last_at') })
      .from(shareAccesses)
      .where(eq(shareAccesses.userId, owner.userId))
      .groupBy(shareAccesses.shareId)
      .as('last');
    return runner
      .select({ share: shares, lastAccessAt: last.at })
      .from(shares)
      .leftJoin(last, eq(last.shareId, shares.id))
      .where(eq(shares.userId, owner.userId))
      .orderBy(desc(shares.createdAt), desc(shares.id))
      .then((rows) => rows.map(({ share, lastAccessAt }) => ({ ...share, lastAccessAt })));
  },

  async find(runner: Runner, owner: Owner, id: string): Promise<ShareRow | undefined> {
    const [row] = await runner.select().from(shares).where(own(owner, id));
    return row;
  },

  /** The content of some shares of a person. */
  listContents: (
    runner: Runner,
    owner: Owner,
    ids: readonly string[],
  ): Promise<Pick<ShareRow, 'userId' | 'id' | 'content'>[]> =>
    runner
      .select({ userId: shares.userId, id: shares.id, content: shares.content })
      .from(shares)
      .where(and(eq(shares.userId, owner.userId), isAnyOf(shares.id, ids))),

  /** A share, locked until the transaction ends. */
  async hold(tx: Transaction, owner: Owner, id: string): Promise<ShareRow | undefined> {
    const [row] = await tx.select().from(shares).where(own(owner, id)).for('update');
    return row;
  },

  /** Number of invitations that can be accepted, and of shares that can be read. */
  async countOpen(runner: Runner, owner: Owner, now: Date): Promise<number> {
    const [row] = await runner
      .select({ count: count() })
      .from(shares)
      .where(
        and(
          eq(shares.userId, owner.userId),
          isNull(shares.revokedAt),
          gt(shares.endsAt, now),
          or(isNotNull(shares.acceptedAt), gt(shares.linkExpiresAt, now)),
        ),
      );
    return row?.count ?? 0;
  },

  async insert(
    tx: Transaction,
    owner: Owner,
    row: Pick<ShareRow, 'id' | 'tokenHash' | 'content' | 'createdAt' | 'linkExpiresAt' | 'endsAt'>,
  ): Promise<void> {
    await tx.insert(shares).values({ ...row, userId: owner.userId });
  },

  /** Revokes a share that is locked. */
  async revoke(tx: Transaction, owner: Owner, id: string, { now, content }: { now: Date; content: Sealed }) {
    await tx.update(shares).set({ revokedAt: now, content }).where(own(owner, id));
  },

  /** The invitation of a token, in whatever state. */
  async findByToken(runner: Runner, tokenHash: string): Promise<ShareRow | undefined> {
    const [row] = await runner.select().from(shares).where(eq(shares.tokenHash, tokenHash));
    return row;
  },

  /** The same, locked until the transaction ends. */
  async holdByToken(tx: Transaction, tokenHash: string): Promise<ShareRow | undefined> {
    const [row] = await tx.select().from(shares).where(eq(shares.tokenHash, tokenHash)).for('update');
    return row;
  },

  /** Accepts an invitation that is locked for a professional. */
  async accept(
    tx: Transaction,
    { userId, id }: ShareRow,
    professional: Owner,
    { now, content }: { now: Date; content: Sealed },
  ): Promise<void> {
    await tx
      .update(shares)
      .set({ acceptedAt: now, professionalId: professional.userId, content })
      .where(and(eq(shares.userId, userId), eq(shares.id, id)));
  },

  /** The shares that a professional can read now, newest first. */
  listOfProfessional: (runner: Runner, professional: Owner, now: Date): Promise<AcceptedRow[]> =>
    runner
      .select()
      .from(shares)
      .where(isReadableBy(runner, professional, now))
      .orderBy(desc(shares.acceptedAt), desc(shares.id)) as Promise<AcceptedRow[]>,

  /** A share that a professional can read now. */
  async findOfProfessional(
    runner: Runner,
    professional: Owner,
    id: string,
    now: Date,
  ): Promise<AcceptedRow | undefined> {
    const [row] = await runner
      .select()
      .from(shares)
      .where(and(isReadableBy(runner, professional, now), eq(shares.id, id)));
    return row as AcceptedRow | undefined;
  },

  /** Ends all shares that a professional accepted. Returns their owners. */
  async endAllOfProfessional(tx: Transaction, { userId }: Pick<Owner, 'userId'>, now: Date): Promise<string[]> {
    const rows = await tx
      .update(shares)
      .set({ revokedAt: now })
      .where(and(eq(shares.professionalId, userId), isNull(shares.revokedAt)))
      .returning({ userId: shares.userId });
    return rows.map((row) => row.userId);
  },

  /** The professionals who accepted shares of an owner that are not revoked. */
  async listProfessionals(runner: Runner, owner: Owner): Promise<string[]> {
    const rows = await runner
      .selectDistinct({ professionalId: shares.professionalId })
      .from(shares)
      .where(and(eq(shares.userId, owner.userId), isNull(shares.revokedAt)));
    return rows.flatMap(({ professionalId }) => professionalId ?? []);
  },
};

/** Position in a list of accesses; the id is that of the share. */
export type AccessPlace = { at: Date; id: string };

/** Queries of the log of accesses. */
export const accessRepository = {
  /** Adds an access to the owner's log. One minute has at most one row of a kind. */
  async add(runner: Runner, { userId, id }: Pick<ShareRow, 'userId' | 'id'>, kind: string, at: Date): Promise<void> {
    await runner.insert(shareAccesses).values({ userId, shareId: id, at, kind }).onConflictDoNothing();
  },

  /**
   * Times at which data of each of these shares was read, newest first, at most `limit` of each. Accepting reads
   * nothing.
   */
  async timesOf(
    runner: Runner,
    some: readonly Pick<ShareRow, 'userId' | 'id'>[],
    limit: number,
  ): Promise<(share: Pick<ShareRow, 'id'>) => number[]> {
    const [userIds, ids] = [some.map(({ userId }) => userId), some.map(({ id }) => id)];
    const time = runner
      .selectDistinct({ at: shareAccesses.at })
      .from(shareAccesses)
      .where(
        and(
          sql`(${shareAccesses.userId}, ${shareAccesses.shareId}) = (share.user_id, share.id)`,
          ne(shareAccesses.kind, 'accepted'),
        ),
      )
      .orderBy(desc(shareAccesses.at))
      .limit(limit)
      .as('time');
    const rows = await runner
      .select({ id: sql<string>`share.id`, at: time.at })
      .from(sql`unnest(${sql.param(userIds)}::text[], ${sql.param(ids)}::text[]) as share (user_id, id)`)
      .crossJoinLateral(time)
      .orderBy(desc(time.at));
    const byShare = Map.groupBy(rows, ({ id }) => id);
    return ({ id }) => (byShare.get(id) ?? []).map(({ at }) => at.getTime());
  },

  /** Accesses to a person's data by minute and share, newest first. */
  list: (
    runner: Runner,
    owner: Owner,
    limit: number,
    before: AccessPlace | undefined,
  ): Promise<{ at: Date; shareId: string; kinds: string[] }[]> =>
    runner
      .select({
        at: shareAccesses.at,
        shareId: shareAccesses.shareId,
        kinds: sql<string[]>`array_agg(${shareAccesses.kind} order by ${shareAccesses.kind})`,
      })
      .from(shareAccesses)
      .where(
        and(
          eq(shareAccesses.userId, owner.userId),
          before &&
            sql`(${shareAccesses.at}, ${shareAccesses.shareId}) < (${sql.param(before.at, shareAccesses.at)}, ${before.id})`,
        ),
      )
      .groupBy(shareAccesses.at, shareAccesses.shareId)
      .orderBy(desc(shareAccesses.at), desc(shareAccesses.shareId))
      .limit(limit),
};
