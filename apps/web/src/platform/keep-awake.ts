import type { Stop } from './stop.ts';

/**
 * Keeps the device's screen on until the returned function is called. Does nothing where the browser can't or refuses
 * to, for example when the battery is low.
 */
export function keepAwake(): Stop {
  // Old browsers lack the property.
  const lock = 'wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => null) : Promise.resolve(null);
  return () => void lock.then((held) => held?.release());
}
