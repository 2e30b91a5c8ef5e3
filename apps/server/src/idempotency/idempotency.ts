import { accept, type Result, refuse } from '@alento/domain/result';
import { and, eq, sql } from 'drizzle-orm';
import type { Owner } from '../access/owner.ts';
import type { Person } from '../access/person.ts';
import type { Database, Runner, Transaction } from '../db/database.ts';
import { refusableTransaction } from '../db/refusable-transaction.ts';
import { idempotencyKeys } from '../db/schema/idempotency-key.ts';

/** A creating request that may be repeated. */
export type Repeatable = { key: string; hash: Uint8Array };

/**
 * Returns the ids that an earlier request with this key created, or refuses if the body was another one. Null if the key
 * is new.
 */
export async function createdBefore(
  db: Runner,
  { owner }: Person,
  { key, hash }: Repeatable,
): Promise<Result<string[]> | null> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, owner.userId), eq(idempotencyKeys.key, key)));
  if (!row) return null;
  if (!Buffer.from(row.requestHash).equals(hash)) return refuse('IDEMPOTENCY_KEY_REUSED');
  return accept(row.createdIds);
}

/** The same for a key that was just found to be used. */
async function createdByClaim(db: Runner, actor: Person, repeatable: Repeatable): Promise<Result<string[]>> {
  const before = await createdBefore(db, actor, repeatable);
  if (!before) throw new Error('An idempotency key vanished while it was used');
  return before;
}

/** Stores the key with these ids in the caller's transaction. Returns false if the key was used before. */
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
 * Runs work that creates rows in a transaction, only once per key if the request has one. Stores the created ids in the
 * same transaction. If the work is refused, stores nothing, so that the key can be used again.
 *
 * @param again returns what the first request with the key created, by the ids of that request.
 */
export async function onceWithin<Created>(
  db: Database,
  actor: Person,
  repeatable: Repeatable | null,
  { ids, now }: { ids: string[]; now: number },
  work: (tx: Transaction) => Promise<Result<Created>>,
  again: (ids: string[]) => Promise<Result<Created>>,
): Promise<Result<Created>> {
  if (!repeatable) return refusableTransaction(db, work);
  const done = await refusableTransaction(db, async (tx): Promise<Result<{ created: Created } | null>> => {
    if (!(await claim(tx, actor.owner, repeatable, ids, new Date(now)))) return accept(null);
    const worked = await work(tx);
    return worked.ok ? accept({ created: worked.value }) : worked;
  });
  if (!done.ok) return done;
  if (done.value) return accept(done.value.created);
  const before = await createdByClaim(db, actor, repeatable);
  return before.ok ? again(before.value) : before;
}

/** The insert of the key as a CTE of another insert: `with claimed as (…) insert … select … from claimed`. */
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
 * Claims a key and inserts a single row in one statement, and says whether the request is a repeated one. The insert
 * selects from the CTE, so that a repeated request inserts nothing.
 *
 * @param insert runs a statement that uses `claimedBy`, and returns whether it inserted a row.
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
  const before = await createdByClaim(db, actor, repeatable);
  if (!before.ok) return before;
  const [first] = before.value;
  return first === undefined ? refuse('IDEMPOTENT_RESULT_GONE') : accept({ id: first, isRepeat: true });
}
