import { setImmediate } from 'node:timers/promises';
import {
  VOICE_CONNECTIONS_PER_MINUTE,
  VOICE_CONNECTIONS_PER_MINUTE_OF_A_NETWORK,
  VOICE_EVENTS_PER_MINUTE,
  VOICE_RECORDINGS_PER_MINUTE,
} from '@alento/domain/voice/limits';
import { bulkhead } from 'cockatiel';
import { RateLimiterMemory } from 'rate-limiter-flexible';

const MINUTE = 60;
/** A person's connections are counted in shorter times with as much fewer, so that not all of a minute come at once. */
const PARTS = 6;
/** Connections whose checks use the database at the same time, so that many at once don't make others wait for it. */
const CHECKS_AT_ONCE = 2;

/** The limits of this process: how often people and networks may do what, and how much is checked at the same time. */
export function voiceLimits() {
  const perMinute = (points: number) => new RateLimiterMemory({ points, duration: MINUTE });
  const limiters = {
    network: perMinute(VOICE_CONNECTIONS_PER_MINUTE_OF_A_NETWORK),
    connection: new RateLimiterMemory({ points: VOICE_CONNECTIONS_PER_MINUTE / PARTS, duration: MINUTE / PARTS }),
    recording: perMinute(VOICE_RECORDINGS_PER_MINUTE),
    event: perMinute(VOICE_EVENTS_PER_MINUTE),
  };
  const checks = bulkhead(CHECKS_AT_ONCE, Number.POSITIVE_INFINITY);
  return {
    /** Counts one more of this kind. @param key the person or the network. @returns whether the limit allows it. */
    mayTake: (kind: keyof typeof limiters, key: string): Promise<boolean> =>
      limiters[kind].consume(key).then(
        () => true,
        () => false,
      ),
    /**
     * Does work on the database once few other connections do. Lets other requests be read first: an embedded database
     * answers without a pause, so that many checks after each other would block the process.
     */
    inTurn: <T>(work: () => Promise<T>): Promise<T> =>
      checks.execute(async () => {
        await setImmediate();
        return work();
      }),
  };
}
