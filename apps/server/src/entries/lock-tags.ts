import { and, eq } from 'drizzle-orm';
import type { Owner } from '../access/owner.ts';
import type { Transaction } from '../db/database.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import { tags } from '../db/schema/tag.ts';

/** Locks those of these tags that the owner has until the transaction ends, and returns their ids. */
export async function lockTags(tx: Transaction, owner: Owner, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const lockedTags = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.userId, owner.userId), isAnyOf(tags.id, ids)))
    .for('key share');
  return new Set(lockedTags.map(({ id }) => id));
}

/** Locks these tags until the transaction ends. Returns false if one of them is not the owner's. */
export const lockOwnTags = async (tx: Transaction, owner: Owner, ids: readonly string[]): Promise<boolean> =>
  (await lockTags(tx, owner, ids)).size === new Set(ids).size;
