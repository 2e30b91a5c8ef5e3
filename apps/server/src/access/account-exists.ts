import { and, not } from 'drizzle-orm';
import type { Runner } from '../db/database.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import { isDeleted, users } from '../db/schema/account.ts';

/** Tells whether an account exists. */
export type AccountExists = (userId: string) => Promise<boolean>;

export const isNotDeleted = not(isDeleted(users.email));

/**
 * How many of these accounts exist, each id once. Asked after work has failed, because accounts may have been deleted.
 */
export const countAccounts = (runner: Runner, userIds: readonly string[]): Promise<number> =>
  runner.$count(users, and(isAnyOf(users.id, userIds), isNotDeleted));

/** Whether an account exists. */
export const accountExists = async (runner: Runner, userId: string): Promise<boolean> =>
  (await countAccounts(runner, [userId])) > 0;
