import type { Import } from '@alento/contract/my-data/imports';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Person } from '../../../access/person.ts';
import type { Store } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { openImport, presentImport, undoUntilOf } from './import.presenter.ts';
import { importRepository } from './import.repository.ts';
import { type RemoveUnusedTags, removeAdded } from './remove-added.ts';

type Deps = Store & { removeUnusedTags: RemoveUnusedTags };

/** Lists, reads and undoes imports. */
export function importListService({ db, clock, removeUnusedTags }: Deps) {
  return {
    list: async (actor: Person): Promise<Import[]> =>
      (await importRepository.list(db, actor.owner)).map((row) => presentImport(actor, row)),

    async read(actor: Person, id: string): Promise<Result<Import>> {
      const row = await importRepository.find(db, actor.owner, id);
      return row ? accept(presentImport(actor, row)) : refuse('IMPORT_NOT_FOUND');
    },

    /**
     * Drops a preview, or removes exactly the entries of an import, and those of its new tags that no entry has. An
     * entry of the import that the person has corrected since goes too.
     */
    undo: (actor: Person, id: string): Promise<Result<{ removed: number }>> =>
      refusableTransaction(db, async (tx) => {
        const row = await importRepository.hold(tx, actor.owner, id);
        if (!row) return refuse('IMPORT_NOT_FOUND');
        if (row.status === 'processing') return refuse('IMPORT_RUNNING');
        const until = undoUntilOf(row);
        if (until !== null && until < clock()) return refuse('IMPORT_UNDO_ENDED');
        const { createdTags } = openImport(actor, row);
        const removed = await removeAdded(tx, actor, { id, createdTags }, removeUnusedTags);
        await importRepository.remove(tx, actor.owner, id);
        return accept({ removed });
      }),
  };
}
