import type { Import } from '@alento/contract/my-data/imports';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Person } from '../../../access/person.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { writeEntries } from '../../../diary/write-entries.ts';
import { openImport, presentImport, undoUntilOf } from './import.presenter.ts';
import { importRepository as repository } from './import.repository.ts';

type Deps = {
  db: Database;
  clock: () => number;
  /** Deletes those of these tags that no entry has. */
  removeUnusedTags: (tx: Transaction, actor: Person, ids: readonly string[]) => Promise<void>;
};

/** Lists, reads and undoes imports. */
export function importListService({ db, clock, removeUnusedTags }: Deps) {
  return {
    list: async (actor: Person): Promise<Import[]> =>
      (await repository.list(db, actor.owner)).map((row) => presentImport(actor, row)),

    async read(actor: Person, id: string): Promise<Result<Import>> {
      const row = await repository.find(db, actor.owner, id);
      return row ? accept(presentImport(actor, row)) : refuse('IMPORT_NOT_FOUND');
    },

    /**
     * Drops a preview, or removes exactly the entries of an import, and those of its new tags that no entry has. An
     * entry of the import that the person has corrected since goes too.
     */
    undo: (actor: Person, id: string): Promise<Result<{ removed: number }>> =>
      refusableTransaction(db, async (tx) => {
        const row = await repository.hold(tx, actor.owner, id);
        if (!row) return refuse('IMPORT_NOT_FOUND');
        if (row.status === 'processing') return refuse('IMPORT_RUNNING');
        const until = undoUntilOf(row);
        if (until !== null && until < clock()) return refuse('IMPORT_UNDO_ENDED');
        const removed = row.status === 'ready' ? await writeEntries.removeImported(tx, actor.owner, id) : 0;
        const { createdTags } = openImport(actor, row);
        if (createdTags.length > 0) await removeUnusedTags(tx, actor, createdTags);
        await repository.remove(tx, actor.owner, id);
        return accept({ removed });
      }),
  };
}
