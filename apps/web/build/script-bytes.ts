import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROUTE_SCRIPTS, type RouteScripts } from './script-budgets.ts';

/** A file of Vite's manifest: what it imports at once, by the manifest's keys. */
type Built = { file: string; imports?: string[] };
type Manifest = Record<string, Built>;

/** The scripts that a page itself asks for. */
const ASKED_FOR = /(?:src|href)="\/(assets\/[^"]+\.js)"/g;

export type RouteBytes = RouteScripts & { files: string[]; bytes: number };

function addWithImports(key: string, manifest: Manifest, files: Set<string>): void {
  const built = manifest[key];
  if (!built) throw new Error(`The build has no ${key}`);
  if (files.has(built.file)) return;
  files.add(built.file);
  for (const imported of built.imports ?? []) addWithImports(imported, manifest, files);
}

/** The JavaScript each route loads for its first screen, by the build's manifest. */
export async function scriptBytesByRoute(dist: string): Promise<RouteBytes[]> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const sizes = new Map<string, number>();
  async function sizeOf(file: string): Promise<number> {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = gzipSync(await readFile(join(dist, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  }
  return Promise.all(
    ROUTE_SCRIPTS.map(async (route) => {
      const files = new Set<string>();
      for (const [, file = ''] of page.matchAll(ASKED_FOR)) files.add(file);
      for (const key of [route.screen, ...route.parts]) addWithImports(key, manifest, files);
      const bytes = await Promise.all([...files].map(sizeOf));
      return { ...route, files: [...files].sort(), bytes: bytes.reduce((sum, size) => sum + size, 0) };
    }),
  );
}

/** Refuses a build that sends more than a route's budget. */
export function checkScriptBytes(routes: readonly RouteBytes[]): void {
  const over = routes.filter(({ bytes, budgetKb }) => bytes > budgetKb * 1000);
  if (over.length === 0) return;
  const lines = over.map(({ path, bytes, budgetKb }) => `${path}: ${(bytes / 1000).toFixed(1)} kB of ${budgetKb}`);
  throw new Error(`More JavaScript than the budget allows (gzip): ${lines.join('; ')}`);
}
