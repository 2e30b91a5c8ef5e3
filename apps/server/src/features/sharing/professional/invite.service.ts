import type { Invite } from '@alento/contract/sharing/professional';
import { accept, type Result, refuse } from '@alento/domain/result';
import { readOwnerKeysAndZones } from '../../../access/make-reader.ts';
import type { Person } from '../../../access/person.ts';
import { tokenHash } from '../../../crypto/bearer-token.ts';
import type { KeyCache } from '../../../crypto/key-cache.ts';
import type { Runner, Store, Transaction } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import type { ShareContent } from '../../../sealed-json/sharing.ts';
import { minuteOf } from '../minute.ts';
import { accessRepository, type ShareRow, shareRepository } from '../share.repository.ts';
import { openShare, sealShare } from '../share-content.ts';
import type { Profiles } from './profile.service.ts';

type Deps = Store & {
  keys: Pick<KeyCache, 'open'>;
  profiles: Pick<Profiles, 'holdCard'>;
  publishWithin: (tx: Transaction, userId: string) => Promise<void>;
};
export type Invites = ReturnType<typeof inviteService>;
type Found = { row: ShareRow; content: ShareContent; seal: (content: ShareContent) => ReturnType<typeof sealShare> };

/** Shows and accepts invitations. Whoever has the token may see who invites, and one professional may accept it. */
export function inviteService({ db, keys, clock, profiles, publishWithin }: Deps) {
  /** Decrypts an invitation if it can be accepted now. */
  async function open(runner: Runner, row: ShareRow | undefined): Promise<Result<Found>> {
    const facts = row && (await readOwnerKeysAndZones(runner, keys, [row.userId])).get(row.userId);
    if (!row || !facts) return refuse('INVITE_NOT_FOUND');
    if (row.revokedAt) return refuse('INVITE_REVOKED');
    if (row.acceptedAt) return refuse('INVITE_USED');
    if (clock() >= row.linkExpiresAt.getTime()) return refuse('INVITE_EXPIRED');
    const userKey = facts.userKey();
    return accept({ row, content: openShare(userKey, row), seal: (content) => sealShare(userKey, row, content) });
  }

  /** Whether this professional accepted the invitation and the share goes on. */
  const isReadBy = ({ professionalId, revokedAt, endsAt }: ShareRow, { owner }: Person): boolean =>
    professionalId === owner.userId && revokedAt === null && clock() < endsAt.getTime();

  return {
    async read(reader: Person | null, token: string): Promise<Result<Invite>> {
      const found = await open(db, await shareRepository.findByToken(db, tokenHash(token)));
      if (!found.ok) return found;
      const { row, content } = found.value;
      const { ownerName, startDate, endDate, parts } = content;
      return accept({
        ...{ ownerName, startDate, endDate, parts },
        linkExpiresAt: row.linkExpiresAt.getTime(),
        endsAt: row.endsAt.getTime(),
        isOwn: reader?.owner.userId === row.userId,
      });
    },

    /** Accepts an invitation. The locks make it wait for a removal of the profile, and for a revocation. */
    accept: (actor: Person, token: string): Promise<Result<{ patientId: string }>> =>
      refusableTransaction(db, async (tx) => {
        const professional = await profiles.holdCard(tx, actor);
        const lockedShare = await shareRepository.holdByToken(tx, tokenHash(token));
        // The response to an earlier request may have been lost.
        if (lockedShare && isReadBy(lockedShare, actor)) return accept({ patientId: lockedShare.id });
        const found = await open(tx, lockedShare);
        if (!found.ok) return found;
        const { row, content, seal } = found.value;
        if (row.userId === actor.owner.userId) return refuse('INVITE_OWN');
        if (!professional) return refuse('PROFESSIONAL_PROFILE_REQUIRED');
        const now = clock();
        const sealed = seal({ ...content, token: null, professional });
        await shareRepository.accept(tx, row, actor.owner, { now: new Date(now), content: sealed });
        await accessRepository.add(tx, row, 'accepted', minuteOf(now));
        await publishWithin(tx, row.userId);
        await publishWithin(tx, actor.owner.userId);
        return accept({ patientId: row.id });
      }),
  };
}
