import { ConfigError } from '../config.ts';
import { bundleChecks } from '../features/update/bundle-checks.ts';
import { KeyFault, readPublicKey } from '../features/update/signing-keys.ts';
import { updateRoutes } from '../features/update/update.routes.ts';
import { updateService } from '../features/update/update.service.ts';
import { updateFolder } from '../features/update/update-folder.ts';
import type { Mount } from '../http/mount.ts';
import type { Deps } from './app-deps.ts';

/** Reads the configured public key, so that a wrong one stops the start. */
function publicKeyAt(path: string | undefined) {
  try {
    return path === undefined ? null : readPublicKey(path);
  } catch (error) {
    if (error instanceof KeyFault) throw new ConfigError(`Bad configuration:\n  ${error.message}`);
    throw error;
  }
}

/** Connects the updates of the native app over the air. */
export function buildUpdates({ config, database, clock, log, publicUrl }: Deps) {
  const folder = updateFolder(config);
  const checks = bundleChecks({ folder, publicKey: publicKeyAt(config.OTA_PUBLIC_KEY), clock, log });
  const updates = updateService({ db: database.db, clock, checks });
  return { mountOn: (mount: Mount) => updateRoutes(mount, updates, { folder, publicUrl }) };
}
