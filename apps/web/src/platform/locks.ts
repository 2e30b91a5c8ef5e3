/** The last pending promise of each queue in this tab, by name. */
const turns = new Map<string, Promise<unknown>>();

async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(name) ?? Promise.resolve();
  const mine = before.then(work);
  turns.set(
    name,
    mine.catch(() => undefined),
  );
  return mine;
}

/**
 * Runs work under a lock that all tabs share. Pages on plain HTTP have no locks, and with blocked cookies browsers
 * refuse them: the work then waits only for the same work of this tab.
 *
 * @param options with a `signal` that ends the wait for the browser's lock, which then rejects with an AbortError.
 */
export async function underLock<T>(
  name: string,
  work: () => Promise<T>,
  options: { signal?: AbortSignal } = {},
): Promise<T> {
  let hasBegun = false;
  try {
    return await navigator.locks.request(name, options, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun || options.signal?.aborted) throw error;
    return inTurn(name, work);
  }
}
