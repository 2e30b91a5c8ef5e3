import type { PersonWithPlan } from '../../../../access/person.ts';
import type { Database } from '../../../../db/database.ts';

/** A person whose data is read for an export. */
export type Reading = {
  db: Database;
  person: PersonWithPlan;
  /**
   * Called after each batch of rows. Lets other requests run and keeps the lease of the export. Throws if the export
   * must stop.
   */
  beat: () => Promise<void>;
};

/** Rows per batch. Decrypting a batch takes few milliseconds, and it stays small in memory. */
export const BATCH = 200;

/** The row id with which a person's documents are encrypted. */
export const rowIdOf = ({ person }: Reading, id: string): string => `${person.owner.userId}/${id}`;

export const timeOf = (at: Date): number => at.getTime();
export const timeOrNull = (at: Date | null): number | null => at?.getTime() ?? null;

/**
 * Yields rows one by one and reads them in batches.
 *
 * @param read reads up to `BATCH` rows after the given one, or the first ones.
 */
export async function* inBatches<Row>(
  { beat }: Reading,
  read: (after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let after: Row | undefined;
  for (;;) {
    const rows = await read(after);
    await beat();
    yield* rows;
    after = rows.at(-1);
    if (rows.length < BATCH || after === undefined) return;
  }
}
