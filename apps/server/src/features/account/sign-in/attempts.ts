import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { Result } from '@alento/domain/result';
import type { Context } from 'hono';
import type { SignedIn } from '../../../access/person.ts';
import type { Env } from '../../../http/env.ts';
import { Refusal } from '../../../http/errors/refusal.ts';
import type { Count, RateLimiter } from '../../../http/limits/rate-limit.ts';
import { clientAddress } from '../../../http/request/client-address.ts';
import type { SecurityEvent } from '../../../log/security-event.ts';
import type { AccountDeps } from '../account-deps.ts';

/** Origin of a request, for rate limits and the log of security events. */
export type Origin = { network: string; requestId: string };
/** Origin of a request and the signed-in person who sent it. */
export type Asking = Origin & { actor: SignedIn };
type Deps = Pick<AccountDeps, 'limiter' | 'tell'>;
type Happened = Exclude<SecurityEvent, { code: ErrorCode }>['event'];
type RefusedName = Extract<SecurityEvent, { code: ErrorCode }>['event'];
type About = { event: RefusedName; account: string | null; requestId: string };

export const originOf = (c: Context<Env>, { proxyHops }: Pick<AccountDeps, 'proxyHops'>): Origin => ({
  network: clientAddress(c, proxyHops),
  requestId: c.var.requestId,
});

export const askingOf = (c: Context<Env>, deps: Pick<AccountDeps, 'proxyHops'>): Asking => ({
  ...originOf(c, deps),
  actor: c.var.actor,
});

/** Reports what a signed-in person did as a security event. */
export const reportEvent = (
  { tell }: Deps,
  { actor, requestId }: Pick<Asking, 'actor' | 'requestId'>,
  event: Happened,
): void => tell({ event, account: actor.owner.userId, requestId });

/** The security event of a refusal. Rate limits and wrong second factors have events of their own. */
const eventOf = (event: RefusedName, code: ErrorCode): RefusedName =>
  code === 'RATE_LIMITED' ? 'rate-limited' : code.startsWith('SECOND_FACTOR_') ? 'second-factor-refused' : event;

/** Counts an operation, runs it, and reports its refusal or rate limit as a security event. */
export async function rateLimited<T>(
  { limiter, tell }: Deps,
  { event, ...about }: About,
  counts: readonly Count[],
  run: () => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    for (const count of counts) await limiter.take(count);
    const result = await run();
    // Reported as another event, because the password was correct and the second factor follows.
    if (!result.ok && result.code === 'SECOND_FACTOR_REQUIRED') tell({ event: 'second-factor-asked', ...about });
    else if (!result.ok) tell({ event: eventOf(event, result.code), code: result.code, ...about });
    return result;
  } catch (error) {
    if (error instanceof Refusal) tell({ event: eventOf(event, error.code), code: error.code, ...about });
    throw error;
  }
}

/**
 * Counters of a sign-in attempt without device proof: one per account and network, and one per account over all
 * networks, which enforces a growing delay between attempts. `login` is the stored form of the address.
 */
export const fromUnknownDevice = (login: string, network: string): Count[] => [
  { name: 'sign-in-account', subject: `${login} ${network}` },
  { name: 'sign-in-failures', subject: login },
];

/**
 * Counters of a sign-in attempt with a device proof. The proof has its own limit, so that attempts from other devices
 * don't delay it.
 */
export const fromKnownDevice = (login: string, proof: string): Count[] => [
  { name: 'sign-in-proof', subject: `${login} ${proof}` },
];

/** Counters of a password attempt in an open session. Attempts to sign in to the account don't affect them. */
export const fromOpenSession = (login: string, network: string, sessionId: string): Count[] => [
  { name: 'sign-in-account', subject: `${login} ${network}` },
  { name: 'session-failures', subject: sessionId },
];

/**
 * Counters of an answer to the second factor. It requires a correct password first, so that people who don't know the
 * password can't increase them.
 */
export const fromSecondStep = (login: string, network: string): Count[] => [
  { name: 'sign-in-account', subject: `${login} ${network}` },
  { name: 'second-factor-failures', subject: login },
];

/** An attempt that the limit refuses is not counted, so that retrying too early doesn't use up attempts. */
async function takeAll(limiter: RateLimiter, counts: readonly Count[]): Promise<void> {
  const taken: Count[] = [];
  for (const count of counts) {
    try {
      await limiter.take(count);
      taken.push(count);
    } catch (refused) {
      for (const count of taken) await limiter.giveBack(count);
      throw refused;
    }
  }
}

export async function resetCounters(limiter: RateLimiter, counts: readonly Count[]): Promise<void> {
  for (const count of counts) await limiter.forget(count);
}

/**
 * Limits and reports an attempt at a password or second factor.
 *
 * @param network network of the request. All its attempts count together, and that counter is never reset.
 * @param isDone whether the accepted value completes the authentication; a correct password alone doesn't if a second
 * factor is required.
 * @throws Refusal RATE_LIMITED with Retry-After.
 */
export const limitedAttempt = <T>(
  deps: Deps,
  { network, ...about }: About & { network: string },
  counts: readonly Count[],
  attempt: () => Promise<Result<T>>,
  isDone: (value: T) => boolean = () => true,
): Promise<Result<T>> =>
  rateLimited(deps, about, [{ name: 'sign-in-address', subject: network }], async () => {
    await takeAll(deps.limiter, counts);
    const result = await attempt();
    if (result.ok && isDone(result.value)) await resetCounters(deps.limiter, counts);
    return result;
  });
