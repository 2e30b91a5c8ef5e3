import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { KeyRing } from '../crypto/key-ring.ts';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/account.ts';
import { Refusal } from './refusal.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

type LimitName =
  | 'sign-in-address'
  | 'sign-in-account'
  | 'sign-in-account-everywhere'
  | 'sign-up-address'
  | 'reset-address'
  | 'reset-account';

export type Limits = Record<LimitName, number>;

/** Counts tries in the database, under keyed hashes: no address is kept. */
export type RateLimiter = {
  /** Takes one try; refuses with Retry-After (seconds) when none is left. */
  take(name: LimitName, subject: string): Promise<void>;
  /** Forgets the tries, after a success. */
  forget(name: LimitName, subject: string): Promise<void>;
};

export function createRateLimiter(db: Database, keyRing: KeyRing, limits: Limits): RateLimiter {
  const limiters = new Map(
    Object.entries(limits).map(([name, points]) => [
      name,
      new RateLimiterDrizzle({
        storeClient: db,
        schema: rateLimits,
        points,
        duration: name.startsWith('sign-in') ? QUARTER_HOUR_SECONDS : HOUR_SECONDS,
        keyPrefix: name,
        clearExpiredByTimeout: false,
      }),
    ]),
  );
  const limiterOf = (name: LimitName): RateLimiterDrizzle => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No limit is named ${name}`);
    return limiter;
  };
  const keyOf = (subject: string): string => keyRing.identify('rate-limit', subject);
  return {
    async take(name, subject) {
      try {
        await limiterOf(name).consume(keyOf(subject));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw new Refusal('RATE_LIMITED', { headers: { 'Retry-After': String(seconds) } });
      }
    },
    async forget(name, subject) {
      await limiterOf(name).delete(keyOf(subject));
    },
  };
}
