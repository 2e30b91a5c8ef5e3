import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

const LOOK_EVERY_MS = 200;
/** A lock this old is stale: its process died and its id was reused. */
const FORGOTTEN_MS = 10 * 60_000;
const pause = new Int32Array(new SharedArrayBuffer(4));

/** @returns whether a running process holds the lock; false if the lock was deleted meanwhile. */
function isHeld(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > FORGOTTEN_MS) return false;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return false;
    // The process belongs to another user, so it runs.
    if (error.code === 'EPERM') return true;
    throw error;
  }
}

/**
 * Runs the work under a lock file that other processes respect, and waits for it first.
 *
 * @param lock path of the lock file, which exists while the work runs.
 */
export function oneAtATime(lock, work) {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isHeld(lock)) Atomics.wait(pause, 0, 0, LOOK_EVERY_MS);
    else rmSync(lock, { force: true });
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}
