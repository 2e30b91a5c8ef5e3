import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Owner } from './owner.ts';
import type { KeyHolder } from './person.ts';

/**
 * Rows of several people, read in one statement. A row is decrypted when it is asked for: one that can't be
 * decrypted fails for its owner only, and the work can be spread over turns of the event loop.
 */
export type OfEach<Content> = (person: KeyHolder) => Content;

/** Condition that a row belongs to one of these people. It has one parameter for any number of people, so the
 * statement is prepared once. */
export const isOwnedByAny = (userId: AnyPgColumn, owners: readonly Owner[]): SQL =>
  sql`${userId} = any(${sql.param(owners.map((owner) => owner.userId))}::text[])`;

/** The rows of each owner, in the order in which they were read. */
export function rowsOfEach<Row extends { userId: string }>(rows: readonly Row[]): (owner: Owner) => readonly Row[] {
  const byOwner = Map.groupBy(rows, ({ userId }) => userId);
  return ({ userId }) => byOwner.get(userId) ?? [];
}
