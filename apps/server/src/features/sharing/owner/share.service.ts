import { randomUUID } from 'node:crypto';
import type { AccessLogItem, Share } from '@alento/contract/sharing/shares';
import { professionalInvitePath } from '@alento/domain/interface/paths';
import { pageOf } from '@alento/domain/mood-entry/cursor';
import { accept, type Result, refuse } from '@alento/domain/result';
import { OPEN_SHARES_MAX } from '@alento/domain/sharing/limits';
import { type AccessKind, planShare, type ShareInput, shareStatusOf } from '@alento/domain/sharing/share';
import type { KeyHolder, Person } from '../../../access/person.ts';
import { newBearerToken, tokenHash } from '../../../crypto/bearer-token.ts';
import type { Store, Transaction } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { onceWithin, type Repeatable } from '../../../idempotency/idempotency.ts';
import { lockDocuments } from '../../../personal-document/personal-document.ts';
import { type AccessPlace, accessRepository, type ShareRow, shareRepository } from '../share.repository.ts';
import { openShare, sealShare } from '../share-content.ts';

type Deps = Store & {
  publicUrl: () => string;
  /** Tells the open screens of an account that its shares have changed. */
  publishWithin: (tx: Transaction, userId: string) => Promise<void>;
};
export type Shares = ReturnType<typeof shareService>;
type NewShare = { id: string; token: string; url: string };
type AccessPage = { items: AccessLogItem[]; nextCursor: string | null };

const timeOf = (date: Date | null): number | null => (date === null ? null : date.getTime());

/** Invites professionals, and shows and ends what is shared. */
export function shareService({ db, clock, publicUrl, publishWithin }: Deps) {
  const urlOf = (token: string): string => new URL(professionalInvitePath(token), publicUrl()).href;

  function statusOf({ linkExpiresAt, endsAt, acceptedAt, revokedAt }: ShareRow) {
    const times = { linkExpiresAt: linkExpiresAt.getTime(), endsAt: endsAt.getTime() };
    return shareStatusOf({ ...times, acceptedAt: timeOf(acceptedAt), revokedAt: timeOf(revokedAt) }, clock());
  }

  function present(holder: KeyHolder, row: ShareRow & { lastAccessAt: Date | null }): Share {
    const { token, professional, ...content } = openShare(holder.userKey(), row);
    const status = statusOf(row);
    return {
      ...content,
      ...{ id: row.id, status, professional },
      url: status === 'open' && token !== null ? urlOf(token) : null,
      createdAt: row.createdAt.getTime(),
      linkExpiresAt: row.linkExpiresAt.getTime(),
      endsAt: row.endsAt.getTime(),
      acceptedAt: timeOf(row.acceptedAt),
      revokedAt: timeOf(row.revokedAt),
      lastAccessAt: timeOf(row.lastAccessAt),
    };
  }

  async function repeated(actor: Person, id: string): Promise<Result<NewShare>> {
    const row = await shareRepository.find(db, actor.owner, id);
    const token = row && statusOf(row) === 'open' ? openShare(actor.userKey(), row).token : null;
    return token === null ? refuse('IDEMPOTENT_RESULT_GONE') : accept({ id, token, url: urlOf(token) });
  }

  return {
    async create(
      actor: Person,
      { ownerName, ...input }: ShareInput & { ownerName: string },
      repeatable: Repeatable | null,
    ): Promise<Result<NewShare>> {
      const now = clock();
      const planned = planShare(input, now);
      if (!planned.ok) return planned;
      const { days, parts, linkExpiresAt, endsAt } = planned.value;
      const [id, token] = [randomUUID(), newBearerToken()];
      const place = { userId: actor.owner.userId, id };
      const content = sealShare(actor.userKey(), place, {
        ...{ startDate: days.start, endDate: days.end, parts, ownerName, token },
        professional: null,
      });
      const insert = async (tx: Transaction): Promise<Result<NewShare>> => {
        await lockDocuments(tx, actor);
        if ((await shareRepository.countOpen(tx, actor.owner, new Date(now))) >= OPEN_SHARES_MAX)
          return refuse('SHARES_FULL');
        await shareRepository.insert(tx, actor.owner, {
          ...{ id, content, tokenHash: tokenHash(token), createdAt: new Date(now) },
          linkExpiresAt: new Date(linkExpiresAt),
          endsAt: new Date(endsAt),
        });
        await publishWithin(tx, actor.owner.userId);
        return accept({ id, token, url: urlOf(token) });
      };
      return onceWithin(db, actor, repeatable, { ids: [id], now }, insert, ([first = '']) => repeated(actor, first));
    },

    async list(actor: Person): Promise<Share[]> {
      const rows = await shareRepository.list(db, actor.owner);
      return rows.map((row) => present(actor, row));
    },

    /** Ends an invitation or a share. The professional's open pages are notified. */
    revoke: (actor: Person, id: string): Promise<Result<true>> =>
      refusableTransaction(db, async (tx): Promise<Result<true>> => {
        const row = await shareRepository.hold(tx, actor.owner, id);
        if (!row) return refuse('SHARE_NOT_FOUND');
        if (row.revokedAt) return accept(true);
        const content = sealShare(actor.userKey(), row, { ...openShare(actor.userKey(), row), token: null });
        await shareRepository.revoke(tx, actor.owner, id, { now: new Date(clock()), content });
        await publishWithin(tx, actor.owner.userId);
        if (row.professionalId !== null) await publishWithin(tx, row.professionalId);
        return accept(true);
      }),

    /** Who read what, by minute, newest first. */
    async listAccesses(actor: Person, limit: number, before: AccessPlace | undefined): Promise<AccessPage> {
      const rows = await accessRepository.list(db, actor.owner, limit + 1, before);
      const { page, nextCursor } = pageOf(rows, limit, ({ at, shareId }) => ({ at, id: shareId }));
      const ids = new Set(page.map(({ shareId }) => shareId));
      const contents = await shareRepository.listContents(db, actor.owner, [...ids]);
      const professionals = new Map(contents.map((row) => [row.id, openShare(actor.userKey(), row).professional]));
      return {
        items: page.map(({ at, shareId, kinds }) => ({
          ...{ shareId, at: at.getTime(), kinds: kinds as AccessKind[] },
          professional: professionals.get(shareId) ?? null,
        })),
        nextCursor,
      };
    },
  };
}
