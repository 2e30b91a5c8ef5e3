import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Refusal, Result } from '@alento/domain/result';
import type { Logger } from 'pino';
import type { AccountExists } from '../../../access/account-exists.ts';
import type { Database } from '../../../db/database.ts';
import { attempted } from '../../../log/error-kind.ts';
import { type Change, leaseRows, RUNNING } from './lease.repository.ts';

const RENEW_MS = 5000;
const POLL_MS = 250;
/** Number of attempts to claim the lease: for 30 s, which is longer than a lease. */
const ATTEMPTS = 120;
/** A cancellation or deletion waits for a change that takes minutes: for 5 minutes. */
const ATTEMPTS_OF_FIRST = 1200;

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

type Deps = {
  db: Database;
  log: Logger;
  exists: AccountExists;
  /** What is awaited between two attempts to claim the lease. */
  pause?: () => Promise<unknown>;
};

/** The rows of a change, which are renewed from the first claim until they are ended. */
class Rows {
  #claimed = 0;
  #renewing: NodeJS.Timeout | undefined;
  #stored: Promise<unknown> = Promise.resolve();
  readonly #deps: Deps;
  readonly #change: Change;

  constructor(deps: Deps, change: Change) {
    this.#deps = deps;
    this.#change = change;
  }

  async claim(row: string): Promise<boolean> {
    const isHeld = await leaseRows.claim(this.#deps.db, this.#change, row);
    if (isHeld) this.#claimed += 1;
    if (isHeld) this.#renewing ??= setInterval(() => void this.#store(leaseRows.renew), RENEW_MS);
    return isHeld;
  }

  async end(): Promise<void> {
    clearInterval(this.#renewing);
    await this.#store(leaseRows.end);
  }

  /** One statement after the other: rows that were ended are not missing. */
  #store(statement: typeof leaseRows.renew): Promise<unknown> {
    const { db, log, exists } = this.#deps;
    this.#stored = this.#stored.then(() =>
      attempted(log, 'the lease of a payment change could not be stored', async () => {
        const claimed = this.#claimed;
        const isMissing = (await statement(db, this.#change)) < claimed;
        // A deletion deletes its own.
        if (isMissing && (await exists(this.#change.userId))) log.error('a payment change ran without its lease');
      }),
    );
    return this.#stored;
  }
}

export type Lease = ReturnType<typeof leaseFor>;

/**
 * Runs a person's changes in several processes on one database one after the other, by a lease in a row. Nothing is
 * locked and no connection is held while a change calls the payment service.
 */
export function leaseFor(deps: Deps) {
  const { db, pause = () => wait(POLL_MS) } = deps;

  async function claimTurn(rows: Rows, userId: string, { goesFirst, signal }: Place): Promise<boolean> {
    for (let left = goesFirst ? ATTEMPTS_OF_FIRST : ATTEMPTS; left > 0; left -= 1) {
      signal?.throwIfAborted();
      if (!goesFirst && (await leaseRows.isAnnounced(db, userId))) return false;
      if (await rows.claim(RUNNING)) return true;
      await pause();
    }
    return false;
  }

  /**
   * Announces a change that goes first. Returns what runs the work in its turn. That is refused if a cancellation or
   * deletion comes first, or the change in another process takes too long, and rejects with the signal's reason if the
   * signal aborts before the lease is claimed.
   */
  return <T>(userId: string, place: Place, work: () => Promise<Result<T>>): (() => Promise<Result<T>>) => {
    const change = { userId, holder: randomUUID() };
    const rows = new Rows(deps, change);
    const announced = place.goesFirst ? rows.claim(change.holder) : Promise.resolve(true);
    // It is thrown in the change's turn.
    announced.catch(() => undefined);
    return async () => {
      try {
        await announced;
        return (await claimTurn(rows, userId, place)) ? await work() : place.refusal;
      } finally {
        await rows.end();
      }
    };
  };
}
