import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Refusal, Result } from '@alento/domain/result';
import type { Logger } from 'pino';
import type { Store } from '../../../db/database.ts';
import { attempted } from '../../../log/error-kind.ts';
import { leaseRows } from './lease.repository.ts';

/**
 * Duration of a lease, ms: a killed process holds a person's changes up for that long. A process renews it while a
 * change runs, which may take minutes if the payment service is slow.
 *
 * @internal
 */
export const LEASE_MS = 20_000;
const RENEW_MS = 5000;
/** Interval and number of attempts to claim a lease. Together they are longer than a lease. */
const POLL_MS = 250;
const ATTEMPTS = 120;

/** How a change waits for its turn. */
export type Place = {
  /** Whether it is a cancellation or deletion. */
  goesFirst?: boolean;
  /**
   * Drops the change while it waits, because its client has gone away; one that runs goes on. A change that goes first
   * has none: the person has confirmed it, and it isn't sent again.
   */
  signal?: AbortSignal;
  /** The answer to a change that isn't run. Not RATE_LIMITED: an app sends it again, maybe after a cancellation. */
  refusal: Refusal;
};

export type Lease = ReturnType<typeof leaseFor>;

/**
 * Runs a person's changes in several processes on one database one after the other, by a lease in a row. Nothing is
 * locked and no connection is held while a change calls the payment service.
 */
export function leaseFor({ db, clock, log }: Store & { log: Logger }) {
  /**
   * Refused if a change in another process takes too long. Rejects with the signal's reason if the signal aborts before
   * the lease is claimed.
   */
  return async <T>(
    userId: string,
    { signal, goesFirst = false, refusal }: Place & { signal: AbortSignal },
    work: () => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const claim = { userId, holder: randomUUID(), goesFirst };
    const until = (ms: number): Date => new Date(clock() + ms);
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      const claimed = await leaseRows.claim(db, claim, until(0), until(LEASE_MS));
      if (claimed.isHeld) break;
      if (claimed.givesWay || attempt === ATTEMPTS) return refusal;
      await wait(POLL_MS);
    }
    let stored = Promise.resolve(true);
    // One after the other: a lease that was ended must not be extended.
    const store = (change: () => Promise<void>): Promise<boolean> => {
      stored = stored.then(() => attempted(log, 'the lease of a payment change could not be stored', change));
      return stored;
    };
    const renewing = setInterval(store, RENEW_MS, () => leaseRows.extend(db, claim, until(LEASE_MS)));
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await store(() => leaseRows.extend(db, claim));
    }
  };
}
