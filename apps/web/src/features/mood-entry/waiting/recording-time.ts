import { now } from '../../../lib/time/clock.ts';
import { clockSkew } from '../../../lib/time/clock-skew.ts';

/** What the person chose since the app was started. */
let chosen: Promise<'device' | 'right'> | null = null;

/** The time of a mood that is recorded now. Asks, once, if the clock of this device is known to be wrong. */
export async function recordingTime(): Promise<number> {
  const at = now();
  const skewMs = clockSkew();
  if (skewMs === 0) return at;
  chosen ??= import('./clock-question.tsx').then(
    ({ askForTime }) => askForTime(at, at + skewMs),
    () => 'right',
  );
  return (await chosen) === 'right' ? at + skewMs : at;
}
