import { UPDATE_CHECK_AFTER_RETURN_MS, UPDATE_CHECK_MS } from '@alento/domain/update/updates';
import type { Device, Stop } from '../../../platform/device.ts';

type Ports = Pick<Device, 'followPresence'> & { readonly check: () => void };

/**
 * Checks at once, then every 4 hours, and 1 s after each return to the app. Only timers of the browser are used, which
 * measure elapsed time, so a clock that is set back or forward changes nothing. While the app is away nothing is
 * checked, because the system stops its timers at any time; the return checks anyway.
 */
export function followSchedule({ check, followPresence }: Ports): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    timer = setTimeout(run, UPDATE_CHECK_MS);
    check();
  };
  run();
  const leave = followPresence({
    onAway: () => clearTimeout(timer),
    onReturn() {
      clearTimeout(timer);
      timer = setTimeout(run, UPDATE_CHECK_AFTER_RETURN_MS);
    },
  });
  return () => {
    clearTimeout(timer);
    leave();
  };
}
