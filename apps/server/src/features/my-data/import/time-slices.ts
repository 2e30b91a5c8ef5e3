import { setImmediate } from 'node:timers/promises';

/** Longest time for which long work keeps the event loop, ms. */
const SLICE_MS = 10;

/** Divides long work: the returned function, called before each step, lets the event loop run after a slice of time. */
export function timeSlices(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await setImmediate();
    began = performance.now();
  };
}
