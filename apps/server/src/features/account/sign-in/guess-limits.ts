import type { Result } from '@alento/domain/result';
import type { Count, RateLimiter } from '../../../http/limits/rate-limit.ts';

/**
 * A try at an account's password: per account and network first, so that wrong tries from elsewhere don't
 * keep its person out, then over all networks with a growing wait (issue "what a hostile test found", §9).
 * `login` is the stored form of the address.
 */
export const fromUnknownDevice = (login: string, network: string): Count[] => [
  { name: 'sign-in-account', subject: `${login} ${network}` },
  { name: 'sign-in-failures', subject: login },
];

/** One from a device that has opened the account before: what others try costs it nothing, and it has a limit of its own. */
export const fromKnownDevice = (login: string, proof: string): Count[] => [
  { name: 'sign-in-proof', subject: `${login} ${proof}` },
];

/** One from an open session: the session is the device. Strangers' tries at the account don't slow it. */
export const fromOpenSession = (login: string, network: string, sessionId: string): Count[] => [
  { name: 'sign-in-account', subject: `${login} ${network}` },
  { name: 'session-failures', subject: sessionId },
];

/** An answer of a second factor, after the right password: strangers who know no password don't slow it. */
export const fromSecondStep = (login: string, network: string): Count[] => [
  { name: 'sign-in-account', subject: `${login} ${network}` },
  { name: 'second-factor-failures', subject: login },
];

export type GuessLimits = ReturnType<typeof guessLimits>;

/** Counts tries, and forgets them after a right one. */
export function guessLimits(limiter: RateLimiter) {
  async function take(counts: readonly Count[]): Promise<void> {
    const taken: Count[] = [];
    for (const count of counts) {
      try {
        await limiter.take(count);
        taken.push(count);
      } catch (refused) {
        // A try that was not made costs nothing: who asks again too soon must not lose what is left.
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
     * @param network where it comes from: all tries of a network count together, and stay counted.
     * @param isDone whether what was accepted ends the guessing; a right password alone doesn't where a second factor is due.
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
