import { getDevice } from '../../platform/this-device.ts';

/** Length of a vibration that a hand notices without being startled, ms. */
const NOTICED_MS = 40;

/** Vibrates once, so that an exercise can be followed with closed eyes. Does nothing where the device can't vibrate. */
export function vibrate(): void {
  const device = getDevice();
  if (device.shell) device.vibrate('hold');
  else if ('vibrate' in navigator) navigator.vibrate(NOTICED_MS);
}
