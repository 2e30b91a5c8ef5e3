import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LATE_PARTS, ROUTE_SCRIPTS } from './script-budgets.ts';
import { checkScriptBytes, scriptBytesByRoute } from './script-bytes.ts';

let dist = '';
const manifest: Record<string, { file: string; imports?: string[] }> = {};
const noise = (bytes: number): string => randomBytes(bytes / 2).toString('hex');

/** Writes a build in which every route is one file, and all of them import the same shared file. */
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'alento-bytes-'));
  await mkdir(join(dist, '.vite'));
  await mkdir(join(dist, 'assets'));
  const keys = [...ROUTE_SCRIPTS.flatMap(({ screen, parts }) => [screen, ...parts]), ...LATE_PARTS];
  manifest._shared = { file: 'assets/shared.js' };
  for (const [index, key] of keys.entries()) manifest[key] = { file: `assets/${index}.js`, imports: ['_shared'] };
  for (const { file } of Object.values(manifest)) await writeFile(join(dist, file), noise(200));
  await writeFile(join(dist, 'assets/app.js'), noise(1000));
  await writeFile(join(dist, 'assets/never.js'), noise(400_000));
  await writeFile(join(dist, 'index.html'), '<script type="module" crossorigin src="/assets/app.js"></script>');
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
});

afterEach(() => rm(dist, { recursive: true }));

const home = async () => (await scriptBytesByRoute(dist)).find(({ path }) => path === '/home');

it('scriptBytesByRoute() lists each script of a route once, also if the app and the screen share it', async () => {
  const screen = manifest['src/routes/home/home.tsx']?.file;
  expect((await home())?.files).toEqual(['assets/app.js', 'assets/shared.js', screen].sort());
});

it('scriptBytesByRoute() counts scripts that load after the first screen separately', async () => {
  const before = await home();
  await writeFile(join(dist, manifest[LATE_PARTS[0] ?? '']?.file ?? ''), noise(20_000));
  const after = await home();
  expect(after?.bytes).toBe(before?.bytes);
  expect(after?.laterBytes).toBeGreaterThan((before?.laterBytes ?? 0) + 8000);
});

it('checkScriptBytes() writes the sizes into the build, and rejects a route that exceeds its budget', async () => {
  await checkScriptBytes(dist);
  expect(JSON.parse(await readFile(join(dist, '.vite/script-bytes.json'), 'utf8'))).toHaveLength(ROUTE_SCRIPTS.length);
  await writeFile(join(dist, manifest['src/routes/home/home.tsx']?.file ?? ''), noise(400_000));
  await expect(checkScriptBytes(dist)).rejects.toThrow(/Over budget:\n.*\n\| \/home/);
});
