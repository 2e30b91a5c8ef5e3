import { endpoints } from '@alento/contract/endpoints';
import { maskEmail } from '@alento/domain/account/email';
import { DEFAULT_TIME_ZONE } from '@alento/domain/account/session';
import { TIME_ZONE_HEADER } from '@alento/domain/http/headers';
import type { Result } from '@alento/domain/result';
import { isTimeZone } from '@alento/domain/time/local-date';
import type { Context } from 'hono';
import { deviceKeyOf } from '../../crypto/device-key.ts';
import type { Actor } from '../../http/actor.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { Env } from '../../http/env.ts';
import type { Mount } from '../../http/mount.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import { presentSession, presentUser } from './account.presenter.ts';
import type { accountService } from './account.service.ts';
import { deviceNameOf } from './device-name.ts';
import type { passwordChangeService } from './password-change.service.ts';
import type { passwordResetService } from './password-reset.service.ts';
import type { profileService } from './profile.service.ts';
import type { Sessions } from './session.service.ts';
import type { timeZoneService } from './time-zone.service.ts';

type Deps = {
  accounts: ReturnType<typeof accountService>;
  sessions: Sessions;
  resets: ReturnType<typeof passwordResetService>;
  passwords: ReturnType<typeof passwordChangeService>;
  profiles: ReturnType<typeof profileService>;
  timeZones: ReturnType<typeof timeZoneService>;
  isMinor: (actor: Actor) => Promise<boolean>;
  pendingLegalDocuments: (actor: Actor) => Promise<{ id: string; document_type: 'TERMS_OF_USE' | 'PRIVACY_POLICY' }[]>;
  limiter: RateLimiter;
  proxyHops: number;
};

/** The same for everyone who asks (decision D13). */
const RESET_ANSWER = 'Se houver uma conta com este endereço, enviaremos um link para redefinir a senha.';

export function accountRoutes(mount: Mount, deps: Deps): void {
  const { accounts, sessions, resets, passwords, profiles, timeZones, limiter } = deps;
  const addressOf = (c: Context<Env>) => clientAddress(c, deps.proxyHops);
  const deviceOf = (c: Context<Env>) => deviceNameOf(c.req.header('User-Agent'));
  const timeZoneOf = (c: Context<Env>) => {
    const timeZone = c.req.header(TIME_ZONE_HEADER) ?? DEFAULT_TIME_ZONE;
    if (!isTimeZone(timeZone)) throw new Refusal('INVALID_TIME_ZONE');
    return timeZone;
  };

  /** One try at an account's password. A right one forgets the wrong ones before it. */
  async function whileGuessesLast<T>(c: Context<Env>, login: string, attempt: () => Promise<Result<T>>): Promise<T> {
    // Counted per place first: wrong tries from elsewhere don't lock a person out of their account.
    const here = `${login} ${addressOf(c)}`;
    await limiter.take('sign-in-account', here);
    await limiter.take('sign-in-account-everywhere', login);
    const value = orRefuse(await attempt());
    await limiter.forget('sign-in-account', here);
    await limiter.forget('sign-in-account-everywhere', login);
    return value;
  }

  mount(endpoints.signUp, async ({ c, body }) => {
    await limiter.take('sign-up-address', addressOf(c));
    const identity = await accounts.identify(body.email);
    if (!identity) throw new Refusal('EMAIL_INVALID');
    return orRefuse(await accounts.signUp(body, identity, { device: deviceOf(c), timeZone: timeZoneOf(c) }));
  });

  mount(endpoints.signIn, async ({ c, body }) => {
    await limiter.take('sign-in-address', addressOf(c));
    const identity = await accounts.identify(body.email);
    if (!identity) throw new Refusal('EMAIL_INVALID');
    return whileGuessesLast(c, identity.stored, () => accounts.signIn(identity, body.password, deviceOf(c)));
  });

  mount(endpoints.signOut, async ({ c }) => {
    // One that ended meanwhile, by another call, is signed out all the same.
    await sessions.revoke(c.var.actor, c.var.actor.sessionId);
    return { success: true as const };
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

  mount(endpoints.requestPasswordReset, async ({ c, body }) => {
    await limiter.take('reset-address', addressOf(c));
    await limiter.take('reset-account', body.email.trim().toLowerCase());
    orRefuse(await resets.request(body.email));
    return { status: true as const, message: RESET_ANSWER };
  });

  mount(endpoints.resetPassword, async ({ c, body }) => {
    await limiter.take('reset-address', addressOf(c));
    orRefuse(await resets.reset(body.token, body.newPassword));
    return { status: true as const };
  });

  mount(endpoints.changePassword, async ({ c, body }) => {
    const { actor } = c.var;
    // A new password that can't be taken is no try at the current one.
    orRefuse(await passwords.check(body.currentPassword, body.newPassword));
    await limiter.take('sign-in-address', addressOf(c));
    const login = await passwords.loginOf(actor);
    await whileGuessesLast(c, login, () => passwords.change(actor, body.currentPassword, body.newPassword));
    return { status: true as const };
  });

  mount(endpoints.listSessions, async ({ c }) => (await sessions.list(c.var.actor)).map(presentSession));

  mount(endpoints.revokeSession, async ({ c, body }) => {
    orRefuse(await sessions.revoke(c.var.actor, body.id));
    return { status: true as const };
  });

  mount(endpoints.revokeOtherSessions, async ({ c }) => {
    await sessions.revokeOthers(c.var.actor);
    return { status: true as const };
  });

  mount(endpoints.readRecoveryEmail, async ({ c }) => {
    const { recoveryEmail } = await profiles.read(c.var.actor);
    return { recoveryEmail: recoveryEmail && maskEmail(recoveryEmail) };
  });

  mount(endpoints.changeRecoveryEmail, async ({ c, body }) => ({
    recoveryEmail: orRefuse(await profiles.changeRecoveryEmail(c.var.actor, body.recoveryEmail)),
  }));

  mount(endpoints.readTimeZone, ({ c }) => timeZones.read(c.var.actor));

  mount(endpoints.changeTimeZone, async ({ c, body }) => orRefuse(await timeZones.change(c.var.actor, body.timeZone)));
}
