import type { UpdateRequest } from '@alento/contract/update/updates';
import { APP_ID, BUILT_IN, BUNDLE_VERSION, DEFAULT_CHANNEL } from '@alento/domain/update/updates';
import type { z } from 'zod';
import type { Store } from '../../db/database.ts';
import type { BundleChecks } from './bundle-checks.ts';
import { compareBundleVersions, compareShellVersions, isShellVersion } from './compare-bundle-versions.ts';
import { isInRollout } from './rollout.ts';
import {
  addCounts,
  type Bundle,
  type EventCount,
  hasObject,
  listCandidates,
  listKnown,
  readPublished,
  readWithdrawal,
} from './update.repository.ts';

/** What decides whether a published version is offered. */
type Candidate = { version: string; rollout: number; minShell: string };

/** The device that asks. */
type Device = {
  /** Random id of the installation; neither stored nor logged. */
  id: string;
  /** Version of the shell. */
  shell: string;
  /** Version of the web app that runs, or `builtin`. */
  running: string;
};

/** The stored version that the device runs; undefined for another one. */
type Running = { withdrawnAt: Date | null } | undefined;

/** Whether a candidate replaces the version that runs. Only a withdrawn version is replaced by an older one. */
function isNewer(candidate: Candidate, device: Device, running: Running): boolean {
  if (candidate.version === device.running) return false;
  if (running && running.withdrawnAt !== null) return true;
  // The web app that the shell came with is compared below, and a version of an unknown kind with nothing.
  if (device.running === BUILT_IN || !BUNDLE_VERSION.test(device.running)) return true;
  return compareBundleVersions(candidate.version, device.running) > 0;
}

/**
 * The versions that may be offered to a device, the highest first. The web app that the shell came with has
 * the shell's version, and an older one is never offered: it may lack what the shell's has.
 */
function fittingBundles<Bundle extends Candidate>(
  candidates: readonly Bundle[],
  device: Device,
  running: Running,
): Bundle[] {
  if (!isShellVersion(device.shell)) return [];
  const fitting = candidates.filter(
    (candidate) =>
      compareShellVersions(candidate.minShell, device.shell) <= 0 &&
      compareBundleVersions(candidate.version, device.shell) > 0 &&
      isNewer(candidate, device, running) &&
      isInRollout(device.id, candidate.version, candidate.rollout),
  );
  return fitting.sort((a, b) => compareBundleVersions(b.version, a.version));
}

/**
 * What @capgo/capacitor-updater 8.51 reports about a version (`sendStats` in its sources). It also reports the use of
 * the app and its errors, which is none of an update's and isn't counted.
 */
const PROGRESS = [10, 20, 30, 40, 50, 60, 70, 80, 90].map((percent) => `download_${percent}`);

const ACTIONS: ReadonlySet<string> = new Set([
  ...PROGRESS,
  ...['download_zip_start', 'download_zip_complete', 'download_manifest_start', 'download_manifest_complete'],
  ...['download_complete', 'download_fail', 'finish_download_fail', 'update_fail', 'insufficient_disk_space'],
  ...['download_manifest_file_fail', 'download_manifest_checksum_fail', 'download_manifest_brotli_fail'],
  ...['checksum_fail', 'checksum_required', 'session_key_required', 'decrypt_fail', 'unzip_fail', 'low_mem_fail'],
  ...['manifest_path_fail', 'canonical_path_fail', 'directory_path_fail', 'windows_path_fail'],
  ...['set', 'set_fail', 'set_next', 'reset', 'delete'],
]);

/** Whether an action is counted. */
export const isCountedAction = (action: string): boolean => ACTIONS.has(action);

type Deps = Store & { checks: BundleChecks };
export type UpdateEvent = { platform: 'android' | 'ios'; action: string; version_name: string };

/** A version to download, or the version that the device should go on running, or go back to. */
type Offer = { bundle: Bundle } | { bundle: null; version: string };

/** Counts of equal events, in the order of the primary key, so that concurrent upserts don't deadlock. */
function countsOf(events: readonly UpdateEvent[], day: string): EventCount[] {
  const byKey = Map.groupBy(events, ({ platform, version_name, action }) => `${platform}\n${version_name}\n${action}`);
  return [...byKey]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, equal]) => {
      const [first] = equal;
      if (!first) return [];
      const { platform, version_name: version, action } = first;
      return [{ day, platform, version, action, count: equal.length }];
    });
}

/** Updates of the native app over the air. */
export function updateService({ db, clock, checks }: Deps) {
  return {
    /** Chooses the newest version that fits a device. Nothing of the device is stored. */
    async offer(request: z.output<typeof UpdateRequest>): Promise<Offer> {
      const running = request.version_name;
      if (request.app_id !== APP_ID) return { bundle: null, version: running };
      const device = { id: request.device_id, shell: request.version_build, running };
      const times = running === BUILT_IN ? undefined : await readWithdrawal(db, running);
      const candidates = await listCandidates(db, request.defaultChannel || DEFAULT_CHANNEL);
      for (const { version } of fittingBundles(candidates, device, times)) {
        const bundle = await readPublished(db, version);
        if (bundle && (await checks.isUsable(bundle))) return { bundle };
      }
      return { bundle: null, version: times?.withdrawnAt ? BUILT_IN : running };
    },

    /** Whether a file may be downloaded: it belongs to a version that is published and not withdrawn. */
    mayDownload: (version: string, object: string): Promise<boolean> => hasObject(db, version, object),

    /**
     * Counts events by day. Only known actions of versions that were published here are counted, so that the table
     * can't be filled by strangers.
     */
    async count(events: readonly UpdateEvent[]): Promise<void> {
      const counted = events
        .filter(({ action }) => isCountedAction(action))
        // The plugin appends the name of a file that failed.
        .map((event) => ({ ...event, version_name: event.version_name.replace(/:.*/s, '') }));
      const versions = new Set(counted.map((event) => event.version_name));
      const known = new Set([...(await listKnown(db, [...versions])), BUILT_IN]);
      const day = new Date(clock()).toISOString().slice(0, 10);
      await addCounts(
        db,
        countsOf(
          counted.filter((event) => known.has(event.version_name)),
          day,
        ),
      );
    },
  };
}
export type UpdateService = ReturnType<typeof updateService>;
