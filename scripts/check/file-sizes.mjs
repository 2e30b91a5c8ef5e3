import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../run/install.mjs';

const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'scripts'];
const SOURCE = /\.(ts|tsx|mjs|css)$/;
const IGNORED = new Set(['node_modules', 'dist', 'migrations', 'test-results']);
/** Lines: median, 95th percentile, largest (docs/architecture.md, habit 2). */
const LIMITS = { median: 70, p95: 250, largest: 400 };

function* sourcesIn(folder) {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    if (IGNORED.has(item.name)) continue;
    const path = join(folder, item.name);
    if (item.isDirectory()) yield* sourcesIn(path);
    else if (SOURCE.test(item.name)) yield path;
  }
}

/** Prints the file-size figures; tells whether they keep the limits. */
export function checkFileSizes() {
  const files = FOLDERS.flatMap((folder) => [...sourcesIn(join(ROOT, folder))])
    .map((path) => ({ path: relative(ROOT, path), lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share) => files[Math.min(files.length - 1, Math.floor(files.length * share))];
  const figures = { median: at(0.5).lines, p95: at(0.95).lines, largest: files.at(-1).lines };
  process.stdout.write(
    `files ${files.length}, lines: median ${figures.median}, 95th percentile ${figures.p95}, largest ${figures.largest} (${files.at(-1).path})\n`,
  );
  return Object.entries(LIMITS).every(([name, limit]) => figures[name] <= limit);
}
