import { endpoints } from '@alento/contract/endpoints';
import { DEFAULT_TIME_ZONE } from '@alento/domain/account/session';
import { TIME_ZONE_HEADER } from '@alento/domain/http/headers';
import { isTimeZone } from '@alento/domain/time/local-date';
import type { Context } from 'hono';
import type { SignedIn } from '../../access/person.ts';
import { deviceKeyOf } from '../../crypto/device-key.ts';
import type { Env } from '../../http/env.ts';
import { orRefuse, Refusal } from '../../http/errors/refusal.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Mount } from '../../http/mount.ts';
import type { TellSecurityEvent } from '../../log/security-event.ts';
import { deviceNameOf } from '../../text/device-name.ts';
import { presentUser } from './account.presenter.ts';
import type { accountService } from './account.service.ts';
import { originOf } from './confirmation/asking.ts';
import type { profileService } from './profile/profile.service.ts';
import type { timeZoneService } from './profile/time-zone.service.ts';
import { tellRefusals } from './sign-in/tell-refusals.ts';

type Deps = {
  accounts: ReturnType<typeof accountService>;
  profiles: ReturnType<typeof profileService>;
  timeZones: ReturnType<typeof timeZoneService>;
  isMinor: (actor: SignedIn) => Promise<boolean>;
  pendingLegalDocuments: (
    actor: SignedIn,
  ) => Promise<{ id: string; document_type: 'TERMS_OF_USE' | 'PRIVACY_POLICY' }[]>;
  limiter: RateLimiter;
  tell: TellSecurityEvent;
  proxyHops: number;
};

function timeZoneOf(c: Context<Env>): string {
  const timeZone = c.req.header(TIME_ZONE_HEADER) ?? DEFAULT_TIME_ZONE;
  if (!isTimeZone(timeZone)) throw new Refusal('INVALID_TIME_ZONE');
  return timeZone;
}

/** Routes for sign-up, the account's name and its time zone. */
export function accountRoutes(mount: Mount, deps: Deps): void {
  const { accounts, profiles, timeZones, limiter, tell, proxyHops } = deps;

  mount(endpoints.signUp, async ({ c, body }) => {
    const { network, requestId } = originOf(c, proxyHops);
    const identity = await accounts.identify(body.email);
    if (!identity) throw new Refusal('EMAIL_INVALID');
    const about = { event: 'sign-up-refused', account: identity.stored, requestId } as const;
    const from = { device: deviceNameOf(c.req.header('User-Agent')), timeZone: timeZoneOf(c) };
    const granted = await tellRefusals(tell, about, async () => {
      await limiter.take({ name: 'sign-up-address', subject: network });
      return accounts.signUp(body, identity, from);
    });
    const grant = orRefuse(granted);
    tell({ event: 'sign-up', account: grant.user.id, requestId });
    return grant;
  });

  mount(endpoints.getSession, async ({ c }) => {
    const { actor } = c.var;
    return {
      user: presentUser(actor, await profiles.read(actor)),
      session: { id: actor.sessionId, expiresAt: actor.sessionExpiresAt.getTime() },
      deviceKey: deviceKeyOf(actor.userKey()),
      pendingLegalDocuments: await deps.pendingLegalDocuments(actor),
      isMinor: await deps.isMinor(actor),
    };
  });

  mount(endpoints.updateUser, async ({ c, body }) => {
    await profiles.rename(c.var.actor, body.name);
    return { user: presentUser(c.var.actor, await profiles.read(c.var.actor)) };
  });

  mount(endpoints.readTimeZone, ({ c }) => timeZones.read(c.var.actor));

  mount(endpoints.changeTimeZone, async ({ c, body }) => orRefuse(await timeZones.change(c.var.actor, body.timeZone)));
}
