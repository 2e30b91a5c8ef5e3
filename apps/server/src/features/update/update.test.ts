import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@alento/domain/time/local-date';
import { afterEach, describe, expect, it } from 'vitest';
import { updateBundles } from '../../db/schema/update.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { NOON, startTestApp } from '../../testing/test-app.ts';
import { openTestUpdates, type TestUpdates } from '../../testing/updates/test-updates.ts';
import { changeRollout, withdrawBundle } from './update.repository.ts';

const updates = await openForFile(openTestUpdates());
const app = await openForFile(startTestApp({ OTA_DIR: updates.otaDir }));
afterEach(async () => {
  await app.database.db.delete(updateBundles);
  await rm(updates.otaDir, { recursive: true, force: true });
});

/** Days on which versions are published. */
const day = (number: number): number => NOON + number * DAY_MS;
const publish = (version: string, how?: Parameters<TestUpdates['publish']>[2]) =>
  updates.publish(app.database.db, version, how);
const withdraw = (version: string) => withdrawBundle(app.database.db, version, new Date(NOON));

/** A request as the plugin sends it. */
const REQUEST = {
  platform: 'android',
  device_id: '0b6fd5a6-0000-4a3b-9a55-1a2b3c4d5e6f',
  app_id: 'app.alento',
  custom_id: '',
  version_build: '1.0.0',
  version_code: '10000',
  version_os: '15',
  version_name: 'builtin',
  plugin_version: '8.51.23',
  is_emulator: false,
  is_prod: true,
  install_source: '',
  defaultChannel: '',
  key_id: 'MIIBCgKCAQEAwJ8x',
};
const ask = async (changes: Partial<Record<keyof typeof REQUEST, unknown>> = {}) =>
  (await app.call('POST', '/updates', { body: { ...REQUEST, ...changes } })).body;
/** The offered version; null if the answer is that there is nothing new. */
async function offered(changes?: Parameters<typeof ask>[0]): Promise<string | null> {
  const answer = await ask(changes);
  return answer.url === undefined ? null : answer.version;
}

