import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Holder, KeyHolder } from './person.ts';
import type { ReadableBy } from './reader.ts';

/**
 * Returns one person's part of rows that were read for several people in one statement. Decrypts only that part: a row
 * that can't be decrypted fails for its owner only, and the caller can yield to the event loop between people.
 */
export type OfEach<Content, Who = KeyHolder> = (person: Who) => Content;
/** The same for functions that readers of a share may call too. */
export type OfEachReadable<Content> = OfEach<Content, Holder<never>>;

/** Condition that a row belongs to one of these people. It has one parameter for any number of people, so that the
 * statement is prepared once. */
export const isOwnedByAny = (userId: AnyPgColumn, owners: readonly ReadableBy<never>[]): SQL =>
  sql`${userId} = any(${sql.param(owners.map((owner) => owner.userId))}::text[])`;

/** Groups rows by owner and keeps their order. */
export function rowsOfEach<Row extends { userId: string }>(
  rows: readonly Row[],
): (owner: ReadableBy<never>) => readonly Row[] {
  const byOwner = Map.groupBy(rows, ({ userId }) => userId);
  return ({ userId }) => byOwner.get(userId) ?? [];
}
