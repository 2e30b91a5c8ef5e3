import { IDEMPOTENCY_KEY_HEADER } from '@alento/domain/http/headers';
import { accept, type Result, refuse } from '@alento/domain/result';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import { requestHash } from '../crypto/seal.ts';
import { type Database, type Runner, rowsOf, type Transaction } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/idempotency-key.ts';
import type { Actor, Owner } from '../http/actor.ts';
import type { Env } from '../http/env.ts';
import { Refusal } from '../http/refusal.ts';

/** A creating request that may come again (decision D6). */
export type Repeatable = { key: string; hash: Uint8Array };

/**
 * Reads the Idempotency-Key of a validated request; null without one.
 *
 * @param call which call it is: a key belongs to one.
 */
export function repeatableOf(c: Context<Env>, call: string, input: unknown): Repeatable | null {
  const key = c.req.header(IDEMPOTENCY_KEY_HEADER);
  if (key === undefined) return null;
  if (!z.uuid().safeParse(key).success) throw new Refusal('IDEMPOTENCY_KEY_INVALID');
  return { key: key.toLowerCase(), hash: requestHash(c.var.actor.userKey(), `${call}\n${JSON.stringify(input)}`) };
}

/** What an earlier request under the key made, or why it can't be repeated. */
async function createdBefore(db: Runner, { owner }: Actor, { key, hash }: Repeatable): Promise<Result<string[]>> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, owner.userId), eq(idempotencyKeys.key, key)));
  if (!row) throw new Error('An idempotency key vanished while it was used');
  if (!Buffer.from(row.requestHash).equals(hash)) return refuse('IDEMPOTENCY_KEY_REUSED');
  return accept(row.createdIds);
}

/** Claims the key for these ids inside the work's own transaction; false when it was used before. */
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
 * Does creating work once per key: the ids it makes are remembered in the same transaction, and a
 * repeat gets the first ones.
 *
 * @returns ids created now or the first time.
 */
export async function onceWithin(
  db: Database,
  actor: Actor,
  repeatable: Repeatable,
  ids: string[],
  now: Date,
  work: (tx: Transaction) => Promise<void>,
): Promise<Result<{ ids: string[]; isRepeat: boolean }>> {
  const isFirst = await db.transaction(async (tx) => {
    if (!(await claim(tx, actor.owner, repeatable, ids, now))) return false;
    await work(tx);
    return true;
  });
  if (isFirst) return accept({ ids, isRepeat: false });
  const before = await createdBefore(db, actor, repeatable);
  return before.ok ? accept({ ids: before.value, isRepeat: true }) : before;
}

/**
 * The same for one row in one statement: the key's claim feeds the insert, so that a repeat
 * inserts nothing.
 *
 * @param insertFrom an INSERT … SELECT … FROM claimed.
 */
export async function onceInOneStatement(
  db: Database,
  actor: Actor,
  repeatable: Repeatable,
  id: string,
  now: Date,
  insertFrom: ReturnType<typeof sql>,
): Promise<Result<{ id: string; isRepeat: boolean }>> {
  const result = await db.execute(sql`
    with claimed as (
      insert into idempotency_keys (user_id, key, request_hash, created_ids, created_at)
      values (${actor.owner.userId}, ${repeatable.key}, ${repeatable.hash}, array[${id}::text], ${now.toISOString()}::timestamptz)
      on conflict do nothing returning 1
    ) ${insertFrom}`);
  if (rowsOf(result).length > 0) return accept({ id, isRepeat: false });
  const before = await createdBefore(db, actor, repeatable);
  if (!before.ok) return before;
  const [first] = before.value;
  return first === undefined ? refuse('IDEMPOTENT_RESULT_GONE') : accept({ id: first, isRepeat: true });
}
