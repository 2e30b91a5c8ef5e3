import { randomUUID } from 'node:crypto';
import { type Native, NativeError, type Options, type Plugin, SHELL_VERSION } from '../phone-state.ts';
import type { Bundle, Bundles } from './bundles.ts';
import { downloader } from './download.ts';
import type { UpdaterSettings } from './updater-settings.ts';

/**
 * The native side of @capgo/capacitor-updater with `autoUpdate: 'off'`, after its Java code. It imitates what the app
 * calls to find, download and start a version that works, from the files of a manifest.
 */
export function updater(native: Native, bundles: Bundles, settings: UpdaterSettings): Plugin {
  const { os } = native;
  const deviceId = randomUUID();
  const filesOf = downloader(native, bundles, settings);

  async function download({ url, version, checksum = '', sessionKey = '', manifest }: Options): Promise<Bundle> {
    if (typeof url !== 'string') throw new NativeError('Download called without url');
    if (typeof version !== 'string') throw new NativeError('Download called without version');
    if (!Array.isArray(manifest)) throw new Error('The double downloads the files of a manifest');
    const bundle = bundles.add(version);
    let last = -1;
    const tell = (percent: number): void => {
      if (percent <= last) return;
      last = percent;
      void native.emit('CapacitorUpdater', 'download', { percent, bundle });
    };
    tell(0);
    tell(5);
    try {
      const files = await filesOf(manifest, String(sessionKey), (share) =>
        tell(Math.min(70, Math.max(10, Math.floor(share * 100)))),
      );
      tell(91);
      await bundles.write(bundle, files, String(checksum));
    } catch (error) {
      bundles.remove(bundle.id);
      throw new NativeError(`Failed to download from: ${url} (${error instanceof Error ? error.message : error})`);
    }
    tell(100);
    return bundle;
  }

  const deviceInfo = (channel: unknown) => ({
    platform: os,
    device_id: deviceId,
    app_id: 'app.alento',
    custom_id: '',
    version_build: SHELL_VERSION,
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
        body: JSON.stringify(deviceInfo(channel)),
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

  return {
    getLatest,
    download,
    current: () => ({ bundle: bundles.known(bundles.current), native: SHELL_VERSION }),
    list: () => ({ bundles: bundles.list() }),
    // How the plugin says that no bundle is staged.
    getNextBundle: () => (os === 'ios' ? {} : null),
    getFailedUpdate: () => null,
    delete({ id }) {
      if (!bundles.remove(String(id)))
        throw new NativeError(`Delete failed, id ${id} does not exist or it cannot be deleted`);
    },
    async set({ id }) {
      if (!bundles.isInstalled(String(id))) throw new NativeError(`Update failed, id ${id} does not exist.`);
      bundles.current = String(id);
      await native.startAnew();
    },
    notifyAppReady() {
      const current = bundles.known(bundles.current);
      current.status = 'success';
      return { bundle: current };
    },
  };
}
