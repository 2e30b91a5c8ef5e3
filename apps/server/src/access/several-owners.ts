import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Owner } from './owner.ts';
import type { KeyHolder } from './person.ts';

/**
 * What was read of several people in one statement. It is opened when one of them is asked about: a row
 * that can't be opened fails for its owner alone, and the work can be spread over turns of the event loop.
 */
export type OfEach<Content> = (person: KeyHolder) => Content;

/** Whether a row is of one of these people. One parameter, whatever their number: one text to prepare. */
export const isOwnedByAny = (userId: AnyPgColumn, owners: readonly Owner[]): SQL =>
  sql`${userId} = any(${sql.param(owners.map((owner) => owner.userId))}::text[])`;

/** The rows of each owner, in the order they were read in. */
export function rowsOfEach<Row extends { userId: string }>(rows: readonly Row[]): (owner: Owner) => readonly Row[] {
  const byOwner = Map.groupBy(rows, ({ userId }) => userId);
  return ({ userId }) => byOwner.get(userId) ?? [];
}
