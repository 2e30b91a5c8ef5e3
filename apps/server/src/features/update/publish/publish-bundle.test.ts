import { generateKeyPairSync } from 'node:crypto';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import AdmZip from 'adm-zip';
import { afterEach, describe, expect, it } from 'vitest';
import { updateBundles } from '../../../db/schema/update.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { downloadManifestFiles, downloadZip, type PluginAnswer } from '../../../testing/updates/plugin-check.ts';
import { BUILD, openTestUpdates, type TestUpdates } from '../../../testing/updates/test-updates.ts';
import { readPublicKey } from '../signing-keys.ts';
import { publishBundle } from './publish-bundle.ts';

const updates = await openForFile(openTestUpdates());
const publicPem = await readFile(updates.publicKeyPath, 'utf8');
const app = await openForFile(startTestApp({ OTA_DIR: updates.otaDir, OTA_PUBLIC_KEY: updates.publicKeyPath }));
afterEach(async () => {
  await app.database.db.delete(updateBundles);
  await rm(updates.otaDir, { recursive: true, force: true });
});

const publish = (version: string, how?: Parameters<TestUpdates['publish']>[2]) =>
  updates.publish(app.database.db, version, how);
async function ask(): Promise<PluginAnswer> {
  const device = { platform: 'ios', device_id: 'a', app_id: 'app.alento', version_build: '1.0.0' };
  return (await app.call('POST', '/updates', { body: { ...device, version_name: 'builtin' } })).body;
}
async function download(url: string): Promise<Uint8Array> {
  const answer = await app.app.app.request(new URL(url).pathname);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
/** Objects of a published version, with their paths. */
const objectsOf = async (version: string) =>
  (await readdir(join(updates.otaDir, version))).map((name) => join(updates.otaDir, version, name));

describe('a published version', () => {
  it('is a ZIP file and single files that the plugin decrypts and verifies', async () => {
    await publish('1.0.0+1');
    const answer = await ask();
    const zip = new AdmZip(await downloadZip(answer, publicPem, download));
    expect(Object.fromEntries(zip.getEntries().map((entry) => [entry.entryName, zip.readAsText(entry)]))).toEqual(
      BUILD,
    );
    expect(Object.fromEntries(await downloadManifestFiles(answer, publicPem, download))).toEqual(BUILD);
  });

  it('is refused by a phone with another public key', async () => {
    await publish('1.0.0+1');
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
    const pem = other.export({ type: 'pkcs1', format: 'pem' }).toString();
    await expect(downloadZip(await ask(), pem, download)).rejects.toThrow();
    await expect(downloadManifestFiles(await ask(), pem, download)).rejects.toThrow();
  });

  it('has a single object for files with the same content', async () => {
    const text = 'igual '.repeat(50);
    const dist = await updates.writeBuild({ 'index.html': text, 'a/b.html': text, 'c.txt': 'outro texto' });
    await publish('1.0.0+1', { dist });
    expect(await objectsOf('1.0.0+1')).toHaveLength(3);
    expect((await downloadManifestFiles(await ask(), publicPem, download)).get('a/b.html')).toBe(text);
  });

  it('has no name of its sources in readable form, and no private key', async () => {
    await publish('1.0.0+1');
    for (const path of await objectsOf('1.0.0+1'))
      expect((await readFile(path, 'latin1')).includes('index.html')).toBe(false);
  });
});

describe('a server with the public key', () => {
  it.each(['bundle.zip', 'a single file'])('doesn’t offer a version after a change of %s', async (changed) => {
    await publish('1.0.0+1');
    await publish('1.0.0+2', { at: Date.parse('2026-03-02T00:00:00Z') });
    const paths = await objectsOf('1.0.0+2');
    const path = paths.find((one) => one.endsWith('bundle.zip') === (changed === 'bundle.zip')) ?? '';
    const bytes = await readFile(path);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    await writeFile(path, bytes);
    expect((await ask()).version).toBe('1.0.0+1');
    // A version that failed is checked again later.
    bytes[20] ^= 1;
    await writeFile(path, bytes);
    app.setNow(app.now() + 60_000);
    expect((await ask()).version).toBe('1.0.0+2');
  });

  it('doesn’t offer a version of another key, or with another session key', async () => {
    const stranger = await openTestUpdates();
    const dist = await stranger.writeBuild();
    const publication = { dist, version: '1.0.0+1', channel: 'production', rollout: 100, minShell: '1.0.0' };
    const deps = { db: app.database.db, clock: Date.now, folder: updates.otaDir, publicKey: null };
    await publishBundle(publication, { ...deps, signingKey: stranger.privateKey });
    await stranger.close();
    expect(await ask()).toMatchObject({ kind: 'up_to_date' });
    await publish('1.0.0+2');
    const [own] = await app.database.db.select().from(updateBundles);
    for (const sessionKey of ['', ':', 'AAAA:AAAA', `${own?.sessionKey}:x`.slice(3)]) {
      await app.database.db.update(updateBundles).set({ sessionKey });
      expect(await ask(), sessionKey).toMatchObject({ kind: 'up_to_date' });
    }
  });
});

describe('publishBundle', () => {
  it.each([
    [{ 'app.js': 'x' }, 'has no index.html'],
    [{ 'index.html': 'x', 'a.js': '' }, 'a.js is empty'],
    [{ 'index.html': 'x', 'a.js.br': 'x' }, 'can’t install a file named a.js.br'],
    [{ 'index.html': 'x', 'a b.js': 'x' }, 'can’t install a file named a b.js'],
  ])('refuses the build %o', async (files, message) => {
    const dist = await updates.writeBuild(files as Record<string, string>);
    await expect(publish('1.0.0+1', { dist })).rejects.toThrow(message.replaceAll('’', "'"));
    await expect(readdir(updates.otaDir)).rejects.toThrow('ENOENT');
  });

  it('refuses a link in the build, and a folder that doesn’t exist', async () => {
    const dist = await updates.writeBuild();
    await symlink('/etc/hostname', join(dist, 'link.txt'));
    await expect(publish('1.0.0+1', { dist })).rejects.toThrow('link.txt is no regular file');
    await expect(publish('1.0.0+1', { dist: join(dist, 'nada') })).rejects.toThrow('read as a folder');
  });

  it('refuses a version twice, and keeps the first', async () => {
    await publish('1.0.0+1');
    const before = await ask();
    await expect(publish('1.0.0+1')).rejects.toThrow('The version 1.0.0+1 exists already');
    expect(await ask()).toEqual(before);
    expect(await downloadZip(before, publicPem, download)).toBeInstanceOf(Buffer);
  });

  it('refuses a version that no phone would get, because the app in the shell is as new', async () => {
    await expect(publish('1.0.0', { minShell: '1.0.0' })).rejects.toThrow('no phone would get it');
    await expect(publish('0.9.0+1', { minShell: '1.0.0' })).rejects.toThrow('no phone would get it');
  });

  it('refuses a key whose public half isn’t the server’s', async () => {
    const dist = await updates.writeBuild();
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const publication = { dist, version: '1.0.0+1', channel: 'production', rollout: 100, minShell: '1.0.0' };
    const deps = { db: app.database.db, clock: Date.now, folder: updates.otaDir, signingKey: updates.privateKey };
    await expect(publishBundle(publication, { ...deps, publicKey })).rejects.toThrow('not the public half');
    const own = readPublicKey(updates.publicKeyPath);
    expect(await publishBundle(publication, { ...deps, publicKey: own })).toHaveProperty('checksum');
  });

  it('publishes two versions at once, and one of two with the same name', async () => {
    const results = await Promise.allSettled([publish('1.0.0+1'), publish('1.0.0+2'), publish('1.0.0+2')]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect((await readdir(updates.otaDir)).sort()).toEqual(['1.0.0+1', '1.0.0+2']);
    expect(await downloadZip(await ask(), publicPem, download)).toBeInstanceOf(Buffer);
  });

  it('leaves other folders alone, and doesn’t replace one without a row', async () => {
    await mkdir(join(updates.otaDir, '1.0.0+1'), { recursive: true });
    await writeFile(join(updates.otaDir, '1.0.0+1', 'bundle.zip'), 'of another database');
    await publish('1.0.0+2');
    await expect(publish('1.0.0+1')).rejects.toThrow();
    expect((await readdir(updates.otaDir)).sort()).toEqual(['1.0.0+1', '1.0.0+2']);
    expect(await readFile(join(updates.otaDir, '1.0.0+1', 'bundle.zip'), 'utf8')).toBe('of another database');
  });
});
