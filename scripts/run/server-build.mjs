import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { buildWhenChanged, isUpToDate } from './when-changed.mjs';

const DIST = join(ROOT, 'apps/server/dist');
/** What the bundle and its parsed content are made of. */
export const SERVER_SOURCES = [
  'apps/server/src',
  'packages',
  'content',
  'package-lock.json',
  'scripts/run/bundle-server.mjs',
];
const BUILD = {
  sources: SERVER_SOURCES,
  dist: DIST,
  lock: join(ROOT, 'node_modules/.server-build'),
  message: 'Montando o servidor…',
  script: 'scripts/run/bundle-server.mjs',
};
/**
 * Settings of glibc's malloc for the server's process. By default it keeps the 19 MiB that each check of a password
 * takes, in every thread, and more after a peak.
 */
export const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Entry of the bundle for a source file, given as a path in apps/server/src. All files of a bundle are in one folder. */
export const entryOf = (file) => file.replaceAll('/', '.').replace(/\.ts$/, '');

/** Bundles the server if its sources differ from those of the last bundle. */
export const buildServerWhenChanged = () => buildWhenChanged(BUILD);

/** Path by which a source file of the server is started: in the bundle, if there is one of the current sources. */
export function serverFile(file) {
  return isUpToDate(BUILD) ? join(DIST, `${entryOf(file)}.js`) : join(ROOT, 'apps/server/src', file);
}

let isBuilt = false;
/** The same for processes that start the server often: bundles it first, once. */
export function bundledServerFile(file) {
  if (!isBuilt) buildServerWhenChanged();
  isBuilt = true;
  return join(DIST, `${entryOf(file)}.js`);
}
