import { firstQuiet } from '../../../lib/page/when-quiet.ts';
import type { Device, Stop } from '../../../platform/device.ts';
import { followSchedule } from '../updater/follow-schedule.ts';
import type { Updater } from '../updater/updater.ts';
import { confirmWhenWorking } from './confirm-when-working.ts';
import { isScreenDrawn, isServerReachable } from './first-screen.ts';

/**
 * Confirms the running version, takes up what earlier starts left, and looks for updates. A component calls it that is
 * unmounted if the app crashes, so that a version which crashes is not confirmed.
 */
export function beginUpdates(device: Device, updater: Updater): Stop {
  const ended = new AbortController();
  let stopSchedule: Stop | null = null;

  async function confirmAndTidy(): Promise<void> {
    await confirmWhenWorking(
      {
        firstScreen: firstQuiet,
        isDrawn: isScreenDrawn,
        isReachable: isServerReachable,
        isOnline: () => navigator.onLine,
        confirm: async () =>
          (await device.shell?.updates?.confirm().then(
            () => true,
            () => false,
          )) ?? true,
        elapsed: () => performance.now(),
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      },
      ended.signal,
    );
    // Not before: the shell may need the version before to go back to.
    if (!ended.signal.aborted) await updater.tidy();
  }

  async function searchFromNow(): Promise<void> {
    await updater.resume();
    await firstQuiet();
    if (ended.signal.aborted) return;
    const check = (): void => void updater.search(false);
    stopSchedule = followSchedule({ followPresence: device.followPresence, check });
  }

  void confirmAndTidy();
  void searchFromNow();
  return () => {
    ended.abort();
    stopSchedule?.();
  };
}
