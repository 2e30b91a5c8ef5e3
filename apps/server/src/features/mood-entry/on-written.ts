import type { PersonWithPlan } from '../../access/person.ts';
import type { Transaction } from '../../db/database.ts';

/** What follows from an entry that was written, within its own transaction: undone with it, and once for a repeated request. */
type Follow = (tx: Transaction, entryId: string) => Promise<void>;

/** Asked before an entry is written: null where nothing follows, and the entry then needs no transaction for it. */
export type OnWritten = (actor: PersonWithPlan) => Promise<Follow | null>;
