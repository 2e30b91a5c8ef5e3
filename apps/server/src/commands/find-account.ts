import { and, eq } from 'drizzle-orm';
import { isNotDeleted } from '../access/account-exists.ts';
import { keyRingOf } from '../crypto/key-ring.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { users } from '../db/schema/account.ts';
import { identityOf } from '../features/account/addresses.ts';
import { UsageError } from './with-database.ts';

/** Finds the id of an account by e-mail address, anonymous address or id. */
export async function findAccount({ db, secrets }: OpenDatabase, account: string): Promise<string> {
  const identity = await identityOf(account, keyRingOf(secrets));
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(identity ? eq(users.email, identity.stored) : and(eq(users.id, account), isNotDeleted));
  if (!user) throw new UsageError('No such account.');
  return user.id;
}
