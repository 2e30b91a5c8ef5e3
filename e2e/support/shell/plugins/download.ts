import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Native } from '../phone-state.ts';
import { type Files, type ManifestEntry, openedChecksum, restored, sha256, targetOf } from './bundle-files.ts';
import type { Bundles } from './bundles.ts';
import type { UpdaterSettings } from './updater-settings.ts';

/** How the updater gets a bundle's files: one by one from a manifest (DownloadService). */
export function downloader(native: Native, bundles: Bundles, settings: UpdaterSettings) {
  async function fetched(url: string): Promise<Buffer> {
    settings.downloads.push(url);
    const response = await native.fetch(url);
    if (!response.ok) throw new Error(`Unexpected response code: ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  /** Files of the bundles on the phone by their checksum, so that unchanged files are not downloaded again. */
  async function filesHere(): Promise<Map<string, Buffer>> {
    const folders = new Set([bundles.folderOf('builtin'), ...bundles.list().map(({ id }) => bundles.folderOf(id))]);
    const here = new Map<string, Buffer>();
    for (const folder of folders) {
      for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!file.isFile()) continue;
        const content = await readFile(join(file.parentPath, file.name));
        here.set(sha256(content), content);
      }
    }
    return here;
  }

  return async (entries: ManifestEntry[], sessionKey: string, onShare: (share: number) => void): Promise<Files> => {
    const here = await filesHere();
    const files: Files = new Map();
    for (const { file_name: name, file_hash, download_url } of entries) {
      const hash = openedChecksum(file_hash, settings.publicKey);
      const content = here.get(hash) ?? restored(name, await fetched(download_url), sessionKey, settings.publicKey);
      if (sha256(content) !== hash) throw new Error(`Checksum verification failed for: ${name}`);
      files.set(targetOf(name), content);
      onShare(files.size / entries.length);
    }
    return files;
  };
}
