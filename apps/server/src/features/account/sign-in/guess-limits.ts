import type { Result } from '@alento/domain/result';
import type { Count, RateLimiter } from '../../../http/limits/rate-limit.ts';

/**
 * Counters of an attempt at an account's password: first per account and network, so that wrong attempts from elsewhere
 * don't lock its owner out, then over all networks with a growing delay (issue "what a hostile test found", §9).
 * `login` is the stored form of the address.
 */
export const fromUnknownDevice = (login: string, network: string): Count[] => [
  { name: 'sign-in-account', subject: `${login} ${network}` },
  { name: 'sign-in-failures', subject: login },
];

/**
 * Counters of an attempt from a device with a device proof: it has its own limit, independent of other people's
 * attempts.
 */
export const fromKnownDevice = (login: string, proof: string): Count[] => [
  { name: 'sign-in-proof', subject: `${login} ${proof}` },
];

/** Counters of an attempt in an open session, independent of other people's attempts at the account. */
export const fromOpenSession = (login: string, network: string, sessionId: string): Count[] => [
  { name: 'sign-in-account', subject: `${login} ${network}` },
  { name: 'session-failures', subject: sessionId },
];

/**
 * Counters of an answer to the second factor, after a correct password. People who don't know the password can't raise
 * them.
 */
export const fromSecondStep = (login: string, network: string): Count[] => [
  { name: 'sign-in-account', subject: `${login} ${network}` },
  { name: 'second-factor-failures', subject: login },
];

export type GuessLimits = ReturnType<typeof guessLimits>;

/** Counts attempts and resets the count after a correct one. */
export function guessLimits(limiter: RateLimiter) {
  async function take(counts: readonly Count[]): Promise<void> {
    const taken: Count[] = [];
    for (const count of counts) {
      try {
        await limiter.take(count);
        taken.push(count);
      } catch (refused) {
        // A refused attempt is not counted: somebody who retries too early loses none of the remaining attempts.
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
     * @param network origin of the attempt: all attempts of a network count together and are never reset.
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
