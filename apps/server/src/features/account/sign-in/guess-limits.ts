import type { Result } from '@alento/domain/result';
import type { Count, RateLimiter } from '../../../http/limits/rate-limit.ts';

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

export type GuessLimits = ReturnType<typeof guessLimits>;

/** Limits attempts at passwords and second factors. */
export function guessLimits(limiter: RateLimiter) {
  async function take(counts: readonly Count[]): Promise<void> {
    const taken: Count[] = [];
    for (const count of counts) {
      try {
        await limiter.take(count);
        taken.push(count);
      } catch (refused) {
        // An attempt that the limit refuses is not counted, so that retrying too early doesn't use up attempts.
        for (const given of taken) await limiter.giveBack(given);
        throw refused;
      }
    }
  }

  async function forget(counts: readonly Count[]): Promise<void> {
    for (const count of counts) await limiter.forget(count);
  }

  return {
    forget,

    /**
     * @param network network of the request. All its attempts count together, and that counter is never reset.
     * @param isDone whether the accepted value completes the authentication; a correct password alone doesn't if a
     * second factor is required.
     * @throws Refusal RATE_LIMITED with Retry-After.
     */
    async whileTheyLast<T>(
      network: string,
      counts: readonly Count[],
      attempt: () => Promise<Result<T>>,
      isDone: (value: T) => boolean = () => true,
    ): Promise<Result<T>> {
      await limiter.take({ name: 'sign-in-address', subject: network });
      await take(counts);
      const result = await attempt();
      if (result.ok && isDone(result.value)) await forget(counts);
      return result;
    },
  };
}
