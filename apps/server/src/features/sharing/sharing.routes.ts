import { endpoints } from '@alento/contract/endpoints';
import { placeOf, setNextCursor } from '../../http/answer.ts';
import type { Mount } from '../../http/mount.ts';
import { repeatableOf } from '../../http/request/repeatable-request.ts';
import type { Listings } from './listing/listing.service.ts';
import type { Shares } from './owner/share.service.ts';
import type { Invites } from './professional/invite.service.ts';
import type { Profiles } from './professional/profile.service.ts';

type Services = { shares: Shares; invites: Invites; profiles: Profiles; listings: Listings };

/** Calls of the owner of the data, of the professional about themselves, and of the public list. */
export function sharingRoutes(mount: Mount, { shares, invites, profiles, listings }: Services): void {
  mount(endpoints.createProfessionalInvite, ({ c, actor, body }) =>
    shares.create(actor, body, repeatableOf(c, 'createProfessionalInvite', body)),
  );
  mount(endpoints.listProfessionalInvites, ({ actor }) => shares.list(actor));
  mount(endpoints.revokeProfessionalInvite, ({ actor, params }) => shares.revoke(actor, params.id));
  mount(endpoints.listAccesses, async ({ c, actor, query }) => {
    const page = await shares.listAccesses(actor, query.limit, placeOf(query.before));
    setNextCursor(c, page.nextCursor);
    return page.items;
  });

  mount(endpoints.readInviteByToken, ({ c, params }) => invites.read(c.var.visitor ?? null, params.token));
  mount(endpoints.acceptInvite, ({ actor, params }) => invites.accept(actor, params.token));

  mount(endpoints.readProfessionalProfile, ({ actor }) => profiles.read(actor));
  mount(endpoints.storeProfessionalProfile, ({ actor, body }) => profiles.store(actor, body));
  mount(endpoints.removeProfessionalProfile, ({ actor }) => profiles.remove(actor));

  mount(endpoints.listProfessionals, ({ query }) => listings.list(query));
  mount(endpoints.reportProfessional, ({ actor, params, body }) => listings.report(actor, params.id, body.reason));
}
