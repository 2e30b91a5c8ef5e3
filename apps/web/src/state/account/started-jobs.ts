import { Listeners } from '../../lib/listeners.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { onDeviceNews } from '../../lib/session/device/device-memory.ts';
import { readOwned, updateOwned } from '../../lib/session/device/device-store.ts';

/** An export or an import that this device has started, as `export:` or `import:` and its id. */
export type StartedJob = `${'export' | 'import'}:${string}`;

/** Stored on the device: what it has started and whose end was not shown yet (JSON). */
const NAME = 'being-made';

const listeners = new Listeners();

const isStartedJob = (value: unknown): value is StartedJob =>
  typeof value === 'string' && /^(export|import):./.test(value);

function parsed(stored: string | null): StartedJob[] {
  const list = parseJson(stored);
  return Array.isArray(list) ? list.filter(isStartedJob) : [];
}

const written = (list: readonly StartedJob[]): string | null => (list.length === 0 ? null : JSON.stringify(list));

/** What this device has started for a person and has not shown the end of. */
export const startedJobs = {
  /** The stored list, as the same text until it changes. */
  stored: (userId: string): string | null => readOwned(userId, NAME),

  list: (userId: string): StartedJob[] => parsed(readOwned(userId, NAME)),

  /** Notes that this device has started it. */
  async note(userId: string, job: StartedJob): Promise<void> {
    await updateOwned(userId, (read) => ({ [NAME]: written([...new Set([...parsed(read(NAME)), job])]) }));
    listeners.notify();
  },

  /**
   * Takes it off the list, because its end is shown now.
   *
   * @returns whether it was on the list. Of several tabs that take it, one gets true.
   */
  async take(userId: string, job: StartedJob): Promise<boolean> {
    let wasListed = false;
    await updateOwned(userId, (read) => {
      const list = parsed(read(NAME));
      // The last call is made inside the storage's transaction.
      wasListed = list.includes(job);
      return { [NAME]: written(list.filter((one) => one !== job)) };
    });
    listeners.notify();
    return wasListed;
  },

  /** Calls the listener when the list may have changed, in this tab or another. */
  subscribe(listener: () => void): () => void {
    const stopOwn = listeners.subscribe(listener);
    const stopNews = onDeviceNews(listener);
    return () => {
      stopOwn();
      stopNews();
    };
  },
};
