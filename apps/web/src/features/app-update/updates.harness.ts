import { beforeEach, vi } from 'vitest';
import type { Device } from '../../platform/device.ts';
import type { Bundle, OfferedBundle, ShellUpdates } from '../../platform/shell-updates.ts';
import type { MemoryPort, UpdateMemory } from './updater/update-memory.ts';
import { createUpdater } from './updater/updater.ts';

/** Version that the fake shell came with. */
const OWN_VERSION = '1.0.0';

const offerOf = (version: string): OfferedBundle => ({
  version,
  url: `https://alento.example/api/updates/files/${version}/bundle.zip`,
  checksum: 'c0ffee',
});

export const bundleOf = (version: string, minute = 0, isComplete = true): Bundle => ({
  id: `id-${version}`,
  version,
  isComplete,
  downloadedAt: new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString(),
});

const BUILT_IN: Bundle = { id: 'builtin', version: 'builtin', isComplete: true, downloadedAt: '' };

type Pending<T> = { resolve(value: T): void; reject(error: unknown): void };

/**
 * A shell that keeps bundles as the plugin does: what a failed download left stays, incomplete; the current, the staged
 * and the built-in bundle can't be removed; a removal cancels a running download.
 */
export function fakeShell() {
  let current = BUILT_IN;
  let staged: Bundle | null = null;
  let bundles: Bundle[] = [];
  let failed: Bundle | null = null;
  let offered: OfferedBundle | null = null;
  let minute = 100;
  let downloading: (Pending<void> & { id: string }) | null = null;
  let listener: ((percent: number) => void) | null = null;
  let most = 0;
  let running = 0;

  const startsWith = (id: string): void => {
    const bundle = id === BUILT_IN.id ? BUILT_IN : bundles.find((one) => one.id === id && one.isComplete);
    if (!bundle) throw new Error(`Update failed, id ${id} does not exist.`);
    current = bundle;
    staged = null;
  };

  const updates = {
    current: vi.fn(async () => current),
    latest: vi.fn(async (_channel: string) => offered),
    download: vi.fn(async ({ version }: OfferedBundle) => {
      running += 1;
      most = Math.max(most, running);
      const bundle = bundleOf(version, minute++, false);
      bundles = [...bundles.filter(({ id }) => id !== bundle.id), bundle];
      try {
        await new Promise<void>((resolve, reject) => {
          downloading = { resolve, reject, id: bundle.id };
        });
      } finally {
        running -= 1;
        downloading = null;
      }
      const complete = { ...bundle, isComplete: true };
      bundles = bundles.map((one) => (one.id === bundle.id ? complete : one));
      return complete;
    }),
    followDownload: vi.fn((onPercent: (percent: number) => void) => {
      listener = onPercent;
      return () => {
        listener = null;
      };
    }),
    list: vi.fn(async (): Promise<readonly Bundle[]> => bundles),
    staged: vi.fn(async () => staged),
    lastFailure: vi.fn(async () => {
      const failure = failed;
      failed = null;
      return failure;
    }),
    remove: vi.fn(async (id: string) => {
      if (downloading?.id === id) downloading.reject(new Error('download_stopped'));
      if (id === current.id || id === staged?.id || !bundles.some((one) => one.id === id)) {
        throw new Error(`Delete failed, id ${id} does not exist or it cannot be deleted`);
      }
      bundles = bundles.filter((one) => one.id !== id);
    }),
    stage: vi.fn(async (id: string) => {
      staged = id === BUILT_IN.id ? BUILT_IN : (bundles.find((one) => one.id === id) ?? null);
      if (staged === null) throw new Error(`Set next id failed. Bundle ${id} does not exist.`);
    }),
    startWith: vi.fn(async (id: string) => startsWith(id)),
    restart: vi.fn(async () => {
      if (staged) startsWith(staged.id);
    }),
    goBack: vi.fn(async () => {
      current = BUILT_IN;
      staged = null;
    }),
    confirm: vi.fn(async () => undefined),
  } satisfies ShellUpdates;

  return {
    updates,
    offers: (version: string | null): void => {
      offered = version === null ? null : offerOf(version);
    },
    /** What is on the device. */
    has(installed: readonly Bundle[], { now = BUILT_IN, next = null as Bundle | null } = {}): void {
      bundles = [...installed];
      current = now;
      staged = next;
    },
    undid: (version: string): void => {
      failed = bundleOf(version, 0, false);
    },
    percent: (value: number): void => listener?.(value),
    finish: (): void => downloading?.resolve(),
    /** The rejections of the plugin contain the address only; the cause is in its log. */
    fail: (text: string): void => downloading?.reject(new Error(text)),
    isDownloading: (): boolean => downloading !== null,
    mostDownloads: (): number => most,
    bundles: (): readonly Bundle[] => bundles,
    currentId: (): string => current.id,
    stagedId: (): string | null => staged?.id ?? null,
  };
}

export type FakeShell = ReturnType<typeof fakeShell>;

/** A memory that lasts longer than one start. */
export function fakeMemory(): MemoryPort & { read(): UpdateMemory } {
  let memory: UpdateMemory = { skipped: null, failed: null, untold: null, applying: null };
  return {
    read: () => memory,
    async write(changes) {
      memory = { ...memory, ...changes };
    },
  };
}

/** An updater on a fake shell. `world` holds what the person and the device do. */
export function openUpdater(shell: FakeShell, memory = fakeMemory()) {
  const world = { isFree: true, isUrgent: false, isOnline: true };
  const urgent = new Set<() => void>();
  const updater = createUpdater({
    shell: shell.updates,
    version: OWN_VERSION,
    memory,
    mayInterrupt: () => world.isFree && !world.isUrgent,
    mustGiveWay: () => world.isUrgent,
    followUrgency(listener) {
      urgent.add(listener);
      return () => urgent.delete(listener);
    },
    isOnline: () => world.isOnline,
    elapsed: () => performance.now(),
  });
  return {
    updater,
    memory,
    world,
    /** Opens or closes the crisis card. */
    setUrgent(isUrgent: boolean): void {
      world.isUrgent = isUrgent;
      for (const listener of urgent) listener();
    },
    status: () => updater.current().update?.status ?? null,
    isOpen: () => updater.current().isOpen,
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Sets up each test of a file: fake timers, and a new shell. The functions open an updater in a state of an update. */
export function withShell() {
  const shell = {} as FakeShell;
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(shell, fakeShell());
  });
  /** An updater whose dialog offers this version. */
  async function offering(version = '1.1.0') {
    shell.offers(version);
    const opened = openUpdater(shell);
    await opened.updater.search(false);
    return opened;
  }
  async function downloading() {
    const opened = await offering();
    void opened.updater.download();
    await settle();
    return opened;
  }
  async function finish(): Promise<void> {
    shell.finish();
    await settle();
  }
  async function downloaded() {
    const opened = await downloading();
    await finish();
    return opened;
  }
  async function fail(text = 'Failed to download'): Promise<void> {
    shell.fail(text);
    await settle();
  }
  return { shell, settle, offering, downloading, finish, downloaded, fail };
}

/** The part of a device that says whether the app is on the screen. */
export function fakePresence() {
  let away = (): void => undefined;
  let back = (): void => undefined;
  const followPresence: Device['followPresence'] = ({ onAway, onReturn }) => {
    away = onAway;
    back = onReturn;
    return () => {
      away = () => undefined;
      back = () => undefined;
    };
  };
  return { followPresence, leave: () => away(), comeBack: () => back() };
}
