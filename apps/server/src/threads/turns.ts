/** Maximum number of people whose long work runs at once: rows of one are read while the thread works for another. */
const AT_ONCE = 2;

/** Runs long work: that of one person in sequence, and that of a limited number of people at once. */
export type Turns = ReturnType<typeof createTurns>;

export function createTurns() {
  const last = new Map<string, Promise<void>>();
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

  return {
    /**
     * Runs work when the person's earlier work has ended and fewer than the maximum are running. Rejects with the
     * signal's reason if the signal aborts before that. Running work must check the signal itself.
     */
    async run<T>(userId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
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
      }
    },
  };
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

/** Whether an error is that of a timeout by `AbortSignal.timeout`. */
export const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
