import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');
const PUBLIC_URL = 'https://alento.example';
/** Texts of the screen on which a mood is recorded. */
const SCREEN = 'apps/web/src/features/mood-entry/record/record.copy.ts';

/** Copies the sources that a build changes or finds by their path; the rest is linked. */
async function copySources(folder: string): Promise<void> {
  await mkdir(join(folder, 'scripts/run'), { recursive: true });
  await mkdir(join(folder, 'apps'));
  await cp(join(ROOT, 'scripts/run/build-shell.mjs'), join(folder, 'scripts/run/build-shell.mjs'));
  await cp(join(ROOT, 'package.json'), join(folder, 'package.json'));
  await cp(join(ROOT, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  await cp(join(ROOT, 'apps/web'), join(folder, 'apps/web'), {
    recursive: true,
    filter: (path) => !/apps\/web\/(node_modules|dist[^/]*)$/.test(path),
  });
  for (const name of ['node_modules', 'packages', 'content', 'apps/web/node_modules'])
    await symlink(join(ROOT, name), join(folder, name));
}

/**
 * Builds the web app for the native shell twice, as two versions that follow each other: in the second, one text of the
 * screen on which a mood is recorded is different.
 *
 * @returns the folders of both builds.
 */
export async function buildTwoVersions(folder: string): Promise<[before: string, after: string]> {
  const sources = join(folder, 'sources');
  await copySources(sources);
  const build = async (name: string, version: string): Promise<string> => {
    const dist = join(folder, name);
    await run(process.execPath, [join(sources, 'scripts/run/build-shell.mjs'), dist, PUBLIC_URL, version]);
    return dist;
  };
  const before = await build('before', '0.1.0+202611280000');
  const path = join(sources, SCREEN);
  const text = await readFile(path, 'utf8');
  const changed = text.replace(/: '([^'\n]{8,})'/, ": '$1!'");
  if (changed === text) throw new Error(`${SCREEN} has no text to change`);
  await writeFile(path, changed);
  return [before, await build('after', '0.1.0+202611290000')];
}

/** Writes two small builds without a bundler, for the smoke form. One of their files differs. */
export async function writeTwoVersions(folder: string): Promise<[before: string, after: string]> {
  const write = async (name: string, text: string): Promise<string> => {
    const dist = join(folder, name);
    await mkdir(dist);
    await writeFile(join(dist, 'index.html'), '<p>bom dia</p>'.repeat(100));
    await writeFile(join(dist, 'screen.js'), `export const text = '${text}';`.repeat(20));
    return dist;
  };
  return [await write('before', 'Como você está?'), await write('after', 'E agora?')];
}
