/** How much long work runs at once in a process: one reads rows while the thread works on another's. */
const AT_ONCE = 2;

/** Runs the long work of one person in sequence, and limits how much long work runs at once in this process. */
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
      // The waiting one was aborted at the same moment: the next one gets the place.
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
     * Runs work once the person's earlier work has ended and a place is free. Rejects with the signal's reason if
     * it aborts first; running work has to watch the signal itself.
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

/** Resolves as the promise does, or rejects with the signal's reason. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Whether work was aborted by its deadline (`AbortSignal.timeout`). */
export const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
