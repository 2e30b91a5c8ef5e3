import { APP_VERSION } from '../../../lib/api/client-version.ts';
import { getDevice } from '../../../platform/this-device.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { isQuietPath, mayInterrupt, mustGiveWay } from '../../../state/interruption/may-interrupt.ts';
import { updateMemory } from '../updater/update-memory.ts';
import { createUpdater, type Updater } from '../updater/updater.ts';

let updater: Updater | null = null;

/** The app's only updater; null in a browser, and in a shell without the key that verifies updates. */
export function getUpdater(): Updater | null {
  const shell = getDevice().shell?.updates;
  if (!shell) return null;
  updater ??= createUpdater({
    shell,
    version: APP_VERSION,
    memory: updateMemory,
    mayInterrupt: () => mayInterrupt() && !isQuietPath(location.pathname),
    mustGiveWay,
    followUrgency: crisis.subscribe,
    isOnline: () => navigator.onLine,
    elapsed: () => performance.now(),
  });
  return updater;
}

/** Forgets the updater, for tests. @internal */
export const forgetUpdater = (): void => {
  updater = null;
};
