import type { Listing } from '@alento/contract/sharing/professional';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Uf } from '@alento/domain/sharing/crp';
import type { ReportReason, ServiceKind } from '@alento/domain/sharing/listing';
import { localDateOf } from '@alento/domain/time/local-date';
import type { Person } from '../../../access/person.ts';
import type { KeyCache } from '../../../crypto/key-cache.ts';
import type { Database } from '../../../db/database.ts';
import { profileRepository } from '../professional/profile.repository.ts';
import { openProfile } from '../share-content.ts';

type Deps = { db: Database; keys: Pick<KeyCache, 'open'>; clock: () => number };
export type Listings = ReturnType<typeof listingService>;

/** Professionals who chose to be listed on /psicologos. */
export function listingService({ db, keys, clock }: Deps) {
  return {
    async list({ uf, kind }: { uf?: Uf | undefined; kind?: ServiceKind | undefined }): Promise<Listing[]> {
      const rows = await profileRepository.listListed(db, localDateOf(clock(), 'America/Sao_Paulo'));
      return rows
        .map((row): Listing => ({ id: row.listingId, ...openProfile(keys.open(row.userId, row), row) }))
        .filter(
          (one) => (uf === undefined || one.uf === uf) && (kind === undefined || one.serviceKinds.includes(kind)),
        );
    },

    async report(actor: Person, listingId: string, reason: ReportReason): Promise<Result<true>> {
      if (!(await profileRepository.isListed(db, listingId))) return refuse('LISTING_NOT_FOUND');
      await profileRepository.report(db, actor.owner, { listingId, reason, createdAt: new Date(clock()) });
      return accept(true);
    },
  };
}
