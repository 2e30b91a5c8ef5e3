import { type BundleInfo, CapacitorUpdater } from '@capgo/capacitor-updater';
import type { Bundle, OfferedBundle, ShellUpdates } from '../shell-updates.ts';
import { removerOf } from './listeners.ts';

const bundleOf = ({ id, version, status, downloaded }: BundleInfo): Bundle => ({
  id,
  version,
  isComplete: status === 'success' || status === 'pending',
  downloadedAt: downloaded ?? '',
});

/** Where there is none, the plugin answers null on Android and an empty object on iOS. */
const bundleOrNone = (info: Partial<BundleInfo> | null | undefined): Bundle | null =>
  info?.id && info.version ? bundleOf(info as BundleInfo) : null;

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
    removerOf([CapacitorUpdater.addListener('download', ({ percent }) => onPercent(percent))]),

  list: async () => (await CapacitorUpdater.list()).bundles.map(bundleOf),
  remove: (id) => CapacitorUpdater.delete({ id }),
  staged: async () => bundleOrNone(await CapacitorUpdater.getNextBundle()),
  lastFailure: async () => bundleOrNone((await CapacitorUpdater.getFailedUpdate())?.bundle),

  async stage(id) {
    // Without a condition the plugin would start the app anew when it goes to the background, in the middle of a text.
    await CapacitorUpdater.setMultiDelay({ delayConditions: [{ kind: 'kill' }] });
    await CapacitorUpdater.next({ id });
  },

  startWith: (id) => CapacitorUpdater.set({ id }),
  restart: () => CapacitorUpdater.reload(),
  goBack: () => CapacitorUpdater.reset(),
  confirm: async () => void (await CapacitorUpdater.notifyAppReady()),
};