describe('POST /updates', () => {
  it('offers a version with absolute addresses, signatures and every file', async () => {
    await publish('1.0.0+202603010000');
    const answer = await ask();
    const base = 'https://alento.test/api/updates/files/1.0.0%2B202603010000';
    expect(answer).toEqual({
      version: '1.0.0+202603010000',
      url: `${base}/bundle.zip`,
      checksum: expect.stringMatching(/^[0-9a-f]{512}$/),
      sessionKey: expect.stringMatching(/^[A-Za-z0-9+/]{22}==:[A-Za-z0-9+/]{342}==$/),
      manifest: ['assets/app-1a2b.js.br', 'favicon.svg', 'index.html.br'].map((file_name) => ({
        file_name,
        file_hash: expect.stringMatching(/^[0-9a-f]{512}$/),
        download_url: expect.stringMatching(
          /^https:\/\/alento\.test\/api\/updates\/files\/1\.0\.0%2B202603010000\/[0-9a-f]{64}$/,
        ),
      })),
    });
  });

  it('answers in the plugin’s words that there is nothing new', async () => {
    expect(await ask()).toEqual({
      error: 'no_new_version_available',
      message: 'No new version available',
      kind: 'up_to_date',
      version: 'builtin',
    });
    await publish('1.0.0+1');
    expect(await ask({ version_name: '1.0.0+1' })).toMatchObject({ kind: 'up_to_date', version: '1.0.0+1' });
  });

  it('offers the highest version of the channel, and none of an unknown channel or to another app', async () => {
    await publish('1.0.0+2', { at: day(2) });
    await publish('1.1.0+1', { at: day(1) });
    await publish('1.2.0+9', { at: day(3), channel: 'beta' });
    expect(await offered()).toBe('1.1.0+1');
    expect(await offered({ defaultChannel: undefined })).toBe('1.1.0+1');
    expect(await offered({ defaultChannel: 'production' })).toBe('1.1.0+1');
    expect(await offered({ defaultChannel: 'beta' })).toBe('1.2.0+9');
    expect(await offered({ defaultChannel: 'gamma' })).toBeNull();
    expect(await offered({ app_id: 'app.outro' })).toBeNull();
  });

  it('offers no lower version that was published later', async () => {
    await publish('1.3.0', { at: day(1) });
    await publish('1.2.0', { at: day(2) });
    expect(await offered({ version_name: '1.3.0' })).toBeNull();
    expect(await offered({ version_name: '1.2.0' })).toBe('1.3.0');
  });

  it('refuses a NUL in what a phone says about itself', async () => {
    for (const field of ['version_name', 'version_build', 'defaultChannel'])
      expect((await ask({ [field]: 'x\u0000y' })).errorCode, field).toBe('VALIDATION_FAILED');
  });

  it('falls back to the next older version that the shell can run', async () => {
    await publish('1.5.0+1', { at: day(1) });
    await publish('1.6.0+1', { at: day(2), minShell: '1.2.0' });
    expect(await offered({ version_build: '1.2' })).toBe('1.6.0+1');
    expect(await offered({ version_build: '1.1.9' })).toBe('1.5.0+1');
    expect(await offered({ version_build: '0.9.0' })).toBeNull();
    for (const shell of ['', 'x', '1.2.0-beta', '1.2.0.4', '-1', '99999999999999999999'])
      expect(await offered({ version_build: shell }), shell).toBeNull();
  });

  it('never offers a version that is older than the app in the shell', async () => {
    await publish('1.1.0+1', { at: day(1) });
    expect(await offered({ version_build: '1.1.0' })).toBe('1.1.0+1');
    expect(await offered({ version_build: '1.2.0' })).toBeNull();
    expect(await offered({ version_build: '1.2.0', version_name: '1.0.5+1' })).toBeNull();
  });

  it('offers a staged version to its share only, and the older one to the others', async () => {
    await publish('1.0.0+1', { at: day(1) });
    await publish('1.0.0+2', { at: day(2), rollout: 0 });
    expect(await offered()).toBe('1.0.0+1');
    expect(await offered({ version_name: '1.0.0+1' })).toBeNull();
    await changeRollout(app.database.db, '1.0.0+2', 50);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) => offered({ device_id: `device-${number}`, version_name: '1.0.0+1' })),
    );
    expect(new Set(answers)).toEqual(new Set([null, '1.0.0+2']));
  });

  it('doesn’t go back when the share of the running version is made smaller', async () => {
    await publish('1.0.0+1', { at: day(1) });
    await publish('1.0.0+2', { at: day(2) });
    await changeRollout(app.database.db, '1.0.0+2', 0);
    expect(await offered({ version_name: '1.0.0+2' })).toBeNull();
    expect(await offered()).toBe('1.0.0+1');
  });

  it('goes back from a withdrawn version, to the app in the shell if there is no other', async () => {
    await publish('1.0.0+1', { at: day(1) });
    await publish('1.0.0+2', { at: day(2) });
    await withdraw('1.0.0+2');
    expect(await offered({ version_name: '1.0.0+2' })).toBe('1.0.0+1');
    await withdraw('1.0.0+1');
    expect(await ask({ version_name: '1.0.0+2' })).toMatchObject({ kind: 'up_to_date', version: 'builtin' });
  });

  it('compares a running version that isn’t stored by its number', async () => {
    await publish('1.1.0+1');
    expect(await offered({ version_name: '1.0.9+5' })).toBe('1.1.0+1');
    expect(await offered({ version_name: '1.1.0+2' })).toBeNull();
    expect(await offered({ version_name: 'desconhecida' })).toBe('1.1.0+1');
  });

  it('answers a phone that changed its channel without going back', async () => {
    await publish('1.0.0+1', { at: day(1) });
    await publish('1.0.0+2', { at: day(2), channel: 'beta' });
    expect(await offered({ version_name: '1.0.0+2' })).toBeNull();
    await publish('1.0.0+3', { at: day(3) });
    expect(await offered({ version_name: '1.0.0+2' })).toBe('1.0.0+3');
  });

  it('doesn’t offer a version whose files are missing', async () => {
    await publish('1.0.0+1', { at: day(1) });
    await publish('1.0.0+2', { at: day(2) });
    await rm(join(updates.otaDir, '1.0.0+2', 'bundle.zip'));
    expect(await offered()).toBe('1.0.0+1');
    expect(app.logged()).toContain('published version not usable');
  });

  it('refuses a request that isn’t the plugin’s', async () => {
    for (const change of [{ platform: 'web' }, { device_id: '' }, { version_build: 7 }, { defaultChannel: '../x' }])
      expect((await app.call('POST', '/updates', { body: { ...REQUEST, ...change } })).status).toBe(422);
  });

  it('neither stores nor logs the device', async () => {
    await publish('1.0.0+1');
    await ask();
    await app.call('POST', '/updates/stats', { body: { ...REQUEST, action: 'set', version_name: '1.0.0+1' } });
    const rows = JSON.stringify(await app.database.db.select().from(updateBundles));
    expect(`${app.logged()}${rows}`).not.toContain(REQUEST.device_id);
  });
});

