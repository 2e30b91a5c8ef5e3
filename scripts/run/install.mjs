// Runs on the system's Node before anything is installed, so it uses only modules of Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
/** The Node version that the project pins as a dependency. */
export const NODE = join(ROOT, 'node_modules/.bin/node');
/** Loads `.env` if it exists. */
export const ENV_FILE = existsSync(join(ROOT, '.env')) ? [`--env-file=${join(ROOT, '.env')}`] : [];
/** npm writes this file last. If it is newer than the lock file, the install is complete. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
const WANTED = join(ROOT, 'package-lock.json');
/** A development package. A production install writes the file above too, but lacks this package. */
const FOR_DEVELOPMENT = join(ROOT, 'node_modules/typescript');

const isInstalled = () =>
  [NODE, INSTALLED, FOR_DEVELOPMENT].every(existsSync) && statSync(INSTALLED).mtimeMs >= statSync(WANTED).mtimeMs;

/** Installs the dependencies, unless this lock file is already installed. */
export function installWhatIsMissing() {
  if (isInstalled()) return;
  process.stdout.write('Instalando dependências…\n');
  // The web app's build needs the development packages for any NODE_ENV.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
