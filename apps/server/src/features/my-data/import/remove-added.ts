import type { Person } from '../../../access/person.ts';
import type { Transaction } from '../../../db/database.ts';
import { writeEntries } from '../../../entries/write-entries.ts';
import { lockDocuments } from '../../../personal-document/personal-document.ts';

/** Deletes those of these tags that no entry has. */
export type RemoveUnusedTags = (tx: Transaction, actor: Person, ids: readonly string[]) => Promise<void>;

/**
 * Removes the entries that an import has added, and those of its new tags that no entry has.
 *
 * @returns the number of removed entries.
 */
export async function removeAdded(
  tx: Transaction,
  actor: Person,
  { id, createdTags }: { id: string; createdTags: readonly string[] },
  removeUnusedTags: RemoveUnusedTags,
): Promise<number> {
  // Deleting a tag locks the documents' row before entries, and another order could end in a deadlock.
  await lockDocuments(tx, actor);
  const removed = await writeEntries.removeImported(tx, actor.owner, id);
  if (createdTags.length > 0) await removeUnusedTags(tx, actor, createdTags);
  return removed;
}
