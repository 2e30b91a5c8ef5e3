import { now } from '../../../lib/time/clock.ts';
import { clockSkew } from '../../../lib/time/clock-skew.ts';

/** What the person chose since the clock was found to be wrong. */
let chosen: Promise<'device' | 'right'> | null = null;

/**
 * By how much to shift the time of a mood that is recorded now, ms. Asks, once, if the clock of this device is known to
 * be wrong.
 */
export async function recordingShift(): Promise<number> {
  const skewMs = clockSkew();
  if (skewMs === 0) {
    chosen = null;
    return 0;
  }
  chosen ??= import('./clock-question.tsx').then(
    ({ askForTime }) => askForTime(now(), now() + skewMs),
    () => 'right',
  );
  return (await chosen) === 'right' ? skewMs : 0;
}
