import type { PersonWithPlan } from '../../access/person.ts';
import type { Transaction } from '../../db/database.ts';

/**
 * Effect of a new or corrected entry, in its transaction, so that it is rolled back with it and runs once for a
 * repeated request.
 */
type Follow = (tx: Transaction, entryId: string) => Promise<void>;

/** Called before an entry is written. Null if there is no effect; the entry then needs no transaction for it. */
export type OnWritten = (actor: PersonWithPlan) => Promise<Follow | null>;
