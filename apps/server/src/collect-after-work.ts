import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Time over which the load of the event loop is measured, ms. */
const INTERVAL_MS = 10_000;
/** From this share of the time the process is busy. Below it, a collection of about 50 ms disturbs nobody. */
const BUSY = 0.3;

/** Returns a function that measures the event loop's busy share of the time since its last call, 0 to 1. */
function loadMeter(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    return utilization;
  };
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

/**
 * Collects garbage once when the process was busy and no longer is. V8 collects by itself only after a program has
 * allocated much more: what a peak has left would stay for minutes under light traffic, and for hours without any. It
 * doesn't prevent the process from ending.
 */
export function collectAfterWork({ measureLoad = loadMeter(), collect = garbageCollector() } = {}): void {
  let wasBusy = false;
  setInterval(() => {
    const isBusy = measureLoad() >= BUSY;
    if (wasBusy && !isBusy) collect();
    wasBusy = isBusy;
  }, INTERVAL_MS).unref();
}
