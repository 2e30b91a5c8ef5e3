import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

const LOOK_EVERY_MS = 200;
/** Age at which a lock is stale, ms: its process has died and its process id was given to another process. */
const FORGOTTEN_MS = 10 * 60_000;
const pause = new Int32Array(new SharedArrayBuffer(4));

/**
 * Whether a running process owns the lock.
 *
 * @returns false also if the lock was deleted meanwhile
 */
function isLocked(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > FORGOTTEN_MS) return false;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return false;
    // EPERM means that the process belongs to another user, so it is running.
    if (error.code === 'EPERM') return true;
    throw error;
  }
}

/**
 * Runs the work under a lock file. Waits first until no other process owns the lock.
 *
 * @param lock path of the lock file, which exists while the work runs
 */
export function oneAtATime(lock, work) {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isLocked(lock)) Atomics.wait(pause, 0, 0, LOOK_EVERY_MS);
    else rmSync(lock, { force: true });
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}
