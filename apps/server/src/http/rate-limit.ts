import { FAILURES_KEPT_MS, waitAfterTry } from '@alento/domain/account/guessing';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { KeyRing } from '../crypto/key-ring.ts';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/account.ts';
import { Refusal } from './refusal.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

/** So many in a time, then none until it has passed. */
type LimitName =
  | 'sign-in-address'
  | 'sign-in-account'
  | 'sign-in-proof'
  | 'sign-up-address'
  | 'reset-address'
  | 'reset-account'
  | 'recovery-mail'
  | 'recovery-link-address'
  | 'second-factor-challenge';
/** Failures after which each further try waits longer, and none is refused for good. */
const SLOWED = ['sign-in-failures', 'session-failures', 'second-factor-failures'] as const;
type SlowedName = (typeof SLOWED)[number];

export type Limits = Record<LimitName, number>;
/** What a try is counted under. */
export type Count = { name: LimitName | SlowedName; subject: string };

/** Counts tries in the database, under keyed hashes: no address is kept. */
export type RateLimiter = {
  /** Takes one try; refuses with Retry-After (seconds) when none is left. */
  take(count: Count): Promise<void>;
  /** Undoes one `take`. */
  giveBack(count: Count): Promise<void>;
  /** Forgets the tries, after a success. */
  forget(count: Count): Promise<void>;
};

type Counter = {
  take(key: string): Promise<void>;
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
};

function tooMany(refused: unknown): never {
  if (!(refused instanceof RateLimiterRes)) throw refused;
  const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  throw new Refusal('RATE_LIMITED', { headers: { 'Retry-After': String(seconds) } });
}

const limiterOf = (db: Database, keyPrefix: string, points: number, duration: number): RateLimiterDrizzle =>
  new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    points,
    duration,
    keyPrefix,
    clearExpiredByTimeout: false,
  });

function limited(db: Database, name: string, points: number): Counter {
  const seconds = name.startsWith('sign-in') || name.startsWith('second-factor') ? QUARTER_HOUR_SECONDS : HOUR_SECONDS;
  const limiter = limiterOf(db, name, points, seconds);
  return {
    take: async (key) => void (await limiter.consume(key).catch(tooMany)),
    giveBack: async (key) => void (await limiter.reward(key)),
    forget: async (key) => void (await limiter.delete(key)),
  };
}

/**
 * Every try counts before it is made, so that many at once can't all pass as the first. Once a wait is
 * due, a try needs the turn, which one at a time gets; a try without it is not counted.
 */
function slowed(db: Database, name: string): Counter {
  const failures = limiterOf(db, name, 1, FAILURES_KEPT_MS / 1000);
  const turn = limiterOf(db, `${name}-turn`, 1, 1);
  return {
    async take(key) {
      const { consumedPoints } = await failures.penalty(key);
      const wait = waitAfterTry(consumedPoints);
      if (wait === 0) return;
      try {
        await turn.consume(key, 1, { customDuration: wait });
      } catch (refused) {
        await failures.reward(key);
        tooMany(refused);
      }
    },
    giveBack: async (key) => void (await failures.reward(key)),
    async forget(key) {
      await failures.delete(key);
      await turn.delete(key);
    },
  };
}

export function createRateLimiter(db: Database, keyRing: KeyRing, limits: Limits): RateLimiter {
  const counters = new Map<string, Counter>([
    ...Object.entries(limits).map(([name, points]) => [name, limited(db, name, points)] as const),
    ...SLOWED.map((name) => [name, slowed(db, name)] as const),
  ]);
  const counterOf = ({ name }: Count): Counter => {
    const counter = counters.get(name);
    if (!counter) throw new Error(`No limit is named ${name}`);
    return counter;
  };
  const keyOf = ({ subject }: Count): string => keyRing.identify('rate-limit', subject);
  return {
    take: (count) => counterOf(count).take(keyOf(count)),
    giveBack: (count) => counterOf(count).giveBack(keyOf(count)),
    forget: (count) => counterOf(count).forget(keyOf(count)),
  };
}
