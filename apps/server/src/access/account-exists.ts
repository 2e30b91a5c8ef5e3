import { eq } from 'drizzle-orm';
import type { Runner } from '../db/database.ts';
import { users } from '../db/schema/account.ts';

/** Tells whether an account exists. */
export type AccountExists = (userId: string) => Promise<boolean>;

/** Whether an account exists. Asked after work has failed, because the account may have been deleted meanwhile. */
export async function accountExists(runner: Runner, userId: string): Promise<boolean> {
  const rows = await runner.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return rows.length > 0;
}
