import { BUILT_IN, BUNDLE_VERSION } from '@alento/domain/update/updates';
import { compareBundleVersions, compareShellVersions, isShellVersion } from './compare-bundle-versions.ts';
import { isInRollout } from './rollout.ts';

/** What decides whether a published version is offered. */
export type Candidate = { version: string; rollout: number; minShell: string };

/** The device that asks. */
export type Device = {
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
export function fittingBundles<Bundle extends Candidate>(
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
