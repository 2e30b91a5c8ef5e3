import { randomUUID } from 'node:crypto';
import { type Native, NativeError, type Options, type Plugin } from '../phone-state.ts';
import type { Bundle, Bundles } from './bundles.ts';
import { downloader } from './download.ts';
import type { UpdaterSettings } from './updater-settings.ts';

type Updater = {
  plugin: Plugin;
  /** What the system tells the updater. */
  onStart(): void;
  onForeground(): void;
  onBackground(): Promise<void>;
  stop(): void;
};

/** The native side of @capgo/capacitor-updater with `autoUpdate: 'off'`, after its Java code. */
export function updater(native: Native, bundles: Bundles, settings: UpdaterSettings): Updater {
  const { os, state } = native;
  const deviceId = randomUUID();
  /** How the plugin says that there is no such bundle. */
  const none = os === 'ios' ? {} : null;
  const { byManifest, byZip } = downloader(native, bundles, settings);
  let readyCheck: NodeJS.Timeout | undefined;
  let lastFailed: Bundle | null = null;
  /** Whether the bundle of `next` waits until the app is started anew, instead of until it leaves the screen. */
  let isDelayed = false;

  /** Goes back if a bundle doesn't tell in time that it works (checkRevert). */
  function checkReady(): void {
    clearTimeout(readyCheck);
    readyCheck = setTimeout(() => void revert(), settings.appReadyMs);
  }

  async function revert(): Promise<void> {
    const current = bundles.known(bundles.current);
    if (current.status === 'success') return;
    current.status = 'error';
    lastFailed = { ...current };
    bundles.toFallback();
    await native.emit('CapacitorUpdater', 'updateFailed', { bundle: current });
    await reload();
    bundles.remove(current.id);
  }

  async function reload(): Promise<void> {
    checkReady();
    await native.startAnew();
  }

  /** Uses the bundle of `next`, if there is one. */
  function takeNext(): boolean {
    const next = bundles.next === null ? null : bundles.get(bundles.next);
    if (!next || next.status === 'error' || next.id === bundles.current) return false;
    bundles.current = next.id;
    bundles.next = null;
    return true;
  }

  async function download({ url, version, checksum = '', sessionKey = '', manifest }: Options): Promise<Bundle> {
    if (typeof url !== 'string') throw new NativeError('Download called without url');
    if (typeof version !== 'string') throw new NativeError('Download called without version');
    const bundle = bundles.add(version);
    let last = -1;
    const tell = (percent: number): void => {
      if (percent <= last) return;
      last = percent;
      void native.emit('CapacitorUpdater', 'download', { percent, bundle });
    };
    const onShare = (share: number): void => tell(Math.min(70, Math.max(10, Math.floor(share * 100))));
    tell(0);
    tell(5);
    try {
      const files = Array.isArray(manifest)
        ? await byManifest(manifest, String(sessionKey), onShare)
        : await byZip({ url, checksum: String(checksum), sessionKey: String(sessionKey) }, onShare);
      if (state.isFull) throw new Error('No space left on device');
      tell(91);
      await bundles.write(bundle, files, String(checksum));
    } catch (error) {
      bundles.remove(bundle.id);
      await native.emit('CapacitorUpdater', 'downloadFailed', { version });
      throw new NativeError(`Failed to download from: ${url} (${error instanceof Error ? error.message : error})`);
    }
    tell(100);
    return bundle;
  }

  const told = (channel: unknown) => ({
    platform: os,
    device_id: deviceId,
    app_id: 'app.alento',
    custom_id: '',
    version_build: state.shellVersion,
    version_code: '1',
    version_os: os === 'ios' ? '18.1' : '15',
    version_name: bundles.known(bundles.current).version,
    plugin_version: '8.51.23',
    is_emulator: false,
    is_prod: true,
    install_source: 'store',
    defaultChannel: typeof channel === 'string' ? channel : '',
    ...(settings.publicKey === '' ? {} : { key_id: settings.publicKey.split('\n')[1]?.slice(0, 20) }),
  });

  async function getLatest({ channel }: Options): Promise<unknown> {
    const response = await native
      .fetch(settings.updateUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
        body: JSON.stringify(told(channel)),
      })
      .catch(() => {
        throw new NativeError('network_error');
      });
    const text = await response.text();
    const answer: Record<string, unknown> = text.startsWith('{') ? JSON.parse(text) : {};
    if (answer.error !== undefined || answer.kind !== undefined) {
      const kind = ['up_to_date', 'blocked'].includes(String(answer.kind)) ? answer.kind : 'failed';
      if (kind === 'failed') throw new NativeError(String(answer.error ?? answer.message));
      return { version: bundles.known(bundles.current).version, ...answer, kind };
    }
    if (!response.ok) throw new NativeError('response_error');
    if (answer.message !== undefined) throw new NativeError(String(answer.message));
    return answer;
  }

  const plugin: Plugin = {
    getLatest,
    download,
    current: () => ({ bundle: bundles.known(bundles.current), native: state.shellVersion }),
    list: () => ({ bundles: bundles.list() }),
    getNextBundle: () => (bundles.next === null ? none : bundles.known(bundles.next)),
    getFailedUpdate() {
      const bundle = lastFailed;
      lastFailed = null;
      return bundle && { bundle };
    },
    setMultiDelay({ delayConditions }) {
      isDelayed = Array.isArray(delayConditions) && delayConditions.length > 0;
    },
    cancelDelay() {
      isDelayed = false;
    },
    getDeviceId: () => ({ deviceId }),
    getBuiltinVersion: () => ({ version: bundles.known('builtin').version }),
    delete({ id }) {
      if (!bundles.remove(String(id)))
        throw new NativeError(`Delete failed, id ${id} does not exist or it cannot be deleted`);
    },
    next({ id }) {
      if (!bundles.isInstalled(String(id))) throw new NativeError(`Set next id failed. Bundle ${id} does not exist.`);
      bundles.next = String(id);
      return bundles.known(bundles.next);
    },
    async set({ id }) {
      if (!bundles.isInstalled(String(id))) throw new NativeError(`Update failed, id ${id} does not exist.`);
      bundles.current = String(id);
      await reload();
    },
    async reload() {
      takeNext();
      await reload();
    },
    async reset() {
      bundles.toBuiltin();
      await reload();
    },
    notifyAppReady() {
      const current = bundles.known(bundles.current);
      current.status = 'success';
      bundles.fallback = current.id;
      return { bundle: current };
    },
  };

  return {
    plugin,
    onStart() {
      isDelayed = false;
      takeNext();
    },
    onForeground: checkReady,
    async onBackground() {
      if (!isDelayed && takeNext()) await reload();
    },
    stop: () => clearTimeout(readyCheck),
  };
}
