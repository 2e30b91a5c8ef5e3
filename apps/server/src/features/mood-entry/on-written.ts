import type { PersonWithPlan } from '../../access/person.ts';
import type { Transaction } from '../../db/database.ts';

/**
 * Effect of a new or corrected entry. It runs in the transaction that writes the entry, so that it is rolled back with
 * the entry and doesn't run for a repeated request.
 */
type Follow = (tx: Transaction, entryId: string) => Promise<void>;

/** Called before an entry is written. Returns its effect, or null for none. */
export type OnWritten = (actor: PersonWithPlan) => Promise<Follow | null>;
