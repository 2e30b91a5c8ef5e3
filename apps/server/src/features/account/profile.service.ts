import { maskEmail } from '@alento/domain/account/email';
import { checkRecoveryEmail } from '@alento/domain/account/recovery-email';
import { accept, type Result } from '@alento/domain/result';
import { eq } from 'drizzle-orm';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { type Sealed, seal, unseal } from '../../crypto/seal.ts';
import type { Database, Runner } from '../../db/database.ts';
import { profiles, verifications } from '../../db/schema/account.ts';
import type { Actor } from '../../http/actor.ts';
import { recoveryIndexOf } from './identity.ts';

type Deps = { db: Database; keyRing: KeyRing };
type Column = 'display_name' | 'contact_email' | 'recovery_email';

export type Profile = {
  name: string | null;
  contactEmail: string | null;
  recoveryEmail: string | null;
  isAnonymous: boolean;
};

/** What an account keeps of its person, all of it sealed (decisions D12, D13). */
export function profileService({ db, keyRing }: Deps) {
  const contextOf = (actor: Actor, column: Column) => ({ table: 'profiles', column, rowId: actor.owner.userId });

  return {
    async read(actor: Actor, runner: Runner = db): Promise<Profile> {
      const [row] = await runner.select().from(profiles).where(eq(profiles.userId, actor.owner.userId));
      if (!row) throw new Error('A signed-in account has no profile');
      const open = (column: Column, sealed: Sealed | null) =>
        sealed && unseal(actor.userKey(), contextOf(actor, column), sealed);
      return {
        name: open('display_name', row.displayName),
        contactEmail: open('contact_email', row.contactEmail),
        recoveryEmail: open('recovery_email', row.recoveryEmail),
        isAnonymous: row.isAnonymous,
      };
    },

    /** Keeps a name for a traditional account; an anonymous one has none (companion §4). */
    async rename(actor: Actor, name: string | null): Promise<void> {
      const { isAnonymous } = await this.read(actor);
      const kept = isAnonymous || !name ? null : seal(actor.userKey(), contextOf(actor, 'display_name'), name);
      await db.update(profiles).set({ displayName: kept }).where(eq(profiles.userId, actor.owner.userId));
    },

    /** Anonymous or not from now on; of an anonymous person no name is kept (companion §4). */
    async setAnonymous(actor: Actor, isAnonymous: boolean, runner: Runner): Promise<void> {
      await runner
        .update(profiles)
        .set({ isAnonymous, ...(isAnonymous ? { displayName: null } : {}) })
        .where(eq(profiles.userId, actor.owner.userId));
    },

    /** Keeps or, with null, removes the recovery address; answers it masked. */
    async changeRecoveryEmail(actor: Actor, text: string | null, runner: Runner = db): Promise<Result<string | null>> {
      const { userId } = actor.owner;
      // A link that was mailed to the address before must not outlive it.
      await runner.delete(verifications).where(eq(verifications.value, userId));
      if (text === null) {
        await runner
          .update(profiles)
          .set({ recoveryEmail: null, recoveryEmailIndex: null })
          .where(eq(profiles.userId, userId));
        return accept(null);
      }
      const email = checkRecoveryEmail(text);
      if (!email.ok) return email;
      await runner
        .update(profiles)
        .set({
          recoveryEmail: seal(actor.userKey(), contextOf(actor, 'recovery_email'), email.value),
          recoveryEmailIndex: recoveryIndexOf(email.value, keyRing),
        })
        .where(eq(profiles.userId, userId));
      return accept(maskEmail(email.value));
    },
  };
}
