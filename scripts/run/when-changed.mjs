import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { oneAtATime } from '../test/one-at-a-time.mjs';
import { NODE, ROOT } from './install.mjs';

/** File in a built folder with the digest of its sources. */
const STAMP = '.sources';
const IGNORED = new Set(['node_modules', 'dist', 'dist-prerender', '.cache']);
const TEST = /\.test\.tsx?$/;

function* filesOf(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort())
    if (!IGNORED.has(name) && !TEST.test(name)) yield* filesOf(join(path, name));
}

/** Digest of files and folders without tests, given as paths from the repository's root. */
function digestOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(join(ROOT, source)))
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether the folder was built from sources with this digest. */
function isBuiltFrom(dist, digest) {
  const stamp = join(dist, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

/** Whether a folder was built from these sources, as they are now. */
export const isUpToDate = ({ dist, sources }) => isBuiltFrom(dist, digestOf(sources));

/**
 * Runs a script that builds a folder, unless the folder was built from the same sources.
 *
 * @param {{ sources: string[], dist: string, lock: string, message: string, script: string, args?: string[], day?: string }}
 *   build paths of the sources, the folder, a lock file, what to print for the person who waits, and the script. Except for
 *   the folder and the lock, paths are relative to the repository's root. With a day, the folder is built anew on
 *   another day.
 */
export function buildWhenChanged({ sources, dist, lock, message, script, args = [], day = '' }) {
  const digest = digestOf(sources) + day;
  if (isBuiltFrom(dist, digest)) return;
  const status = oneAtATime(lock, () => {
    // Another process may have built it while this one waited for the lock.
    if (isBuiltFrom(dist, digest)) return 0;
    process.stdout.write(`${message}\n`);
    // A build that is interrupted must not count as the last one.
    rmSync(join(dist, STAMP), { force: true });
    const path = join(ROOT, script);
    const build = spawnSync(NODE, [path, ...args], { cwd: dirname(dirname(path)), stdio: 'inherit' });
    if (build.status === 0) writeFileSync(join(dist, STAMP), digest);
    return build.status ?? 1;
  });
  if (status !== 0) throw new Error(`This failed: ${message}`);
}
