import { NO_NEW_VERSION } from '@alento/domain/update/updates';
import type { Bundle } from './update.repository.ts';
import { ZIP_OBJECT } from './update-folder.ts';

/** A version as the plugin expects it, with addresses of its files on this server. */
export function presentBundle(bundle: Bundle, publicUrl: string) {
  // The plus sign of a version is encoded, because proxies may read it as a space.
  const address = (object: string): string =>
    `${publicUrl}/api/updates/files/${encodeURIComponent(bundle.version)}/${object}`;
  return {
    version: bundle.version,
    url: address(ZIP_OBJECT),
    checksum: bundle.checksum,
    sessionKey: bundle.sessionKey,
    manifest: bundle.files.map(({ name, hash, object }) => ({
      file_name: name,
      file_hash: hash,
      download_url: address(object),
    })),
  };
}

/** @param version the version that the device should run. */
export const presentNothingNew = (version: string) =>
  ({ error: NO_NEW_VERSION, message: 'No new version available', kind: 'up_to_date', version }) as const;
