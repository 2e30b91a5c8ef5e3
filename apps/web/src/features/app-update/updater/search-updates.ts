import { DEFAULT_CHANNEL } from '@alento/domain/update/updates';
import type { OfferedBundle, ShellUpdates } from '../../../platform/shell-updates.ts';
import { downloadedBefore } from './device-bundles.ts';
import type { MemoryPort } from './update-memory.ts';
import { type UpdateStore, updateOf } from './update-store.ts';

/** How long the answer to a search is awaited, ms. The plugin gives up after 20 s; this is for one that never does. */
const SEARCH_AT_MOST_MS = 60_000;

export type SearchPorts = {
  readonly shell: ShellUpdates;
  /** Version of the running web app. The shell doesn't know the one that it came with. */
  readonly version: string;
  readonly memory: MemoryPort;
  isOnline(): boolean;
};

const inTime = <T>(answer: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The search for an update got no answer.')), SEARCH_AT_MOST_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** The search for updates, one at a time. */
export function createSearch({ shell, version, memory, isOnline }: SearchPorts, store: UpdateStore) {
  /** What is offered, with everything that the shell needs to download it. */
  let offered: OfferedBundle | null = null;
  let running: Promise<void> | null = null;
  let isManual = false;

  /** Whether nothing has begun that a search would disturb, and no dialog is open. */
  function isIdle(): boolean {
    const { update, isOpen } = store.current();
    return update === null || (update.status === 'available' && !isOpen);
  }

  /** Whether this version isn't offered by itself: the person skipped it, or the shell undid it. */
  function isDeclined(found: OfferedBundle): boolean {
    const { skipped, failed } = memory.read();
    return found.version === skipped || found.version === failed;
  }

  async function offer(found: OfferedBundle): Promise<void> {
    const before = await downloadedBefore(shell, store, found.version);
    if (!isIdle()) {
      store.change({ search: 'found' });
      return;
    }
    offered = found;
    const base = { version: found.version, url: found.url };
    const update = before
      ? updateOf({ ...base, id: before.id, status: 'downloaded', progress: 100 })
      : updateOf({ ...base, status: 'available' });
    store.offer(update, { isQuiet: !isManual && store.isQuiet() });
  }

  async function lookOnce(): Promise<void> {
    if (!isOnline()) {
      store.change({ search: 'offline' });
      return;
    }
    store.change({ search: 'searching' });
    try {
      const [found, current] = await inTime(Promise.all([shell.latest(DEFAULT_CHANNEL), shell.current()]));
      // A version is offered only if it differs from the current one and has an address.
      const isNew = found !== null && found.url !== '' && ![current.version, version].includes(found.version);
      if (isNew && (isManual || !isDeclined(found))) await offer(found);
      // The person may have begun a download meanwhile.
      else if (!isIdle()) store.change({ search: 'found' });
      else store.change({ update: null, search: isNew ? 'none' : 'up-to-date' });
    } catch {
      store.change({ search: isOnline() ? 'failed' : 'offline' });
    }
  }

  return {
    offered: (): OfferedBundle | null => offered,

    /**
     * Looks for an update; a second search at the same time joins the first. `byPerson`: by the person's press, which
     * also finds a version that was skipped or undone, and opens a dialog that was put off.
     */
    search(byPerson: boolean): Promise<void> {
      const { update } = store.current();
      if (!isIdle()) {
        const isReminder = update?.status !== 'downloading' && !store.isQuiet();
        if (byPerson || isReminder) store.announce({});
        store.change({ search: 'found' });
        return running ?? Promise.resolve();
      }
      isManual ||= byPerson;
      running ??= lookOnce().finally(() => {
        running = null;
        isManual = false;
      });
      return running;
    },
  };
}
