import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Time over which the load of the event loop is measured, ms. */
const INTERVAL_MS = 10_000;
/** From this share of the time the process was busy, and below this one it is idle. */
const BUSY = 0.3;
const IDLE = 0.03;

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
 * Collects garbage once when the process is idle after it was busy, because V8 collects only while a program allocates
 * memory: what a peak has left would stay for hours. It doesn't prevent the process from ending.
 */
export function collectWhenIdle({ measureLoad = loadMeter(), collect = garbageCollector() } = {}): void {
  let wasBusy = false;
  setInterval(() => {
    const load = measureLoad();
    if (load >= BUSY) wasBusy = true;
    if (!wasBusy || load >= IDLE) return;
    wasBusy = false;
    collect();
  }, INTERVAL_MS).unref();
}
