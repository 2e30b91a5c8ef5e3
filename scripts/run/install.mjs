// This file runs on the system's Node before anything is installed, so it uses only modules of Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

export const ROOT = join(import.meta.dirname, '../..');
/** The Node version that the project pins as a dependency. */
export const NODE = join(ROOT, 'node_modules/.bin/node');
/** Loads `.env` if it exists. */
export const ENV_FILE = existsSync(join(ROOT, '.env')) ? [`--env-file=${join(ROOT, '.env')}`] : [];
/** What is installed, in the form of the lock file. npm writes it last. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
const WANTED = join(ROOT, 'package-lock.json');

/** The packages of a lock file, by their folder; none if it was cut off. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Whether the packages of the lock file are installed, also those for development; optional ones may be missing. */
function isInstalled() {
  if (!existsSync(NODE) || !existsSync(INSTALLED)) return false;
  const installed = packagesOf(INSTALLED);
  const { '': _project, ...wanted } = packagesOf(WANTED);
  return (
    Object.keys(installed).every((folder) => folder in wanted) &&
    Object.entries(wanted).every(([folder, wants]) =>
      folder in installed ? isDeepStrictEqual(installed[folder], wants) : wants.optional,
    )
  );
}

/** Installs the dependencies, unless they are installed as the lock file requires. */
export function installWhatIsMissing() {
  if (isInstalled()) return;
  process.stdout.write('Instalando dependências…\n');
  // The build of the web app needs the development packages, even if NODE_ENV is production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
