import type { SignedInUser } from '@alento/contract/account';
import { endpoints } from '@alento/contract/endpoints';
import type { LegalDocumentReference } from '@alento/contract/legal-document';
import { DEFAULT_TIME_ZONE } from '@alento/domain/account/session';
import { TIME_ZONE_HEADER } from '@alento/domain/http/headers';
import { isTimeZone } from '@alento/domain/time/local-date';
import type { Context } from 'hono';
import type { SignedIn } from '../../access/person.ts';
import { deviceKeyOf } from '../../crypto/device-key.ts';
import type { Env } from '../../http/env.ts';
import { orRefuse, Refusal } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import { deviceNameOf } from '../../text/device-name.ts';
import { type SignUpDeps, signUp } from './account.service.ts';
import type { AccountDeps } from './account-deps.ts';
import { identityOf } from './addresses.ts';
import { changeTimeZone, readProfile, readTimeZone, rename } from './profile/profile.service.ts';
import { originOf, rateLimited } from './sign-in/attempts.ts';

type Deps = AccountDeps &
  SignUpDeps & {
    isMinor: (actor: SignedIn) => Promise<boolean>;
    pendingLegalDocuments: (actor: SignedIn) => Promise<LegalDocumentReference[]>;
  };

function timeZoneOf(c: Context<Env>): string {
  const timeZone = c.req.header(TIME_ZONE_HEADER) ?? DEFAULT_TIME_ZONE;
  if (!isTimeZone(timeZone)) throw new Refusal('INVALID_TIME_ZONE');
  return timeZone;
}

/** Routes for sign-up, the account's name and its time zone. */
export function accountRoutes(mount: Mount, deps: Deps): void {
  const { db, keyRing, tell, pendingLegalDocuments, isMinor } = deps;

  async function userOf(actor: SignedIn): Promise<SignedInUser> {
    const { contactEmail, name, isAnonymous } = await readProfile(db, actor);
    return { id: actor.owner.userId, email: contactEmail, name, isAnonymous };
  }

  mount(endpoints.signUp, async ({ c, body }) => {
    const { network, requestId } = originOf(c, deps);
    const identity = await identityOf(body.email, keyRing);
    if (!identity) throw new Refusal('EMAIL_INVALID');
    const about = { event: 'sign-up-refused', account: identity.stored, requestId } as const;
    const from = { device: deviceNameOf(c.req.header('User-Agent')), timeZone: timeZoneOf(c), network };
    const counts = [{ name: 'sign-up-address', subject: network }] as const;
    const grant = orRefuse(await rateLimited(deps, about, counts, () => signUp(deps, body, identity, from)));
    tell({ event: 'sign-up', account: grant.user.id, requestId });
    return grant;
  });

  mount(endpoints.getSession, async ({ c: { var: of } }) => {
    const { actor } = of;
    return {
      user: await userOf(actor),
      session: { id: actor.sessionId, expiresAt: actor.sessionExpiresAt.getTime() },
      deviceKey: deviceKeyOf(actor.userKey()),
      pendingLegalDocuments: await pendingLegalDocuments(actor),
      isMinor: await isMinor(actor),
    };
  });

  mount(endpoints.updateUser, async ({ c: { var: of }, body: { name } }) => {
    await rename(db, of.actor, name);
    return { user: await userOf(of.actor) };
  });

  mount(endpoints.readTimeZone, ({ actor }) => readTimeZone(deps, actor.owner));

  mount(endpoints.changeTimeZone, ({ actor, body }) => changeTimeZone(deps, actor.owner, body.timeZone));
}
