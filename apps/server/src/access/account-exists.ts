import { and, notLike } from 'drizzle-orm';
import type { Runner } from '../db/database.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import { users } from '../db/schema/account.ts';

/** Tells whether an account exists. */
export type AccountExists = (userId: string) => Promise<boolean>;

/**
 * What the address of a deleted account begins with while rows of it are left (features/account/deletion). The address
 * of others is a keyed hash.
 */
export const DELETED_PREFIX = 'deleted:';
export const isNotDeleted = notLike(users.email, `${DELETED_PREFIX}%`);

/**
 * How many of these accounts exist, each id once. Asked after work has failed, because accounts may have been deleted.
 */
export const countAccounts = (runner: Runner, userIds: readonly string[]): Promise<number> =>
  runner.$count(users, and(isAnyOf(users.id, userIds), isNotDeleted));

/** Whether an account exists. */
export const accountExists = async (runner: Runner, userId: string): Promise<boolean> =>
  (await countAccounts(runner, [userId])) > 0;
