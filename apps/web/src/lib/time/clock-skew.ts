import { now } from './clock.ts';

/** Smaller differences are ignored, ms: after a summer time that was set by hand, a phone is an hour wrong. */
const TOLERANCE_MS = 7_200_000;

let skewMs = 0;

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
}

/** How far the server's clock is ahead of this device's, ms; 0 if it is unknown or about right. */
export const clockSkew = (): number => skewMs;
