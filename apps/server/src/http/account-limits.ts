import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import type { KeyRing } from '../crypto/key-ring.ts';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/account.ts';
import { Refusal } from './refusal.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** Calls of one account in a minute: what writes, and what reads over a whole history. */
type CallKind = 'writes' | 'searches';
/** What one account may have in an hour. */
type HourKind = 'chat-messages' | 'chat-conversations';

export type AccountLimits = ReturnType<typeof accountLimits>;

const retryAfter = (refused: RateLimiterRes): Record<string, string> => ({
  'Retry-After': String(Math.max(1, Math.ceil(refused.msBeforeNext / 1000))),
});

/**
 * How much one account may ask for. Calls are counted in this process, at no statement; what is kept, in
 * the database, under keyed hashes. Words of a crisis are counted like all others, so that the counts
 * tell nothing, and are never refused by them (features/chat).
 */
export function accountLimits(db: Database, keyRing: KeyRing, config: Config) {
  const perMinute = (points: number) => new RateLimiterMemory({ points, duration: MINUTE_SECONDS });
  const calls: Record<CallKind, RateLimiterMemory> = {
    writes: perMinute(config.LIMIT_WRITES_PER_MINUTE),
    searches: perMinute(config.LIMIT_SEARCHES_PER_MINUTE),
  };
  const perHour = (keyPrefix: HourKind, points: number) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      points,
      duration: HOUR_SECONDS,
      keyPrefix,
      clearExpiredByTimeout: false,
    });
  const hours: Record<HourKind, RateLimiterDrizzle> = {
    'chat-messages': perHour('chat-messages', config.LIMIT_CHAT_MESSAGES_PER_HOUR),
    'chat-conversations': perHour('chat-conversations', config.LIMIT_CHAT_CONVERSATIONS_PER_HOUR),
  };
  const streams = new Map<string, number>();

  return {
    /** Takes one call; refuses with Retry-After (seconds) when none is left this minute. */
    async takeCall(kind: CallKind, userId: string): Promise<void> {
      try {
        await calls[kind].consume(userId);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new Refusal('RATE_LIMITED', { headers: retryAfter(refused) });
      }
    },

    /** Takes one of the hour's; false where none is left. Not within a transaction: it has its own statement. */
    async mayTake(kind: HourKind, userId: string): Promise<boolean> {
      try {
        await hours[kind].consume(keyRing.identify('rate-limit', userId));
        return true;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return false;
      }
    },

    /** Opens one of an account's streams of this process; refuses where all are open. Call what it answers once it ends. */
    openStream(userId: string): () => void {
      const open = streams.get(userId) ?? 0;
      if (open >= config.LIMIT_OPEN_STREAMS) throw new Refusal('RATE_LIMITED', { headers: { 'Retry-After': '1' } });
      streams.set(userId, open + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (streams.get(userId) ?? 1) - 1;
        if (left > 0) streams.set(userId, left);
        else streams.delete(userId);
      };
    },
  };
}
