import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { accept, type Refusal, type Result, refuse } from '@alento/domain/result';
import PQueue from 'p-queue';
import { nextTurnOf } from './next-turn.ts';

/** Maximum number of people whose long work runs at once: rows of one are read while the thread works for another. */
const AT_ONCE = 2;
/** Maximum number of pieces of work of one person that run or wait. Waiting work holds a request and its memory. */
const OF_ONE_PERSON = 10;

/** Maximum time that a search waits for earlier work, ms. */
const WAIT_MS = 10_000;

/** Maximum number of files of one person that are received or wait. Each is in memory until it was read. */
const FILES = 3;
/** Maximum number of files of all people that wait to be read. */
const FILES_WAITING = 10;

/** Maximum number of pieces of a person's work that run at once: one may wait for a search. */
const PIECES = 2;
/** From this time of the event loop a piece counts as long, ms. */
const LONG_MS = 10;
/** After a long piece those that wait already pause for this multiple of its time, at most for this time, ms. */
const PAUSE = 5;
const PAUSE_MS = 250;

/** Work that isn't started, because too much work of the same person is waiting. */
class TooMuchWork extends Error {}
/** A search that isn't started, because a newer one of the same person is waiting. */
class Superseded extends Error {}

/** Refusal of work that isn't started because of other work of the same person. */
const TOO_MANY_REQUESTS: Refusal = { ok: false, code: 'RATE_LIMITED', retryAfter: 1 };

/**
 * Queues of the people who have work that runs or waits, `concurrency` pieces of one person at once.
 *
 * @param most maximum number of pieces of work of one person that run or wait.
 */
function queuesOfPeople(concurrency: number, most = Number.POSITIVE_INFINITY) {
  const queues = new Map<string, PQueue>();
  /** The queue of a person. @throws TooMuchWork if it is full. */
  return (userId: string): PQueue => {
    const known = queues.get(userId);
    if (known && known.size + known.pending >= most) throw new TooMuchWork('Too much work of this person is waiting');
    const queue = known ?? new PQueue({ concurrency }).once('idle', () => queues.delete(userId));
    queues.set(userId, queue);
    return queue;
  };
}

/**
 * Adds work to a queue with a signal that counts only while it waits: work that runs counts until its end. Rejects with
 * the signal's reason if the signal aborts before that.
 */
export async function whileWaiting<T>(
  signal: AbortSignal,
  work: () => Promise<T>,
  add: (begin: () => Promise<T>, options: { signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const waiting = new AbortController();
  const abort = (): void => waiting.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  // The queue starts it when other work ends; bound, its log lines have the id of its own request.
  const begin = AsyncLocalStorage.bind((): Promise<T> => {
    signal.removeEventListener('abort', abort);
    return work();
  });
  try {
    return await add(begin, { signal: waiting.signal });
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Runs long work: that of one person in sequence, and that of a limited number of people at once. */
export type Turns = ReturnType<typeof createTurns>;

export function createTurns() {
  const everyone = new PQueue({ concurrency: AT_ONCE });
  const queueOf = queuesOfPeople(1, OF_ONE_PERSON);
  const piecesOf = queuesOfPeople(PIECES);
  const filesOf = queuesOfPeople(1, FILES);
  /** Files of all people that are read: each has a thread of its own, with its own memory. */
  const reading = new PQueue({ concurrency: 1 });
  /** Searches that wait, by person and kind. */
  const newest = new Map<string, AbortController>();

  const turns = {
    next: nextTurnOf,

    /**
     * Runs a piece of a person's work, two at once, each in a turn of the event loop that isn't given to another piece.
     * After a long piece those that wait already start after a pause. Otherwise the steps of many, which answers of the
     * database continue within one turn, would delay others by their sum.
     */
    runPiece<T>(userId: string, work: () => Promise<T>): Promise<T> {
      const queue = piecesOf(userId);
      const done = Promise.withResolvers<T>();
      void queue.add(
        AsyncLocalStorage.bind(async () => {
          await turns.next(userId);
          const start = performance.eventLoopUtilization();
          const running = (async () => work())();
          done.resolve(running);
          await running.catch(() => undefined);
          // Time in which the event loop was busy, because waiting for a search disturbs nobody.
          const { active } = performance.eventLoopUtilization(start);
          if (active >= LONG_MS && queue.size > 0) await setTimeout(Math.min(PAUSE * active, PAUSE_MS));
        }),
      );
      return done.promise;
    },

    /**
     * Runs work when the person's earlier work has ended and fewer than the maximum are running. Rejects with the
     * signal's reason if the signal aborts before that, and at once if the maximum of the person's work is waiting.
     * Running work must check the signal itself.
     */
    async run<T>(userId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      const queue = queueOf(userId);
      return whileWaiting(signal, work, (begin, options) => queue.add(() => everyone.add(begin, options), options));
    },

    /**
     * Runs work that receives and reads a file, that of one person in sequence. Rejects at once if too many of the
     * person's files wait. It has no signal: a client that has left has no body to read when its turn comes.
     */
    async receive<T>(userId: string, work: () => Promise<T>): Promise<T> {
      return filesOf(userId).add(AsyncLocalStorage.bind(work));
    },

    /**
     * Runs work that reads a received file, one in a process, beside the long work of others: one person's file and
     * search must not take both places of that. Rejects like `run`.
     */
    async readFile<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      if (reading.size >= FILES_WAITING) throw new TooMuchWork('Too many files are waiting');
      return whileWaiting(signal, work, (begin, options) => reading.add(begin, options));
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
      // Refused for the number of the person's work, it takes no earlier one's place.
      queueOf(userId);
      newest.get(key)?.abort(new Superseded('A newer search of this person is waiting'));
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

/**
 * The value of work that got a turn. Refused with the code if the work didn't end in time (`AbortSignal.timeout`).
 *
 * @param tooMuch the refusal of work that isn't started because of other work in the same queue.
 */
export async function inTime<T>(
  code: ErrorCode,
  work: Promise<T>,
  tooMuch: Refusal = TOO_MANY_REQUESTS,
): Promise<Result<T>> {
  try {
    return accept(await work);
  } catch (error) {
    if (error instanceof TooMuchWork) return tooMuch;
    if (error instanceof Superseded) return refuse('SEARCH_SUPERSEDED');
    if (error instanceof DOMException && error.name === 'TimeoutError') return refuse(code);
    throw error;
  }
}
