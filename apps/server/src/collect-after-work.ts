import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Time over which the load of the event loop is measured, ms. */
const INTERVAL_MS = 10_000;
/** Below this share of the time that the process is busy, a collection disturbs nobody. */
const BUSY = 0.3;
/** By which factor the memory has to grow for a collection, so that steady traffic causes none. */
const GROWTH = 1.2;
/** Number of intervals after which garbage is collected once more, because running work held a part of the memory. */
const AGAIN = 3;

/** Returns a function that measures the event loop's busy share of the time since its last call, 0 to 1. */
function loadMeter(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    return utilization;
  };
}

/** Returns a function that collects garbage and gives the freed memory back to the system, in about 120 ms. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const gc: (options: object) => void = runInNewContext('gc');
  // Without the flavor V8 keeps most of the freed memory: half of a peak.
  return () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Collects garbage when the process's memory has grown, and once more half a minute later, both while the process isn't
 * busy. V8 collects by itself only after a program has allocated much more: what a peak has left would stay for minutes
 * under light traffic, and for hours without any. It doesn't prevent the process from ending.
 */
export function collectAfterWork({
  measureLoad = loadMeter(),
  measureMemory = (): number => process.memoryUsage.rss(),
  collect = garbageCollector(),
} = {}): void {
  let level = measureMemory();
  let intervalsLeft = 0;
  const collectNow = (): void => {
    collect();
    level = measureMemory();
  };
  setInterval(() => {
    if (measureLoad() >= BUSY) return;
    const memory = measureMemory();
    level = Math.min(level, memory);
    if (memory > level * GROWTH) {
      collectNow();
      intervalsLeft = AGAIN;
    } else if (intervalsLeft > 0) {
      intervalsLeft -= 1;
      if (intervalsLeft === 0) collectNow();
    }
  }, INTERVAL_MS).unref();
}
