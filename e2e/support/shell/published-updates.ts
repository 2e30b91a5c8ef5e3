import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILT, BUILT_VERSION } from './built-shell.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PUBLISH = join(ROOT, 'apps/server/src/commands/ota-publish.ts');

/**
 * Versions that only shells get that no other story has. The second one draws nothing, so it never tells that it works.
 */
export const UPDATES = {
  good: { version: '9.0.1', shell: '9.0.0' },
  hanging: { version: '10.0.1', shell: '10.0.0' },
};

/** Writes the app's build as another version of it. */
async function writeBuild(dist: string, version: string, isHanging: boolean): Promise<void> {
  await cp(BUILT, dist, { recursive: true, filter: (path) => !path.endsWith('.sources') });
  for (const name of await readdir(join(dist, 'assets'))) {
    if (!name.endsWith('.js')) continue;
    const file = join(dist, 'assets', name);
    const text = await readFile(file, 'utf8');
    if (isHanging && name === 'index.js') await writeFile(file, 'void 0;\n');
    else if (text.includes(BUILT_VERSION)) await writeFile(file, text.replaceAll(BUILT_VERSION, version));
  }
}

/**
 * Publishes the updates with the product's own command, before the server opens its database.
 *
 * @param folder for the keys and the builds.
 * @returns variables for the server, and the public key of the phones.
 */
export async function publishUpdates(dataDir: string, folder: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await mkdir(folder, { recursive: true });
  const secret = join(folder, 'private.pem');
  const open = join(folder, 'public.pem');
  const phoneKey = publicKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  await writeFile(secret, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  await writeFile(open, phoneKey);
  for (const [name, { version, shell }] of Object.entries(UPDATES)) {
    const dist = join(folder, name);
    await writeBuild(dist, version, name === 'hanging');
    const args = ['--channel', 'production', '--version', version, '--min-shell', shell, '--dist', dist];
    const { status } = spawnSync(process.execPath, [PUBLISH, ...args], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DATA_DIR: dataDir,
        OTA_SIGNING_KEY: secret,
        OTA_PUBLIC_KEY: open,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`Publishing ${name} failed`);
  }
  return { variables: { OTA_PUBLIC_KEY: open }, phoneKey };
}