describe('GET /updates/files', () => {
  const file = (path: string, headers: Record<string, string> = {}) =>
    app.app.app.request(`/api/updates/files/${path}`, { headers });
  /** Path of the ZIP file of the only version. */
  const ZIP = '1.0.0%2B1/bundle.zip';

  it('serves files that never change, to every origin', async () => {
    await publish('1.0.0+1');
    const answer = await file(ZIP);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/octet-stream',
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
      etag: '"1.0.0+1/bundle.zip"',
    });
    expect((await answer.arrayBuffer()).byteLength % 16).toBe(0);
    expect((await file('1.0.0+1/bundle.zip')).status).toBe(200);
    expect((await file(ZIP, { 'If-None-Match': '"1.0.0+1/bundle.zip"' })).status).toBe(304);
  });

  it('continues an interrupted download', async () => {
    await publish('1.0.0+1');
    const whole = Buffer.from(await (await file(ZIP)).arrayBuffer());
    const part = await file(ZIP, { Range: 'bytes=100-' });
    expect([part.status, part.headers.get('Content-Range')]).toEqual([
      206,
      `bytes 100-${whole.length - 1}/${whole.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100));
    const beyond = await file(ZIP, { Range: `bytes=${whole.length}-` });
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, `bytes */${whole.length}`]);
    expect(await beyond.json()).toMatchObject({ errorCode: 'FILE_RANGE_INVALID' });
    expect(beyond.headers.get('Cache-Control')).toBe('no-store');
  });

  it('refuses a version that was withdrawn between the check and the download', async () => {
    await publish('1.0.0+1');
    const { manifest } = await ask();
    await withdraw('1.0.0+1');
    for (const path of [`/api/updates/files/${ZIP}`, new URL(manifest[0].download_url).pathname]) {
      const answer = await app.app.app.request(path);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    }
    expect(await offered()).toBeNull();
  });

  it.each([
    '1.0.0%2B2/bundle.zip',
    '1.0.0%2B1/outro.zip',
    '1.0.0%2B1/secret',
    '1.0.0%2B1/..',
    '1.0.0%2B1/..%2f1.0.0%2B1%2fbundle.zip',
    '..%2f1.0.0%2B1/bundle.zip',
    '1.0.0%2B1/..%2f..%2fprivate.pem',
    '1.0.0%2B1/_unfinished',
    '1.0.0%2B1/%00',
  ])('doesn’t serve %s', async (path) => {
    await publish('1.0.0+1');
    await writeFile(join(updates.otaDir, '1.0.0+1', 'secret'), 'x');
    expect([404, 422]).toContain((await file(path)).status);
  });

  it('responds 404 for a missing file and logs it', async () => {
    await publish('1.0.0+1');
    await rm(join(updates.otaDir, '1.0.0+1'), { recursive: true });
    expect((await file(ZIP)).status).toBe(404);
    expect(app.logged()).toContain('file of a published version missing');
  });
});
