import type { Bundle, ShellUpdates } from '../../../platform/shell-updates.ts';
import { problemTexts } from '../update.copy.ts';
import { surplusBundles } from './surplus-bundles.ts';
import type { UpdateStore } from './update-store.ts';

/**
 * Removes bundles that aren't needed. Never during a download, because the shell would cancel it. A failure is shown on
 * /perfil; the next call tries again.
 */
export async function tidyBundles(shell: ShellUpdates, store: UpdateStore): Promise<void> {
  const isDownloading = (): boolean => store.current().update?.status === 'downloading';
  if (isDownloading()) return;
  try {
    const [bundles, current, staged] = await Promise.all([shell.list(), shell.current(), shell.staged()]);
    const used = [staged?.id, store.current().update?.id].filter((id) => typeof id === 'string');
    for (const { id } of surplusBundles(bundles, current.id, used)) {
      // The person may have begun a download meanwhile.
      if (isDownloading()) return;
      await shell.remove(id);
    }
    store.change({ problem: null });
  } catch {
    store.change({ problem: problemTexts.sync });
  }
}

/** The bundle of this version, if an earlier download left it on the device. */
export async function downloadedBefore(
  shell: ShellUpdates,
  store: UpdateStore,
  version: string,
): Promise<Bundle | null> {
  try {
    const bundles = await shell.list();
    return bundles.find((bundle) => bundle.version === version && bundle.isComplete) ?? null;
  } catch {
    store.change({ problem: problemTexts.sync });
    return null;
  }
}
