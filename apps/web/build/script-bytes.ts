import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LATE_PARTS, ROUTE_SCRIPTS, type RouteScripts } from './script-budgets.ts';

/** An entry of Vite's manifest; `imports` are keys of the manifest. */
type Built = { file: string; imports?: string[] };
type Manifest = Record<string, Built>;

/** Scripts that the HTML of a page requests. */
const SCRIPT_SOURCE = /(?:src|href)="\/(assets\/[^"]+\.js)"/g;
const REPORT_FILE = '.vite/script-bytes.json';

export type RouteBytes = RouteScripts & {
  /** Files of the first screen. */
  files: string[];
  bytes: number;
  /** Upper limit of what a member's device loads after the first screen, gzip. */
  laterBytes: number;
};

function addWithImports(key: string, manifest: Manifest, files: Set<string>): void {
  const built = manifest[key];
  if (!built) throw new Error(`The build has no ${key}`);
  if (files.has(built.file)) return;
  files.add(built.file);
  for (const imported of built.imports ?? []) addWithImports(imported, manifest, files);
}

/** The JavaScript that each route loads, according to the build's manifest and the route's HTML. */
export async function scriptBytesByRoute(dist: string): Promise<RouteBytes[]> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  async function sizeOf(files: Iterable<string>): Promise<number> {
    let size = 0;
    for (const file of files) size += gzipSync(await readFile(join(dist, file)), { level: 9 }).length;
    return size;
  }
  return Promise.all(
    ROUTE_SCRIPTS.map(async (route) => {
      const files = new Set<string>();
      for (const [, file = ''] of page.matchAll(SCRIPT_SOURCE)) files.add(file);
      for (const key of [route.screen, ...route.parts]) addWithImports(key, manifest, files);
      const all = new Set(files);
      if (route.as === 'member') for (const key of LATE_PARTS) addWithImports(key, manifest, all);
      const bytes = await sizeOf(files);
      return { ...route, files: [...files].sort(), bytes, laterBytes: (await sizeOf(all)) - bytes };
    }),
  );
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

export const scriptTable = (routes: readonly RouteBytes[]): string =>
  ['| route | first screen | budget | afterwards, at most | (JavaScript, kB gzip)']
    .concat(
      routes.map(
        ({ path, bytes, budgetKb, laterBytes }) => `| ${path} | ${kB(bytes)} | ${budgetKb} | ${kB(laterBytes)} |`,
      ),
    )
    .join('\n');

/** Stores the figures with the build, and rejects a build in which a route exceeds its budget. */
export async function checkScriptBytes(dist: string): Promise<void> {
  const routes = await scriptBytesByRoute(dist);
  await writeFile(join(dist, REPORT_FILE), JSON.stringify(routes));
  const over = routes.filter(({ bytes, budgetKb }) => bytes > budgetKb * 1000);
  if (over.length > 0) throw new Error(`Over budget:\n${scriptTable(over)}`);
}
