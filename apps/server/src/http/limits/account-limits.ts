import type { ServiceLimitName } from '@alento/domain/http/limits';
import { accept, type Result } from '@alento/domain/result';
import type { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { KeyRing } from '../../crypto/key-ring.ts';
import type { Database } from '../../db/database.ts';
import type { ConfiguredLimits } from './configured-limits.ts';
import { countOpen } from './count-open.ts';
import { databaseLimiter } from './database-limiter.ts';
import { tooMany } from './too-many.ts';

/** Limits for data that an account may store per hour. */
type StoredLimitName = Extract<ServiceLimitName, 'chat-messages' | 'chat-conversations'>;

export type AccountLimits = ReturnType<typeof accountLimits>;

/** Maximum number of open event streams of an account. A browser opens one for all its tabs. */
const ACCOUNT_STREAMS = 12;

type Deps = { db: Database; keyRing: KeyRing; limits: ConfiguredLimits; openStreams: number };

/**
 * Limits of an account for conversations, messages and open streams. The first two are counted in the database, by
 * keyed hashes. Crisis messages are counted too, so that the counters don't reveal them, but are never refused.
 */
export function accountLimits({ db, keyRing, limits, openStreams }: Deps) {
  const counterOf = (name: StoredLimitName) => databaseLimiter(db, name, limits[name].calls, limits[name].seconds);
  const limiters: Record<StoredLimitName, RateLimiterDrizzle> = {
    'chat-messages': counterOf('chat-messages'),
    'chat-conversations': counterOf('chat-conversations'),
  };

  return {
    /** Counts one use and refuses beyond the limit. Don't call it within a transaction: it runs its own statement. */
    async mayTake(name: StoredLimitName, userId: string): Promise<Result<true>> {
      try {
        await limiters[name].consume(keyRing.identify('rate-limit', userId));
        return accept(true);
      } catch (refused) {
        return tooMany(refused);
      }
    },

    /** Streams of replies. */
    openStream: countOpen(openStreams),
    /** Streams of the account's events: one for each device. */
    openAccountStream: countOpen(ACCOUNT_STREAMS),
  };
}
