/** Long work at once in a process: one reads rows while another's are looked at on the thread. */
const AT_ONCE = 2;

/** Makes long work of one person wait for each other, and lets little of it run at once, within this process. */
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
      // Given away in the same moment: it goes on to the next.
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
     * Runs work once the person's work before it has ended and there is a place. Rejects with the signal's
     * reason where that comes first; work that has begun looks at the signal itself.
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

/** The promise, or the signal's reason. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Whether work was given up for its deadline: `AbortSignal.timeout` came first. */
export const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
