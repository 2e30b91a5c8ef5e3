import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { oneAtATime } from '../test/one-at-a-time.mjs';
import { NODE, ROOT } from './install.mjs';

const SOURCES = ['apps/web', 'packages', 'content', 'package-lock.json'];
const IGNORED = new Set(['node_modules', 'dist', 'dist-prerender', '.cache']);

function* filesOf(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) if (!IGNORED.has(name)) yield* filesOf(join(path, name));
}

function digestOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesOf(join(ROOT, source)))
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Builds the web app's sources into a folder, unless the folder was built from the same sources.
 *
 * @param {{ dist: string, lock: string, told: string, script: string, args?: string[] }} build the folder, a lock file,
 *   what to tell the person who waits, and the script in apps/web/build.
 */
export function buildWhenChanged({ dist, lock, told, script, args = [] }) {
  const stamp = join(dist, '.sources');
  const digest = digestOfSources();
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (isBuilt()) return;
  const status = oneAtATime(lock, () => {
    // Another process may have built the app while this one waited for the lock.
    if (isBuilt()) return 0;
    process.stdout.write(`${told}\n`);
    const web = join(ROOT, 'apps/web');
    const build = spawnSync(NODE, [join(web, 'build', script), ...args], { cwd: web, stdio: 'inherit' });
    if (build.status === 0) writeFileSync(stamp, digest);
    return build.status ?? 1;
  });
  if (status !== 0) process.exit(status);
}
