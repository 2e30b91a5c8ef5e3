import type { Reading as PresentedReading } from '@alento/contract/content';
import { afterReading, type Reading, type ReadingChange } from '@alento/domain/content/reading';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { KeyHolder, Person } from '../../access/person.ts';
import type { OfEach } from '../../access/several-owners.ts';
import type { Runner, Store } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import {
  lockDocuments,
  readDocument,
  readDocuments,
  storeDocument,
} from '../../personal-document/personal-document.ts';
import { READING } from '../../sealed-json/reading.ts';

type Deps = Store & {
  /** Whether the library contains a piece. */
  has: (id: string) => boolean;
};
export type Readings = ReturnType<typeof readingService>;

/** Leaves out pieces that the library no longer contains. The stored document keeps them. */
const present = ({ saved, progress }: Reading, has: (id: string) => boolean): PresentedReading => ({
  saved: saved.filter(has),
  progress: Object.fromEntries(Object.entries(progress).filter(([id]) => has(id))),
});

/** Reads and changes a person's saved pieces and reading progress. They are stored encrypted. */
export function readingService({ db, clock, has }: Deps) {
  return {
    read: async (actor: Person): Promise<PresentedReading> => present(await readDocument(db, actor, READING), has),

    /** The stored documents of several people, for recommendations. */
    readWholeOf: (people: readonly KeyHolder[], runner: Runner): Promise<OfEach<Reading>> =>
      readDocuments(runner, people, READING),

    change: (actor: Person, id: string, change: ReadingChange): Promise<Result<PresentedReading>> =>
      refusableTransaction(db, async (tx) => {
        if (!has(id)) return refuse('CONTENT_NOT_FOUND');
        await lockDocuments(tx, actor);
        const now = clock();
        const reading = afterReading(await readDocument(tx, actor, READING), id, change, now);
        await storeDocument(tx, actor, READING, reading);
        return accept(present(reading, has));
      }),
  };
}
