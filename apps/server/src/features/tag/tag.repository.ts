import { and, eq } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { ReadableBy } from '../../access/reader.ts';
import { isOwnedByAny } from '../../access/several-owners.ts';
import type { Sealed } from '../../crypto/seal.ts';
import type { Runner, Transaction } from '../../db/database.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { profiles } from '../../db/schema/account.ts';
import { tags } from '../../db/schema/tag.ts';
import { writeEntries } from '../../entries/write-entries.ts';

export type TagRow = { id: string; content: Sealed; createdAt: Date };

/** Queries of tags. Each one requires one owner or several. A person has at most TAGS_MAX rows and the words for feelings. */
export const tagRepository = {
  listOf: (runner: Runner, owners: readonly ReadableBy<'moods'>[]) =>
    runner
      .select({ userId: tags.userId, id: tags.id, content: tags.content, createdAt: tags.createdAt })
      .from(tags)
      .where(isOwnedByAny(tags.userId, owners)),

  list: (runner: Runner, owner: Owner): Promise<TagRow[]> => tagRepository.listOf(runner, [owner]),

  /** Locks a person's tags. Returns whether the starter tags were inserted before. */
  async lock(tx: Transaction, owner: Owner): Promise<{ hasStarters: boolean }> {
    const [row] = await tx
      .select({ starterTagsAt: profiles.starterTagsAt })
      .from(profiles)
      .where(eq(profiles.userId, owner.userId))
      .for('update');
    if (!row) throw new Error('A signed-in account has no profile');
    return { hasStarters: row.starterTagsAt !== null };
  },

  /** Locks these tags until the transaction ends, so that no new entry gets them. */
  async holdForRemoval(tx: Transaction, owner: Owner, ids: readonly string[]): Promise<void> {
    await tx
      .select({ id: tags.id })
      .from(tags)
      .where(and(eq(tags.userId, owner.userId), isAnyOf(tags.id, ids)))
      .for('update');
  },

  /** Deletes tags that no entry has. */
  async removeUnused(tx: Transaction, owner: Owner, ids: readonly string[]): Promise<void> {
    await tx.delete(tags).where(and(eq(tags.userId, owner.userId), isAnyOf(tags.id, ids)));
  },

  async markStarters(tx: Transaction, owner: Owner, now: Date): Promise<void> {
    await tx.update(profiles).set({ starterTagsAt: now }).where(eq(profiles.userId, owner.userId));
  },

  async insert(tx: Transaction, owner: Owner, rows: readonly TagRow[]): Promise<void> {
    await tx.insert(tags).values(rows.map((row) => ({ ...row, userId: owner.userId })));
  },

  async update(tx: Transaction, owner: Owner, id: string, content: Sealed): Promise<void> {
    await tx
      .update(tags)
      .set({ content })
      .where(and(eq(tags.userId, owner.userId), eq(tags.id, id)));
  },

  /** Deletes a tag and removes it from the entries. Returns false if the owner has no tag with this id. */
  async remove(tx: Transaction, owner: Owner, id: string): Promise<boolean> {
    const removed = await tx
      .delete(tags)
      .where(and(eq(tags.userId, owner.userId), eq(tags.id, id)))
      .returning({ id: tags.id });
    if (removed.length === 0) return false;
    await writeEntries.removeTag(tx, owner, id);
    return true;
  },
};
