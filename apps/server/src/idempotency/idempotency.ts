import { accept, type Result, refuse } from '@alento/domain/result';
import { and, eq, sql } from 'drizzle-orm';
import type { Owner } from '../access/owner.ts';
import type { Person } from '../access/person.ts';
import type { Database, Runner, Transaction } from '../db/database.ts';
import { refusableTransaction } from '../db/refusable-transaction.ts';
import { idempotencyKeys } from '../db/schema/idempotency-key.ts';

/** A creating request that may be repeated (decision D6). */
export type Repeatable = { key: string; hash: Uint8Array };

/** The result of an earlier request under the key, or why it can't be repeated. */
async function createdBefore(db: Runner, { owner }: Person, { key, hash }: Repeatable): Promise<Result<string[]>> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, owner.userId), eq(idempotencyKeys.key, key)));
  if (!row) throw new Error('An idempotency key vanished while it was used');
  if (!Buffer.from(row.requestHash).equals(hash)) return refuse('IDEMPOTENCY_KEY_REUSED');
  return accept(row.createdIds);
}

/** Claims the key for these ids in the caller's transaction; false if the key was used before. */
async function claim(
  tx: Transaction,
  owner: Owner,
  { key, hash }: Repeatable,
  createdIds: string[],
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(idempotencyKeys)
    .values({ userId: owner.userId, key, requestHash: hash, createdIds, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return rows.length > 0;
}

/**
 * Runs creating work once per key. The created ids are stored in the same transaction, and a repeat gets them.
 * Refused work stores nothing, and leaves the key unclaimed.
 *
 * @returns the ids created now, or by the first request.
 */
export async function onceWithin(
  db: Database,
  actor: Person,
  repeatable: Repeatable,
  ids: string[],
  now: Date,
  work: (tx: Transaction) => Promise<Result<unknown>>,
): Promise<Result<{ ids: string[]; isRepeat: boolean }>> {
  const done = await refusableTransaction(db, async (tx) => {
    if (!(await claim(tx, actor.owner, repeatable, ids, now))) return accept({ isFirst: false });
    const worked = await work(tx);
    return worked.ok ? accept({ isFirst: true }) : worked;
  });
  if (!done.ok) return done;
  if (done.value.isFirst) return accept({ ids, isRepeat: false });
  const before = await createdBefore(db, actor, repeatable);
  return before.ok ? accept({ ids: before.value, isRepeat: true }) : before;
}

/** The claim as a CTE of the inserting statement: `with claimed as (…) insert … select … from claimed`. */
export const claimedBy = (db: Database) =>
  db.$with('claimed').as(
    db
      .insert(idempotencyKeys)
      .values({
        userId: sql.placeholder('userId'),
        key: sql.placeholder('requestKey'),
        requestHash: sql.placeholder('requestHash'),
        createdIds: sql`${sql.placeholder('createdIds')}::text[]`,
        createdAt: sql`${sql.placeholder('now')}::timestamptz`,
      })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key }),
  );

export type ClaimValues = { requestKey: string; requestHash: Uint8Array; createdIds: string; now: string };

/**
 * The same for one row in one statement: the insert selects from the claim, so that a repeat inserts nothing.
 *
 * @param insert runs a statement built on `claimedBy`, and tells whether it inserted a row.
 */
export async function onceInOneStatement(
  db: Database,
  actor: Person,
  repeatable: Repeatable,
  id: string,
  now: Date,
  insert: (claim: ClaimValues) => Promise<boolean>,
): Promise<Result<{ id: string; isRepeat: boolean }>> {
  const inserted = await insert({
    requestKey: repeatable.key,
    requestHash: repeatable.hash,
    createdIds: `{${id}}`,
    now: now.toISOString(),
  });
  if (inserted) return accept({ id, isRepeat: false });
  const before = await createdBefore(db, actor, repeatable);
  if (!before.ok) return before;
  const [first] = before.value;
  return first === undefined ? refuse('IDEMPOTENT_RESULT_GONE') : accept({ id: first, isRepeat: true });
}
