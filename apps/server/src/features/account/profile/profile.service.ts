import { TIME_ZONE_CHANGE_MS, timeZoneChangeableAt } from '@alento/domain/account/session';
import { accept, type Result, refuse } from '@alento/domain/result';
import { canonicalTimeZone } from '@alento/domain/time/local-date';
import { and, eq, isNull, lte, ne, or } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { Person } from '../../../access/person.ts';
import { type ProfileColumn, profileContext } from '../../../crypto/account-context.ts';
import { type Sealed, seal, unseal } from '../../../crypto/seal.ts';
import type { Runner } from '../../../db/database.ts';
import { profiles } from '../../../db/schema/account.ts';
import type { AccountDeps } from '../account-deps.ts';

/** Reads a person's profile, which is stored encrypted. */
export async function readProfile(runner: Runner, actor: Person) {
  const [row] = await runner.select().from(profiles).where(eq(profiles.userId, actor.owner.userId));
  if (!row) throw new Error('A signed-in account has no profile');
  const open = (column: ProfileColumn, sealed: Sealed | null) =>
    sealed && unseal(actor.userKey(), profileContext(actor.owner.userId, column), sealed);
  return {
    name: open('display_name', row.displayName),
    contactEmail: open('contact_email', row.contactEmail),
    recoveryEmail: open('recovery_email', row.recoveryEmail),
    isAnonymous: row.isAnonymous,
    createdAt: row.createdAt,
  };
}

const sealedName = ({ owner, userKey }: Person, name: string | null): Sealed | null =>
  name ? seal(userKey(), profileContext(owner.userId, 'display_name'), name) : null;

/** Stores the name of a traditional account; anonymous accounts have none. */
export async function rename(runner: Runner, actor: Person, name: string | null): Promise<void> {
  const isTraditional = and(eq(profiles.userId, actor.owner.userId), eq(profiles.isAnonymous, false));
  await runner
    .update(profiles)
    .set({ displayName: sealedName(actor, name) })
    .where(isTraditional);
}

/** Makes the account anonymous, without a name, or traditional with this name. */
export async function setIdentity(
  runner: Runner,
  actor: Person,
  { isAnonymous, name }: { isAnonymous: boolean; name: string | null },
): Promise<void> {
  const displayName = isAnonymous ? null : sealedName(actor, name);
  await runner.update(profiles).set({ isAnonymous, displayName }).where(eq(profiles.userId, actor.owner.userId));
}

type AccountTimeZone = { timeZone: string; changeableAt: number | null };
type Deps = Pick<AccountDeps, 'db' | 'clock'>;

/** The account's time zone, which jobs and quotas use. It can change once in 24 hours. */
export async function readTimeZone({ db, clock }: Deps, { userId }: Owner): Promise<AccountTimeZone> {
  const [row] = await db
    .select({ timeZone: profiles.timeZone, changedAt: profiles.timeZoneChangedAt })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  if (!row) throw new Error('A signed-in account has no profile');
  return { timeZone: row.timeZone, changeableAt: timeZoneChangeableAt(row.changedAt?.getTime() ?? null, clock()) };
}

/**
 * Changes the account's zone if it differs and the last change is at least 24 hours old. Of concurrent changes one
 * succeeds. Stores the canonical name, so that another spelling of the zone doesn't count as a change.
 */
export async function followTimeZone({ db, clock }: Deps, { userId }: Owner, spelling: string): Promise<boolean> {
  const now = clock();
  const timeZone = canonicalTimeZone(spelling);
  const rows = await db
    .update(profiles)
    .set({ timeZone, timeZoneChangedAt: new Date(now) })
    .where(
      and(
        eq(profiles.userId, userId),
        ne(profiles.timeZone, timeZone),
        or(isNull(profiles.timeZoneChangedAt), lte(profiles.timeZoneChangedAt, new Date(now - TIME_ZONE_CHANGE_MS))),
      ),
    )
    .returning({ userId: profiles.userId });
  return rows.length > 0;
}

/** Changes the zone on request. A request for the current zone succeeds and doesn't count as a change. */
export async function changeTimeZone(deps: Deps, owner: Owner, timeZone: string): Promise<Result<AccountTimeZone>> {
  const changed = await followTimeZone(deps, owner, timeZone);
  const current = await readTimeZone(deps, owner);
  return changed || current.timeZone === canonicalTimeZone(timeZone)
    ? accept(current)
    : refuse('TIME_ZONE_CHANGED_TODAY');
}
