// Runs on the system's Node, before anything is installed: only Node 20's own modules here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
/** The Node the project pins, from its own dependencies. */
export const NODE = join(ROOT, 'node_modules/.bin/node');
const STAMP = join(ROOT, 'node_modules/.alento-installed');

/** Installs what is missing: nothing when this lock file is already installed. */
export function installWhatIsMissing() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && existsSync(NODE) && readFileSync(STAMP, 'utf8') === wanted) return;
  process.stdout.write('Instalando dependências (só na primeira vez)…\n');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(STAMP, wanted);
}
