import { endpoints } from '@alento/contract/endpoints';
import { accept, type Result } from '@alento/domain/result';
import type { Database } from '../../../db/database.ts';
import { orRefuse, Refusal } from '../../../http/errors/refusal.ts';
import type { RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { Mount } from '../../../http/mount.ts';
import type { TellSecurityEvent } from '../../../log/security-event.ts';
import { type Asking, askingOf } from '../confirmation/asking.ts';
import type { ConfirmIdentity } from '../confirmation/confirm-identity.service.ts';
import { fromOpenSession, type GuessLimits } from '../sign-in/guess-limits.ts';
import { tellRefusals } from '../sign-in/tell-refusals.ts';
import type { factorChangeService } from './factor-change.service.ts';
import type { Factors } from './second-factor.service.ts';

type Deps = {
  db: Database;
  factors: Factors;
  changes: ReturnType<typeof factorChangeService>;
  confirmIdentity: ConfirmIdentity;
  guesses: GuessLimits;
  limiter: RateLimiter;
  tell: TellSecurityEvent;
  proxyHops: number;
};

/** Routes for the optional second factors of one's own account (ASVS 6.3.3). */
export function secondFactorRoutes(mount: Mount, deps: Deps): void {
  const { db, factors, changes, confirmIdentity, guesses, limiter, tell, proxyHops } = deps;

  /** Verifies the first use of a new factor. A wrong answer counts as a wrong password of this session. */
  const firstUse = <T>({ actor, network, requestId }: Asking, use: () => Promise<Result<T>>): Promise<Result<T>> => {
    const { userId } = actor.owner;
    return tellRefusals(tell, { event: 'second-factor-refused', account: userId, requestId }, () =>
      guesses.whileTheyLast(network, fromOpenSession(userId, network, actor.sessionId), use),
    );
  };
  const told = (
    { actor, requestId }: Asking,
    event: 'second-factor-added' | 'second-factor-removed' | 'recovery-codes-renewed',
  ) => tell({ event, account: actor.owner.userId, requestId });

  mount(endpoints.challengeSecondFactor, async ({ c }) => {
    const { actor, requestId } = c.var;
    const account = actor.owner.userId;
    const challenged = await tellRefusals(tell, { event: 'rate-limited', account, requestId }, async () => {
      await limiter.take({ name: 'second-factor-challenge', subject: actor.sessionId });
      return accept(await factors.challenge(db, actor, await factors.options(db, actor), { purpose: 'confirm' }));
    });
    return orRefuse(challenged);
  });

  mount(endpoints.readSecondFactors, ({ c }) => factors.read(c.var.actor));

  mount(endpoints.beginTotp, async ({ c, body }) => {
    orRefuse(await confirmIdentity(askingOf(c, proxyHops), body));
    return orRefuse(await changes.beginTotp(c.var.actor));
  });

  mount(endpoints.confirmTotp, async ({ c, body }) => {
    const asking = askingOf(c, proxyHops);
    const added = orRefuse(await firstUse(asking, () => changes.confirmTotp(asking.actor, body.code)));
    told(asking, 'second-factor-added');
    return added;
  });

  mount(endpoints.removeTotp, async ({ c, body }) => {
    const asking = askingOf(c, proxyHops);
    orRefuse(await confirmIdentity(asking, body));
    const { left, wasSet } = orRefuse(await changes.removeTotp(asking.actor));
    if (wasSet) told(asking, 'second-factor-removed');
    return left;
  });

  mount(endpoints.beginPasskey, async ({ c, body }) => {
    orRefuse(await confirmIdentity(askingOf(c, proxyHops), body));
    return orRefuse(await changes.beginPasskey(c.var.actor));
  });

  mount(endpoints.addPasskey, async ({ c, body }) => {
    const asking = askingOf(c, proxyHops);
    const added = orRefuse(await firstUse(asking, () => changes.addPasskey(asking.actor, body)));
    told(asking, 'second-factor-added');
    return added;
  });

  mount(endpoints.removePasskey, async ({ c, params, body }) => {
    const asking = askingOf(c, proxyHops);
    // Checked first, so that a request for another person's passkey responds 404 and doesn't count as an attempt.
    if (!(await changes.hasPasskey(asking.actor, params.id))) throw new Refusal('PASSKEY_NOT_FOUND');
    orRefuse(await confirmIdentity(asking, body));
    const left = orRefuse(await changes.removePasskey(asking.actor, params.id));
    told(asking, 'second-factor-removed');
    return left;
  });

  mount(endpoints.renewRecoveryCodes, async ({ c, body }) => {
    const asking = askingOf(c, proxyHops);
    orRefuse(await confirmIdentity(asking, body));
    const renewed = orRefuse(await changes.renewCodes(asking.actor));
    told(asking, 'recovery-codes-renewed');
    return renewed;
  });
}
