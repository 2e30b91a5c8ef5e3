import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { oneAtATime } from '../test/one-at-a-time.mjs';
import { NODE, ROOT } from './install.mjs';

const WEB = join(ROOT, 'apps/web');
const SOURCES = ['apps/web', 'packages', 'content', 'package-lock.json'];
const IGNORED = new Set(['node_modules', 'dist', 'dist-prerender']);
const STAMP = join(WEB, 'dist/.sources');
const LOCK = join(ROOT, 'node_modules/.web-build');

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

const isBuilt = (digest) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest;

/** Builds the web app if its sources differ from those of the last build. */
export function buildWebWhenChanged() {
  const digest = digestOfSources();
  if (isBuilt(digest)) return;
  const status = oneAtATime(LOCK, () => {
    // Another process may have built the app while this one waited for the lock.
    if (isBuilt(digest)) return 0;
    process.stdout.write('Montando o aplicativo web…\n');
    const build = spawnSync(NODE, [join(WEB, 'build/build.ts')], { cwd: WEB, stdio: 'inherit' });
    if (build.status === 0) writeFileSync(STAMP, digest);
    return build.status ?? 1;
  });
  if (status !== 0) process.exit(status);
}
