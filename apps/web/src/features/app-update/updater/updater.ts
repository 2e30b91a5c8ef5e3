import type { ShellUpdates } from '../../../platform/shell-updates.ts';
import { failureTexts, problemTexts } from '../update.copy.ts';
import { tidyBundles } from './device-bundles.ts';
import { createSearch, type SearchPorts } from './search-updates.ts';
import type { MemoryPort } from './update-memory.ts';
import { createUpdateStore, type StorePorts, type UpdateStore, updateOf } from './update-store.ts';

type Ports = { readonly shell: ShellUpdates; readonly memory: MemoryPort; mayInterrupt(): boolean };

/** Says once that the shell undid a version which didn't start. */
async function announceUndone({ shell, memory }: Ports, store: UpdateStore): Promise<void> {
  const undone = await shell.lastFailure();
  // The shell reports it once, so it is stored until the person has read it.
  if (undone) await memory.write({ failed: undone.version, untold: undone.version });
  const { untold } = memory.read();
  if (untold === null) return;
  store.change({ update: updateOf({ version: untold, status: 'failed', isUndone: true, ...failureTexts.apply }) });
}

/**
 * Uses a version that the person installed before they left the app: this start is the one that it waits for. If they
 * are already doing something, it is offered again.
 */
async function applyStaged({ shell, memory, mayInterrupt }: Ports, store: UpdateStore): Promise<void> {
  const [staged, current] = await Promise.all([shell.staged(), shell.current()]);
  const { applying } = memory.read();
  if (!staged?.isComplete || staged.id === current.id) {
    if (applying !== null) await memory.write({ applying: null });
    return;
  }
  const { id, version } = staged;
  if (applying === id) {
    // The shell couldn't use it and has started this version again. It must not be tried at each start for ever.
    await memory.write({ applying: null, failed: version });
    await shell.stage(current.id);
    store.change({ update: updateOf({ id, version, status: 'failed', ...failureTexts.apply }) });
  } else if (store.current().update === null && mayInterrupt()) {
    await memory.write({ applying: id });
    await shell.restart();
  } else {
    // Staged again, so that the shell doesn't use it when the app goes to the background.
    await shell.stage(id);
    if (store.current().update === null) {
      store.change({ update: updateOf({ id, version, status: 'installed', progress: 100 }) });
    }
  }
}

/** Takes up what earlier starts left. Call it once, at the start. */
async function resumeUpdate(ports: Ports, store: UpdateStore): Promise<void> {
  try {
    await announceUndone(ports, store);
    await applyStaged(ports, store);
  } catch {
    store.change({ problem: problemTexts.sync });
  }
}

export type UpdaterPorts = StorePorts & SearchPorts;

/**
 * Updates over the air: available, downloading, downloaded, installing, installed, or failed. There is one search, one
 * download and one installation at a time. Nothing is downloaded or installed without the person's press.
 */
export function createUpdater(ports: UpdaterPorts) {
  const { shell, memory } = ports;
  const store = createUpdateStore(ports);
  const { search, offered } = createSearch(ports, store);
  const tidy = (): Promise<void> => tidyBundles(shell, store);
  let isLeaving = false;

  /** Runs a call of the shell that ends this page, unless one is running. */
  async function leave(call: () => Promise<void>, onFailure: () => void): Promise<void> {
    if (isLeaving) return;
    isLeaving = true;
    try {
      await call();
    } catch {
      onFailure();
    } finally {
      isLeaving = false;
    }
  }

  /** Passes the downloaded bundle to a call of the shell, if it can be installed now. */
  async function installBy(
    call: (id: string) => Promise<void>,
    report: () => void,
    failure: 'install' | 'apply',
  ): Promise<void> {
    const { update } = store.current();
    if (update?.status !== 'downloaded' || update.id === null) return;
    store.advance({ status: 'installing' });
    try {
      await call(update.id);
      report();
    } catch {
      store.fail(failure);
    }
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    search,
    tidy,
    resume: (): Promise<void> => resumeUpdate(ports, store),

    /** "Pular". The version is offered again only if the person asks. */
    skip(): void {
      const { update } = store.current();
      if (update?.status !== 'available') return;
      void memory.write({ skipped: update.version });
      store.drop();
    },

    /** "Depois", "Fechar", or a dialog that is closed. A download goes on; a failure is over. */
    close(): void {
      const { update } = store.current();
      if (update?.status !== 'failed') {
        store.putOff();
        return;
      }
      if (update.isUndone) void memory.write({ untold: null });
      store.drop();
    },

    /** "Baixar". */
    async download(): Promise<void> {
      const bundle = offered();
      if (store.current().update?.status !== 'available' || bundle === null) return;
      store.advance({ status: 'downloading', progress: 0 });
      const stop = shell.followDownload((percent) => {
        const { update } = store.current();
        const progress = Math.min(100, Math.max(0, Math.round(percent)));
        if (update?.status === 'downloading' && progress > update.progress) store.advance({ progress });
      });
      try {
        const { id, isComplete } = await shell.download(bundle);
        if (!isComplete) throw new Error('The download is incomplete.');
        store.announce({ status: 'downloaded', id, progress: 100 });
      } catch {
        store.fail('download');
      } finally {
        stop();
      }
      await tidy();
    },

    /** "Instalar": the version is used from the next start on. */
    install: () => installBy(shell.stage, () => store.announce({ status: 'installed' }), 'install'),

    /** "Instalar e Reiniciar". The page ends with it. */
    installAndRestart: () => installBy(shell.startWith, () => store.advance({ status: 'installed' }), 'apply'),

    /** "Reiniciar Agora". The page ends with it. */
    async restart(): Promise<void> {
      if (store.current().update?.status !== 'installed') return;
      await leave(shell.restart, () => store.fail('restart'));
    },

    /** "Reverter": back to the version that the shell came with. The page ends with it. */
    async goBack(): Promise<void> {
      if (store.current().update?.status !== 'failed') return;
      // After the new start nothing is left to report.
      await memory.write({ untold: null });
      await leave(shell.goBack, () => store.advance({ detail: problemTexts.rollback }));
    },
  };
}

export type Updater = ReturnType<typeof createUpdater>;
