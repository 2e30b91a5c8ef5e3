import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { folderForFile, openForFile } from '../../testing/open-for-file.ts';
import { S3_KEY, startS3Double } from '../../testing/services/s3-double.ts';
import { folderStore } from './folder-store.ts';
import { openFileStore } from './open-file-store.ts';
import { PART_BYTES, s3Store } from './s3-store.ts';

const folder = await folderForFile();
const double = await openForFile(startS3Double());
const bucket = { ...S3_KEY, url: double.url, bucket: 'fotos' };
const stores = { folder: folderStore(folder), S3: s3Store(bucket) };

async function* chunks(content: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 64_000) yield content.subarray(at, at + 64_000);
}

async function read(store: (typeof stores)['S3'], name: string): Promise<Buffer | null> {
  const stored = await store.get(name);
  return stored && buffer(stored);
}

describe.each(Object.entries(stores))('the file store %s', (_, store) => {
  it('returns a file as it was stored, and null once it was removed', async () => {
    const content = randomBytes(300_000);
    await store.put('abc-1', chunks(content));
    expect((await read(store, 'abc-1'))?.equals(content)).toBe(true);
    await store.put('abc-1', chunks(Buffer.from('outra')));
    expect(String(await read(store, 'abc-1'))).toBe('outra');
    await store.remove('abc-1');
    await store.remove('abc-1');
    expect(await read(store, 'abc-1')).toBeNull();
  });

  it('stores nothing of a file that breaks off', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield randomBytes(5000);
      throw new Error('cut off');
    }
    await expect(store.put('abc-2', broken())).rejects.toThrow('cut off');
    expect(await read(store, 'abc-2')).toBeNull();
  });
});

it('the folder is readable by its owner alone, and nothing unfinished stays in it', async () => {
  await stores.folder.put('xyz', chunks(randomBytes(10)));
  expect(await readdir(join(folder, 'xy'))).toEqual(['xyz']);
  expect((await stat(join(folder, 'xy'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'xy/xyz'))).mode & 0o777).toBe(0o600);
});

it('a refusal of the S3 service is an error with its status, and a failure is tried again', async () => {
  const stranger = s3Store({ ...bucket, secretAccessKey: 'outro' });
  await expect(stranger.put('a', chunks(randomBytes(10)))).rejects.toMatchObject({ code: 'S3_403' });
  await expect(stranger.get('a')).rejects.toMatchObject({ code: 'S3_403' });
  double.failures.push(503);
  await stores.S3.put('b', chunks(Buffer.from('b')));
  expect(double.objects.has('/fotos/b')).toBe(true);
});

it('a large file is sent to the S3 service in parts, and none stays of one that breaks off', async () => {
  const content = randomBytes(2 * PART_BYTES + 5);
  await stores.S3.put('grande', chunks(content));
  expect(double.objects.get('/fotos/grande')?.equals(content)).toBe(true);
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield content;
    throw new Error('cut off');
  }
  await expect(stores.S3.put('metade', broken())).rejects.toThrow('cut off');
  expect(double.objects.has('/fotos/metade')).toBe(false);
  expect(double.uploads.size).toBe(0);
});

it('the bucket is used if all of its settings are there, and some of them alone are refused', async () => {
  const all = { S3_URL: double.url, S3_BUCKET: 'fotos', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  await expect(openFileStore(readConfig(all)).get('x')).rejects.toMatchObject({ code: 'S3_403' });
  const { S3_BUCKET: _bucket, ...some } = all;
  expect(() => readConfig(some)).toThrow('S3_BUCKET');
});
