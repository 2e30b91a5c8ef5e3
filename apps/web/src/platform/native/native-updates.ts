import { type BundleInfo, CapacitorUpdater } from '@capgo/capacitor-updater';
import type { Bundle, OfferedBundle, ShellUpdates } from '../shell-updates.ts';
import { stopping } from './listeners.ts';

const bundleOf = ({ id, version }: BundleInfo): Bundle => ({ id, version });

/** Updates over the air, by the shell's updater. It verifies each bundle with the public key in its configuration. */
export const nativeUpdates: ShellUpdates = {
  current: async () => bundleOf((await CapacitorUpdater.current()).bundle),

  async latest(channel) {
    const { url, version, checksum, sessionKey, manifest } = await CapacitorUpdater.getLatest({ channel });
    if (!url || !checksum) return null;
    const files = manifest?.flatMap(({ file_name, file_hash, download_url }) =>
      file_name !== null && file_hash !== null && download_url !== null ? [{ file_name, file_hash, download_url }] : [],
    );
    return { version, url, checksum, ...(sessionKey ? { sessionKey } : {}), ...(files ? { manifest: files } : {}) };
  },

  async download({ manifest, ...offered }: OfferedBundle) {
    return bundleOf(await CapacitorUpdater.download({ ...offered, ...(manifest ? { manifest: [...manifest] } : {}) }));
  },

  followDownload: (onPercent) =>
    stopping([CapacitorUpdater.addListener('download', ({ percent }) => onPercent(percent))]),

  list: async () => (await CapacitorUpdater.list()).bundles.map(bundleOf),
  remove: (id) => CapacitorUpdater.delete({ id }),
  useNext: async (id) => void (await CapacitorUpdater.next({ id })),
  useNow: (id) => CapacitorUpdater.set({ id }),
  restart: () => CapacitorUpdater.reload(),
  goBack: () => CapacitorUpdater.reset(),
  confirm: async () => void (await CapacitorUpdater.notifyAppReady()),
};
