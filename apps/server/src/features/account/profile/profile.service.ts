import { eq } from 'drizzle-orm';
import type { Person } from '../../../access/person.ts';
import { type ProfileColumn, profileContext } from '../../../crypto/account-context.ts';
import { type Sealed, seal, unseal } from '../../../crypto/seal.ts';
import type { Database, Runner } from '../../../db/database.ts';
import { profiles } from '../../../db/schema/account.ts';

type Deps = { db: Database };

export type Profile = {
  name: string | null;
  contactEmail: string | null;
  recoveryEmail: string | null;
  isAnonymous: boolean;
  createdAt: Date;
};

/** Reads and changes a person's profile, which is stored encrypted. */
export function profileService({ db }: Deps) {
  const contextOf = (actor: Person, column: ProfileColumn) => profileContext(actor.owner.userId, column);

  const sealedName = (actor: Person, isAnonymous: boolean, name: string | null): Sealed | null =>
    isAnonymous || !name ? null : seal(actor.userKey(), contextOf(actor, 'display_name'), name);

  return {
    async read(actor: Person, runner: Runner = db): Promise<Profile> {
      const [row] = await runner.select().from(profiles).where(eq(profiles.userId, actor.owner.userId));
      if (!row) throw new Error('A signed-in account has no profile');
      const open = (column: ProfileColumn, sealed: Sealed | null) =>
        sealed && unseal(actor.userKey(), contextOf(actor, column), sealed);
      return {
        name: open('display_name', row.displayName),
        contactEmail: open('contact_email', row.contactEmail),
        recoveryEmail: open('recovery_email', row.recoveryEmail),
        isAnonymous: row.isAnonymous,
        createdAt: row.createdAt,
      };
    },

    /** Stores the name of a traditional account; anonymous accounts have none. */
    async rename(actor: Person, name: string | null): Promise<void> {
      const { isAnonymous } = await this.read(actor);
      await db
        .update(profiles)
        .set({ displayName: sealedName(actor, isAnonymous, name) })
        .where(eq(profiles.userId, actor.owner.userId));
    },

    /** Makes the account anonymous, without a name, or traditional with this name. */
    async setIdentity(
      actor: Person,
      { isAnonymous, name }: Pick<Profile, 'isAnonymous' | 'name'>,
      runner: Runner,
    ): Promise<void> {
      await runner
        .update(profiles)
        .set({ isAnonymous, displayName: sealedName(actor, isAnonymous, name) })
        .where(eq(profiles.userId, actor.owner.userId));
    },
  };
}
