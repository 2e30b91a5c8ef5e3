import { endpoints } from '@alento/contract/endpoints';
import { accept, type Result } from '@alento/domain/result';
import { orRefuse, Refusal } from '../../../http/errors/refusal.ts';
import type { Mount } from '../../../http/mount.ts';
import type { AccountDeps } from '../account-deps.ts';
import { confirmed } from '../confirmation/confirm-identity.ts';
import {
  type Asking,
  askingOf,
  fromOpenSession,
  limitedAttempt,
  rateLimited,
  reportEvent,
} from '../sign-in/attempts.ts';
import {
  addPasskey,
  addTotp,
  beginPasskey,
  beginTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from './factor-change.service.ts';
import { listPasskeys } from './passkey.ts';
import { factorOptions, openChallenge, readSecondFactors } from './second-factor.service.ts';

/** Verifies the first use of a new factor. A wrong answer counts as a wrong password of this session. */
async function firstUse<T>(deps: AccountDeps, asking: Asking, use: () => Promise<Result<T>>): Promise<T> {
  const { actor, network, requestId } = asking;
  const account = actor.owner.userId;
  const counts = fromOpenSession(account, network, actor.sessionId);
  const used = orRefuse(
    await limitedAttempt(deps, { event: 'second-factor-refused', account, requestId, network }, counts, use),
  );
  reportEvent(deps, asking, 'second-factor-added');
  return used;
}

/** Routes for the optional second factors of one's own account (ASVS 6.3.3). */
export function secondFactorRoutes(mount: Mount, deps: AccountDeps): void {
  const { db } = deps;

  mount(endpoints.challengeSecondFactor, async ({ c: { var: of } }) => {
    const { actor, requestId } = of;
    const about = { event: 'rate-limited', account: actor.owner.userId, requestId } as const;
    const counts = [{ name: 'second-factor-challenge', subject: actor.sessionId }] as const;
    const open = async () =>
      accept(await openChallenge(deps, db, actor, await factorOptions(deps, db, actor), { purpose: 'confirm' }));
    return rateLimited(deps, about, counts, open);
  });

  mount(endpoints.readSecondFactors, ({ actor }) => readSecondFactors(db, actor));

  mount(endpoints.beginTotp, async ({ c, body }) => {
    const { actor } = await confirmed(deps, c, body);
    return beginTotp(deps, actor);
  });

  mount(endpoints.confirmTotp, ({ c, body }) => {
    const asking = askingOf(c, deps);
    return firstUse(deps, asking, () => addTotp(deps, asking.actor, body.code));
  });

  mount(endpoints.removeTotp, async ({ c, body }) => {
    const asking = await confirmed(deps, c, body);
    const { left, wasSet } = orRefuse(await removeTotp(deps, asking.actor));
    if (wasSet) reportEvent(deps, asking, 'second-factor-removed');
    return left;
  });

  mount(endpoints.beginPasskey, async ({ c, body }) => {
    const { actor } = await confirmed(deps, c, body);
    return beginPasskey(deps, actor);
  });

  mount(endpoints.addPasskey, ({ c, body }) => {
    const asking = askingOf(c, deps);
    return firstUse(deps, asking, () => addPasskey(deps, asking.actor, body));
  });

  mount(endpoints.removePasskey, async ({ c, actor, params: { id }, body }) => {
    // Checked first, so that a request for another person's passkey responds 404 and doesn't count as an attempt.
    const own = await listPasskeys(db, actor);
    if (!own.some((passkey) => passkey.id === id)) throw new Refusal('PASSKEY_NOT_FOUND');
    const asking = await confirmed(deps, c, body);
    const left = orRefuse(await removePasskey(deps, asking.actor, id));
    reportEvent(deps, asking, 'second-factor-removed');
    return left;
  });

  mount(endpoints.renewRecoveryCodes, async ({ c, body }) => {
    const asking = await confirmed(deps, c, body);
    const renewed = orRefuse(await renewRecoveryCodes(deps, asking.actor));
    reportEvent(deps, asking, 'recovery-codes-renewed');
    return renewed;
  });
}
