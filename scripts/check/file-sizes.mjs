import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../run/install.mjs';

const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'testing', 'scripts'];
const SOURCE = /\.(ts|tsx|mjs|css)$/;
const IGNORED = new Set(['node_modules', 'dist', '.cache', 'migrations', 'test-results']);
/** Limits in lines: median, 95th percentile, largest file (CONTRIBUTING.md). */
const LIMITS = { median: 70, p95: 250, largest: 400 };
const TEST = /\.(test|spec|harness|fixture)\.tsx?$/;
/** Limits of a folder: average number of source files without tests, and maximum number of all files. */
const FOLDER_LIMITS = { average: 7, largest: 30 };

function* sourcesIn(folder) {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    if (IGNORED.has(item.name)) continue;
    const path = join(folder, item.name);
    if (item.isDirectory()) yield* sourcesIn(path);
    else if (SOURCE.test(item.name)) yield path;
  }
}

/**
 * Prints the number of files per folder.
 *
 * @returns whether the numbers are within the limits
 */
function checkFolders(paths) {
  const count = (some) => {
    const folders = new Map();
    for (const path of some) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
    return folders;
  };
  const sources = paths.filter((path) => !TEST.test(path));
  const average = sources.length / count(sources).size;
  const [name, largest] = [...count(paths)].sort(([, a], [, b]) => b - a)[0];
  process.stdout.write(
    `folders ${count(paths).size}, source files in each: average ${average.toFixed(1)}; most files, tests included: ${largest} (${name})\n`,
  );
  return average <= FOLDER_LIMITS.average && largest <= FOLDER_LIMITS.largest;
}

/**
 * Prints the sizes of files and folders.
 *
 * @returns whether the sizes are within the limits
 */
export function checkFileSizes() {
  const files = FOLDERS.flatMap((folder) => [...sourcesIn(join(ROOT, folder))])
    .map((path) => ({ path: relative(ROOT, path), lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share) => files[Math.min(files.length - 1, Math.floor(files.length * share))];
  const figures = { median: at(0.5).lines, p95: at(0.95).lines, largest: files.at(-1).lines };
  process.stdout.write(
    `files ${files.length}, lines: median ${figures.median}, 95th percentile ${figures.p95}, largest ${figures.largest} (${files.at(-1).path})\n`,
  );
  const fit = checkFolders(files.map(({ path }) => path));
  const isWithin = fit && Object.entries(LIMITS).every(([name, limit]) => figures[name] <= limit);
  if (!isWithin) process.stdout.write('FAIL sizes of files and folders (CONTRIBUTING.md)\n');
  return isWithin;
}
