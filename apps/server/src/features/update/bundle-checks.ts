import type { KeyObject } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import { openBundle } from './open-bundle.ts';
import type { Bundle } from './update.repository.ts';
import { objectPath, ZIP_OBJECT } from './update-folder.ts';

/** How long a version that failed is not checked again, ms. */
const RETRY_MS = 60_000;

type Deps = { folder: string; publicKey: KeyObject | null; clock: () => number; log: Logger };
type Check = { startedAt: number; isUsable: Promise<boolean> };

/**
 * Checks each version once per process, before it is offered: that its files are here, and with the public key that the
 * native app will accept them.
 */
export function bundleChecks({ folder, publicKey, clock, log }: Deps) {
  const done = new Map<string, Check>();

  async function check(bundle: Bundle): Promise<boolean> {
    const { version } = bundle;
    const pathOf = (object: string): string => objectPath(folder, version, object);
    try {
      if (publicKey) await openBundle(bundle, publicKey, (object) => readFile(pathOf(object)));
      else for (const object of [ZIP_OBJECT, ...bundle.files.map(({ object }) => object)]) await stat(pathOf(object));
      return true;
    } catch (error) {
      log.warn({ err: error, version }, 'published version not usable');
      return false;
    }
  }

  return {
    /** Whether a version may be offered. */
    async isUsable(bundle: Bundle): Promise<boolean> {
      // A restored database may have another version of this name.
      const key = `${bundle.version}\n${bundle.checksum}\n${bundle.sessionKey}`;
      const known = done.get(key);
      if (known && ((await known.isUsable) || clock() - known.startedAt < RETRY_MS)) return known.isUsable;
      const started = { startedAt: clock(), isUsable: check(bundle) };
      done.set(key, started);
      return started.isUsable;
    },
  };
}
export type BundleChecks = ReturnType<typeof bundleChecks>;
