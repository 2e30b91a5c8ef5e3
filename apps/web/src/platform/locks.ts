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
 * @param signal ends the wait for the lock, which then rejects with an AbortError.
 */
export async function underLock<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!('locks' in navigator)) return inTurn(name, work);
  let hasBegun = false;
  try {
    return await navigator.locks.request(name, signal ? { signal } : {}, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun || !(error instanceof DOMException && error.name === 'SecurityError')) throw error;
    return inTurn(name, work);
  }
}
