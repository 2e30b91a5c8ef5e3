import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NODE, ROOT } from './install.mjs';

const WEB = join(ROOT, 'apps/web');
const SOURCES = ['apps/web', 'packages', 'content', 'package-lock.json'];
const IGNORED = new Set(['node_modules', 'dist', 'dist-prerender']);
const STAMP = join(WEB, 'dist/.sources');

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

/** Builds the web app when its sources differ from those of the last build. */
export function buildWebWhenChanged() {
  const digest = digestOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;
  process.stdout.write('Montando o aplicativo web…\n');
  const { status } = spawnSync(NODE, [join(WEB, 'build/build.ts')], { cwd: WEB, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(STAMP, digest);
}
