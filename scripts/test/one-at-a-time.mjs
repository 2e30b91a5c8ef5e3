import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

const LOOK_EVERY_MS = 200;
/** A lock this old belongs to nobody: its process died and another one has its number now. */
const FORGOTTEN_MS = 10 * 60_000;
const pause = new Int32Array(new SharedArrayBuffer(4));

/** @returns whether the lock is held by a process that runs; a lock that went away meanwhile isn't. */
function isHeld(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > FORGOTTEN_MS) return false;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return false;
    // Somebody else's process: it runs.
    if (error.code === 'EPERM') return true;
    throw error;
  }
}

/**
 * Runs the work while no other process runs work under the same lock file; waits for it otherwise.
 *
 * @param lock path of a file that exists while the work runs.
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
