// This file runs on the system's Node before anything is installed, so it uses only modules of Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
/** The Node version that the project pins as a dependency. */
export const NODE = join(ROOT, 'node_modules/.bin/node');
/** Loads `.env` if it exists. */
export const ENV_FILE = existsSync(join(ROOT, '.env')) ? [`--env-file=${join(ROOT, '.env')}`] : [];
/** File that npm writes last. If it is newer than the lock file, the install is complete. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
const WANTED = join(ROOT, 'package-lock.json');
/** A development package. After a production install the file INSTALLED exists too, but this package is missing. */
const FOR_DEVELOPMENT = join(ROOT, 'node_modules/typescript');

const isInstalled = () =>
  [NODE, INSTALLED, FOR_DEVELOPMENT].every(existsSync) && statSync(INSTALLED).mtimeMs >= statSync(WANTED).mtimeMs;

/** Installs the dependencies, unless they are installed as the lock file requires. */
export function installWhatIsMissing() {
  if (isInstalled()) return;
  process.stdout.write('Instalando dependências…\n');
  // The build of the web app needs the development packages, even if NODE_ENV is production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
