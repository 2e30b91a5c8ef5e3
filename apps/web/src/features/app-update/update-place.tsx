import { useEffect, useSyncExternalStore } from 'react';
import { getDevice } from '../../platform/this-device.ts';
import { UpdateDialog } from './dialogs/update-dialog.tsx';
import { getUpdater } from './start/app-updater.ts';
import { beginUpdates } from './start/begin-updates.ts';
import type { Updater } from './updater/updater.ts';

function Updates({ updater }: { updater: Updater }) {
  const { update, isOpen } = useSyncExternalStore(updater.subscribe, updater.current);
  useEffect(() => beginUpdates(getDevice(), updater), [updater]);
  return update && <UpdateDialog update={update} isOpen={isOpen} updater={updater} />;
}

/**
 * Updates over the air, in the native shell. Mount it inside the crash boundary, because a version that crashes must
 * not be confirmed.
 */
export function UpdatePlace() {
  const updater = getUpdater();
  return updater && <Updates updater={updater} />;
}
