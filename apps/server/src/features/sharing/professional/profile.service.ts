import { randomUUID } from 'node:crypto';
import type { ProfessionalProfile } from '@alento/contract/sharing/professional';
import { accept, type Result, refuse } from '@alento/domain/result';
import { parseCrp } from '@alento/domain/sharing/crp';
import type { Person } from '../../../access/person.ts';
import type { Store, Transaction } from '../../../db/database.ts';
import type { ProfileContent } from '../../../sealed-json/sharing.ts';
import { endSharesOfProfessional } from '../end-shares.ts';
import { openProfile, sealProfile } from '../share-content.ts';
import { profileRepository } from './profile.repository.ts';

type Deps = Store & { publishWithin: (tx: Transaction, userId: string) => Promise<void> };
export type Profiles = ReturnType<typeof profileService>;
type ProfileInput = ProfileContent & { isListed: boolean };

/** A professional's own profile. Nobody checks the number with the council. */
export function profileService({ db, clock, publishWithin }: Deps) {
  return {
    /** Null without a profile. */
    async read(actor: Person): Promise<ProfessionalProfile | null> {
      const row = await profileRepository.find(db, actor.owner);
      if (!row) return null;
      const { isListed, isHidden } = row;
      return { ...openProfile(actor.userKey(), row), isListed, isHidden };
    },

    exists: (actor: Person): Promise<boolean> => profileRepository.exists(db, actor.owner),

    /** The profile as a share stores it, locked until the transaction ends; null without one. */
    async holdCard(tx: Transaction, actor: Person): Promise<Pick<ProfileContent, 'name' | 'crp' | 'uf'> | null> {
      const row = await profileRepository.hold(tx, actor.owner);
      if (!row) return null;
      const { name, crp, uf } = openProfile(actor.userKey(), row);
      return { name, crp, uf };
    },

    async store(actor: Person, { isListed, ...input }: ProfileInput): Promise<Result<ProfessionalProfile>> {
      const crp = parseCrp(input.crp, input.uf);
      if (!crp.ok) return crp;
      if (isListed && (input.serviceKinds.length === 0 || input.contact === '')) return refuse('LISTING_INCOMPLETE');
      const profile = { ...input, crp: crp.value, serviceKinds: [...new Set(input.serviceKinds)] };
      const content = sealProfile(actor.userKey(), actor.owner.userId, profile);
      const isHidden = await db.transaction(async (tx) => {
        await profileRepository.store(tx, actor.owner, {
          ...{ content, isListed, listingId: randomUUID() },
          createdAt: new Date(clock()),
        });
        return profileRepository.isHidden(tx, actor.owner);
      });
      return accept({ ...profile, isListed, isHidden });
    },

    /** Removes the profile and its listing, and ends all shares that the professional accepted. */
    async remove(actor: Person): Promise<Result<true>> {
      const removed = await db.transaction(async (tx) => {
        if (!(await profileRepository.remove(tx, actor.owner))) return false;
        await endSharesOfProfessional(tx, actor.owner, clock(), publishWithin);
        await publishWithin(tx, actor.owner.userId);
        return true;
      });
      return removed ? accept(true) : refuse('PROFESSIONAL_PROFILE_NOT_FOUND');
    },
  };
}
