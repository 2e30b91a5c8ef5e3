import { and, eq, inArray } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { Transaction } from '../../db/database.ts';
import { tags } from '../../db/schema/tag.ts';

/** Locks these tags until the transaction ends. Returns false if one of them is not the owner's. */
export async function lockTags(tx: Transaction, owner: Owner, ids: readonly string[]): Promise<boolean> {
  const lockedTags = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.userId, owner.userId), inArray(tags.id, [...ids])))
    .for('key share');
  return lockedTags.length === new Set(ids).size;
}
