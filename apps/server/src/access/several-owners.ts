import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Holder, KeyHolder } from './person.ts';
import type { ReadableBy } from './reader.ts';

/**
 * Returns one person's part of rows that were read for several people in one statement. Decrypts only that part: a row
 * that can't be decrypted fails for its owner only, and the caller can yield to the event loop between people.
 */
export type OfEach<Content, Who = KeyHolder> = (person: Who) => Content;
/** The same for functions that readers of a share may call too. */
export type OfEachReadable<Content> = OfEach<Content, Holder<never>>;

/** Condition that a row belongs to one of these people. */
export const isOwnedByAny = (userId: AnyPgColumn, owners: readonly ReadableBy<never>[]): SQL =>
  isAnyOf(
    userId,
    owners.map((owner) => owner.userId),
  );

/** Groups rows by owner and keeps their order. */
export function rowsOfEach<Row extends { userId: string }>(
  rows: readonly Row[],
): (owner: ReadableBy<never>) => readonly Row[] {
  const byOwner = Map.groupBy(rows, ({ userId }) => userId);
  return ({ userId }) => byOwner.get(userId) ?? [];
}
