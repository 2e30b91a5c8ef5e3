import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Database } from '../../db/database.ts';
import { type Publication, publishBundle } from '../../features/update/publish/publish-bundle.ts';

/** A build of three files, of which one is too short for Brotli. */
export const BUILD: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html><title>Alento</title>${'<p>bom dia</p>'.repeat(200)}`,
  'assets/app-1a2b.js': `export const words = ${JSON.stringify(['calma', 'sono'].flatMap((word) => Array(300).fill(word)))};`,
  'favicon.svg': '<svg/>',
};

export type TestUpdates = {
  /** Temporary folder, and in it the folder of the published versions. */
  folder: string;
  otaDir: string;
  privateKey: KeyObject;
  /** Path of the public key's PEM file. */
  publicKeyPath: string;
  /** Settings of a process that publishes. */
  settings: Record<string, string>;
  /** Writes a build and returns its folder. */
  writeBuild(files?: Readonly<Record<string, string>>): Promise<string>;
  /** Publishes a version, by default for everybody in the default channel. */
  publish(db: Database, version: string, how?: Partial<Publication> & { at?: number }): Promise<void>;
  close(): Promise<void>;
};

/** Creates a folder for updates and a pair of keys. */
export async function openTestUpdates(): Promise<TestUpdates> {
  const folder = await mkdtemp(join(tmpdir(), 'alento-updates-'));
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signingKeyPath = join(folder, 'private.pem');
  const publicKeyPath = join(folder, 'public.pem');
  await writeFile(signingKeyPath, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  await writeFile(publicKeyPath, publicKey.export({ type: 'pkcs1', format: 'pem' }));
  const otaDir = join(folder, 'updates');
  let builds = 0;

  const writeBuild: TestUpdates['writeBuild'] = async (files = BUILD) => {
    builds += 1;
    const dist = join(folder, `build-${builds}`);
    await mkdir(dist);
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(dist, name)), { recursive: true });
      await writeFile(join(dist, name), text);
    }
    return dist;
  };

  return {
    folder,
    otaDir,
    privateKey,
    publicKeyPath,
    settings: { OTA_DIR: otaDir, OTA_SIGNING_KEY: signingKeyPath },
    writeBuild,
    async publish(db, version, { at = Date.parse('2026-03-01T00:00:00Z'), ...how } = {}) {
      const publication = { version, channel: 'production', rollout: 100, minShell: '1.0.0', ...how };
      const dist = how.dist ?? (await writeBuild());
      const deps = { db, clock: () => at, folder: otaDir, signingKey: privateKey, publicKey: null };
      await publishBundle({ ...publication, dist }, deps);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
