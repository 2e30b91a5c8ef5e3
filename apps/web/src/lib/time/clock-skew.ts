import { now } from './clock.ts';

/** Smaller differences are ignored, ms: after a summer time that was set by hand, a phone is an hour wrong. */
const TOLERANCE_MS = 7_200_000;

let skewMs = 0;
/** The instant by this device's clock at which its steady clock was at 0. It moves when somebody sets the clock. */
let origin = 0;
const originNow = (): number => now() - performance.now();

/**
 * Compares this device's clock with the server's.
 *
 * @param date the header `Date` of a response that no cache has stored
 * @param sentAt when the request was sent. The device may have slept until the response was read.
 */
export function compareClock(date: string | null, sentAt: number): void {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) return;
  const isWrong = at < sentAt - TOLERANCE_MS || at > now() + TOLERANCE_MS;
  skewMs = isWrong ? at - now() : 0;
  origin = originNow();
}

/** How far the server's clock is ahead of this device's, ms; 0 if it is about right, unknown, or was set since. */
export const clockSkew = (): number => (Math.abs(originNow() - origin) > TOLERANCE_MS ? 0 : skewMs);

/** Current time, ms epoch: the server's, if this device's clock is known to be wrong. */
export const serverNow = (): number => now() + clockSkew();
