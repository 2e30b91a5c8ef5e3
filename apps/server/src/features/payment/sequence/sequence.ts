import { type Result, refuse } from '@alento/domain/result';
import PQueue from 'p-queue';
import type { AccountExists } from '../../../access/account-exists.ts';
import { whileWaiting } from '../../../work-thread/turns.ts';
import type { Lease, Place } from './lease.ts';

/** Maximum number of changes of one person that run or wait. A waiting change holds a request and its memory. */
const OF_ONE_PERSON = 10;

/** The changes of one person. */
type Line = {
  queue: PQueue;
  /** Number of cancellations and deletions that run or wait. */
  first: number;
  /** Drops the other changes that wait. */
  others: AbortController;
};

export type Sequence = ReturnType<typeof createSequence>;

/**
 * Runs what changes a person's pages and subscriptions at the payment service one after the other: each reads them
 * first. Cancellations and deletions drop the other changes that wait, and those that come before they have ended: what
 * a person asked for before cancelling must not be charged afterwards.
 *
 * @param lease null if no other process uses the database.
 * @param exists whether the account exists. A session may have been checked before the account was deleted.
 */
export function createSequence(lease: Lease | null, exists: AccountExists) {
  const lines = new Map<string, Line>();

  function lineOf(userId: string): Line {
    const queue = new PQueue({ concurrency: 1 }).once('idle', () => lines.delete(userId));
    const line = lines.get(userId) ?? { queue, first: 0, others: new AbortController() };
    lines.set(userId, line);
    return line;
  }

  /**
   * Refused if too many changes of the same person wait, or a cancellation or deletion comes before its turn; with
   * UNAUTHORIZED if the account was deleted before it.
   */
  return async <T>(userId: string, place: Place, work: () => Promise<Result<T>>): Promise<Result<T>> => {
    const { goesFirst = false, signal, refusal } = place;
    const line = lineOf(userId);
    if (!goesFirst && line.first > 0) return refusal;
    if (goesFirst) {
      line.others.abort();
      line.others = new AbortController();
    }
    if (line.queue.size + line.queue.pending >= OF_ONE_PERSON) return refusal;
    const dropped = AbortSignal.any([...(signal ? [signal] : []), ...(goesFirst ? [] : [line.others.signal])]);
    if (goesFirst) line.first += 1;
    const permitted = async () => ((await exists(userId)) ? work() : refuse('UNAUTHORIZED'));
    const run = lease ? lease(userId, { ...place, signal: dropped }, permitted) : permitted;
    try {
      return await whileWaiting(dropped, run, (begin, options) => line.queue.add(begin, options));
    } catch (error) {
      if (dropped.aborted && error === dropped.reason) return refusal;
      throw error;
    } finally {
      if (goesFirst) line.first -= 1;
    }
  };
}
