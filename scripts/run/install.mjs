// Runs on the system's Node, before anything is installed: only Node 20's own modules here.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
/** The Node the project pins, from its own dependencies. */
export const NODE = join(ROOT, 'node_modules/.bin/node');
/** Reads `.env` where there is one. */
export const ENV_FILE = existsSync(join(ROOT, '.env')) ? [`--env-file=${join(ROOT, '.env')}`] : [];
/** npm writes this last: newer than the lock file, all of it is installed. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
const WANTED = join(ROOT, 'package-lock.json');
/** A package for development: missing after a production install, which is as new. */
const FOR_DEVELOPMENT = join(ROOT, 'node_modules/typescript');

const isInstalled = () =>
  [NODE, INSTALLED, FOR_DEVELOPMENT].every(existsSync) && statSync(INSTALLED).mtimeMs >= statSync(WANTED).mtimeMs;

/** Installs what is missing: nothing when this lock file is already installed. */
export function installWhatIsMissing() {
  if (isInstalled()) return;
  process.stdout.write('Instalando dependências…\n');
  // Building the web app needs the development packages, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
