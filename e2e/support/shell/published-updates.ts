import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledServerFile } from '../../../scripts/run/server-build.mjs';
import { startedData } from '../../../scripts/test/started-data.mjs';
import { startProduct } from '../running-product.ts';
import { BUILT, BUILT_VERSION } from './built-shell.ts';

/** A server that offers a version of the app to phones. */
export type UpdateServer = {
  version: string;
  /** The updater's settings in the shell that gets the update. */
  settings: { updateUrl: string; publicKey: string };
  stop(): Promise<void>;
};

/** Writes the app's build as another version of it. */
async function writeBuild(dist: string, version: string): Promise<void> {
  await cp(BUILT, dist, { recursive: true, filter: (path) => !path.endsWith('.sources') });
  for (const name of await readdir(join(dist, 'assets'))) {
    if (!name.endsWith('.js')) continue;
    const file = join(dist, 'assets', name);
    const text = await readFile(file, 'utf8');
    if (text.includes(BUILT_VERSION)) await writeFile(file, text.replaceAll(BUILT_VERSION, version));
  }
}

/** Publishes a build with the product's own command, before a server opens the database. */
function publish(dist: string, version: string, variables: Readonly<Record<string, string>>): void {
  const args = ['--channel', 'production', '--version', version, '--dist', dist];
  const { status } = spawnSync(process.execPath, [bundledServerFile('commands/ota-publish.ts'), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`Publishing ${version} failed`);
}

/** Publishes an update on a data folder of its own, and starts a server on it. */
export async function startUpdateServer(version: string): Promise<UpdateServer> {
  const folder = await mkdtemp(join(tmpdir(), 'alento-e2e-update-'));
  const dataDir = join(folder, 'data');
  const dist = join(folder, 'dist');
  const privatePath = join(folder, 'private.pem');
  const publicPath = join(folder, 'public.pem');
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKey = keys.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  await writeFile(privatePath, keys.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  await writeFile(publicPath, publicKey);
  await cp(startedData(), dataDir, { recursive: true });
  await writeBuild(dist, version);
  publish(dist, version, { DATA_DIR: dataDir, OTA_SIGNING_KEY: privatePath, OTA_PUBLIC_KEY: publicPath });
  const product = await startProduct(dataDir, { OTA_PUBLIC_KEY: publicPath });
  return {
    version,
    settings: { updateUrl: `${product.address}/api/updates`, publicKey },
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
