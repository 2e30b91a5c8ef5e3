import { FAILURE_COUNT_RESET_MS, waitAfterTry } from '@alento/domain/account/limits';
import { type Limit, SERVICE_LIMITS, type ServiceLimitName, WAITS, type WaitName } from '@alento/domain/http/limits';
import type { KeyRing } from '../../crypto/key-ring.ts';
import type { Database } from '../../db/database.ts';
import type { ConfiguredLimits } from './configured-limits.ts';
import { databaseLimiter } from './database-limiter.ts';
import { throwTooMany } from './too-many.ts';

/** A counter: the limit, and the address or account that is counted. */
export type Count = { name: ServiceLimitName | WaitName; subject: string };

/** Counts attempts in the database by keyed hashes, so that no address is stored. */
export type RateLimiter = {
  /** Counts an attempt; refuses with Retry-After (seconds) when none is left. */
  take(count: Count): Promise<void>;
  /** Reverts one `take`. */
  giveBack(count: Count): Promise<void>;
  /** Resets the counter after a success. */
  forget(count: Count): Promise<void>;
};

type Counter = {
  take(key: string): Promise<void>;
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
};

function limited(db: Database, name: string, { calls, seconds }: Limit): Counter {
  const limiter = databaseLimiter(db, name, calls, seconds);
  return {
    take: async (key) => void (await limiter.consume(key).catch(throwTooMany)),
    giveBack: async (key) => void (await limiter.reward(key)),
    forget: async (key) => void (await limiter.delete(key)),
  };
}

/**
 * A counter with a growing delay. It counts an attempt before the attempt is checked, so that concurrent attempts can't
 * all count as the first one. Once there is a delay, it accepts one attempt per delay. Refused attempts don't count.
 */
function slowed(db: Database, name: string): Counter {
  const failures = databaseLimiter(db, name, 1, FAILURE_COUNT_RESET_MS / 1000);
  const turn = databaseLimiter(db, `${name}-turn`, 1, 1);
  return {
    async take(key) {
      const { consumedPoints } = await failures.penalty(key);
      const wait = waitAfterTry(consumedPoints);
      if (wait === 0) return;
      try {
        await turn.consume(key, 1, { customDuration: wait });
      } catch (refused) {
        await failures.reward(key);
        throwTooMany(refused);
      }
    },
    giveBack: async (key) => void (await failures.reward(key)),
    async forget(key) {
      await failures.delete(key);
      await turn.delete(key);
    },
  };
}

export function createRateLimiter(db: Database, keyRing: KeyRing, limits: ConfiguredLimits): RateLimiter {
  const names = Object.keys(SERVICE_LIMITS) as ServiceLimitName[];
  const waits = Object.keys(WAITS) as WaitName[];
  const counters = Object.fromEntries([
    ...names.map((name) => [name, limited(db, name, limits[name])] as const),
    ...waits.map((name) => [name, slowed(db, name)] as const),
  ]) as Record<Count['name'], Counter>;
  const keyOf = ({ subject }: Count): string => keyRing.identify('rate-limit', subject);
  return {
    take: (count) => counters[count.name].take(keyOf(count)),
    giveBack: (count) => counters[count.name].giveBack(keyOf(count)),
    forget: (count) => counters[count.name].forget(keyOf(count)),
  };
}
