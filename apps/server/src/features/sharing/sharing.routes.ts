import { endpoints } from '@alento/contract/endpoints';
import { NEXT_CURSOR_HEADER } from '@alento/domain/http/headers';
import { parseCursor } from '@alento/domain/mood-entry/cursor';
import { setAnswerHeader } from '../../http/answer.ts';
import { orRefuse } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import { repeatableOf } from '../../http/request/repeatable-request.ts';
import type { Listings } from './listing/listing.service.ts';
import type { Shares } from './owner/share.service.ts';
import type { Invites } from './professional/invite.service.ts';
import type { Profiles } from './professional/profile.service.ts';

type Services = { shares: Shares; invites: Invites; profiles: Profiles; listings: Listings };

/** Calls of the owner of the data, of the professional about themselves, and of the public list. */
export function sharingRoutes(mount: Mount, { shares, invites, profiles, listings }: Services): void {
  mount(endpoints.createProfessionalInvite, async ({ c, body }) =>
    orRefuse(await shares.create(c.var.actor, body, repeatableOf(c, 'createProfessionalInvite', body))),
  );
  mount(endpoints.listProfessionalInvites, ({ c }) => shares.list(c.var.actor));
  mount(endpoints.revokeProfessionalInvite, async ({ c, params }) => {
    orRefuse(await shares.revoke(c.var.actor, params.id));
    return undefined;
  });
  mount(endpoints.listAccesses, async ({ c, query }) => {
    const parsed = query.before === undefined ? null : parseCursor(query.before);
    const before = parsed ? { at: new Date(parsed.timestamp), shareId: parsed.id } : undefined;
    const page = await shares.listAccesses(c.var.actor, query.limit, before);
    if (page.nextCursor !== null) setAnswerHeader(c, NEXT_CURSOR_HEADER, page.nextCursor);
    return page.items;
  });

  mount(endpoints.readInviteByToken, async ({ c, params }) =>
    orRefuse(await invites.read(c.var.visitor ?? null, params.token)),
  );
  mount(endpoints.acceptInvite, async ({ c, params }) => orRefuse(await invites.accept(c.var.actor, params.token)));

  mount(endpoints.readProfessionalProfile, ({ c }) => profiles.read(c.var.actor));
  mount(endpoints.storeProfessionalProfile, async ({ c, body }) => orRefuse(await profiles.store(c.var.actor, body)));
  mount(endpoints.removeProfessionalProfile, async ({ c }) => {
    orRefuse(await profiles.remove(c.var.actor));
    return undefined;
  });

  mount(endpoints.listProfessionals, ({ query }) => listings.list(query));
  mount(endpoints.reportProfessional, async ({ c, params, body }) => {
    orRefuse(await listings.report(c.var.actor, params.id, body.reason));
    return undefined;
  });
}
