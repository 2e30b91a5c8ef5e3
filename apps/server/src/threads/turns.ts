import { setImmediate } from 'node:timers/promises';

/** Maximum number of people whose long work runs at once: rows of one are read while the thread works for another. */
const AT_ONCE = 2;
/** Maximum number of pieces of work of one person that run or wait. Waiting work holds a request and its memory. */
const OF_ONE_PERSON = 10;

/** Maximum time that a search waits for earlier work, ms. */
const WAIT_MS = 10_000;

/** Work that isn't started, because too much work of the same person is waiting. */
class TooMuchWork extends Error {}

/** Runs long work: that of one person in sequence, and that of a limited number of people at once. */
export type Turns = ReturnType<typeof createTurns>;

export function createTurns() {
  const last = new Map<string, Promise<void>>();
  const counts = new Map<string, number>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takePlace(signal: AbortSignal): Promise<void> {
    if (running < AT_ONCE) {
      running += 1;
      return;
    }
    let given = (): void => undefined;
    const place = new Promise<void>((resolve) => {
      given = resolve;
    });
    waiting.push(given);
    try {
      await untilAborted(place, signal);
    } catch (error) {
      const at = waiting.indexOf(given);
      // The work got its place at the moment of the abort, so the place goes to the next work.
      if (at < 0) leavePlace();
      else waiting.splice(at, 1);
      throw error;
    }
  }

  function leavePlace(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  /** Turns of the event loop that were given to a person and have not ended. */
  const begun = new Map<string, Promise<void>>();
  /** Searches that wait, by person and kind. */
  const newest = new Map<string, AbortController>();

  const turns = {
    /**
     * Waits for a turn of the event loop that isn't given to other work of this person, and takes it. So many requests
     * of one person at once, or many steps of one, delay others by one of them only: an embedded database answers all
     * of them within a turn.
     */
    async next(userId: string): Promise<void> {
      const before = begun.get(userId);
      const mine = (before ?? Promise.resolve()).then(() => setImmediate());
      begun.set(userId, mine);
      void mine.then(() => {
        if (begun.get(userId) === mine) begun.delete(userId);
      });
      await before;
    },

    /**
     * Runs work when the person's earlier work has ended and fewer than the maximum are running. Rejects with the
     * signal's reason if the signal aborts before that, and at once if the maximum of the person's work is waiting.
     * Running work must check the signal itself.
     */
    async run<T>(userId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      const count = counts.get(userId) ?? 0;
      if (count >= OF_ONE_PERSON) throw new TooMuchWork('Too much work of this person is waiting');
      counts.set(userId, count + 1);
      const before = last.get(userId);
      let end = (): void => undefined;
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const mine = (before ?? Promise.resolve()).then(() => ended);
      last.set(userId, mine);
      try {
        if (before) await untilAborted(before, signal);
        await takePlace(signal);
        try {
          signal.throwIfAborted();
          return await work();
        } finally {
          leavePlace();
        }
      } finally {
        end();
        if (last.get(userId) === mine) last.delete(userId);
        const left = (counts.get(userId) ?? 1) - 1;
        if (left === 0) counts.delete(userId);
        else counts.set(userId, left);
      }
    },

    /**
     * Runs a search within its time limit, which counts from its start. Only the newest of a person's searches of one
     * kind waits, at most `WAIT_MS`; it takes the place of an earlier one, which is refused.
     */
    async runNewest<T>(
      { userId, kind, ms }: { userId: string; kind: string; ms: number },
      search: (signal: AbortSignal) => Promise<T>,
    ): Promise<T> {
      const key = `${kind} ${userId}`;
      // An aborted search counts until its end, which comes after this one would be refused for its number.
      if ((counts.get(userId) ?? 0) >= OF_ONE_PERSON) throw new TooMuchWork('Too much work of this person is waiting');
      newest.get(key)?.abort(new TooMuchWork('A newer search of this person is waiting'));
      const mine = new AbortController();
      newest.set(key, mine);
      const leave = (): void => {
        if (newest.get(key) === mine) newest.delete(key);
      };
      try {
        return await turns.run(userId, AbortSignal.any([mine.signal, AbortSignal.timeout(WAIT_MS)]), () => {
          leave();
          return search(AbortSignal.timeout(ms));
        });
      } finally {
        leave();
      }
    },
  };
  return turns;
}

/** Resolves or rejects with the promise, or rejects with the signal's reason if the signal aborts first. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Whether an error says that work didn't end in time (`AbortSignal.timeout`), or wasn't started. */
export const isOverloaded = (error: unknown): boolean =>
  error instanceof TooMuchWork || (error instanceof DOMException && error.name === 'TimeoutError');
