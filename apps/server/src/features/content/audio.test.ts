import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderForFile, openForFile } from '../../testing/open-for-file.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { testLibrary } from '../../testing/test-library.ts';

const BYTES = Array.from({ length: 1000 }, (_, at) => at % 256);
const ADDRESS = '/api/audio/respirar.mp3';
const folder = await folderForFile();
const file = join(folder, 'respirar.mp3');
await writeFile(file, Buffer.from(BYTES));
/** Modification time of the audio file, in the format of Last-Modified. */
const changedAt = (await stat(file)).mtime.toUTCString();
const library = testLibrary();
const [respirar] = library.podcasts;
if (!respirar) throw new Error('The library has no podcast');
const lost = { ...respirar, id: 'sem-arquivo' };
const app = await openForFile(
  startTestApp({}, { audioFolder: folder, library: { ...library, podcasts: [respirar, lost] } }),
);

const get = (headers: Record<string, string>, address = ADDRESS, method = 'GET') =>
  app.app.app.request(address, { headers, method });

/** Requests the audio file and returns status, Content-Range, first byte and number of bytes of the response. */
async function rangeOf(headers: Record<string, string>) {
  const answer = await get(headers);
  const bytes = [...new Uint8Array(await answer.arrayBuffer())];
  expect(answer.headers.get('Accept-Ranges')).toBe('bytes');
  if (answer.status < 400) expect(answer.headers.get('Content-Length')).toBe(String(bytes.length));
  return [answer.status, answer.headers.get('Content-Range'), bytes[0] ?? null, bytes.length];
}

const WHOLE = [200, null, 0, 1000];

describe('GET /audio with a Range header (RFC 9110 §14)', () => {
  it.each([
    ['bytes=10-19', [206, 'bytes 10-19/1000', 10, 10]],
    ['bytes=0-0', [206, 'bytes 0-0/1000', 0, 1]],
    ['bytes=0-', [206, 'bytes 0-999/1000', 0, 1000]],
    ['bytes=999-', [206, 'bytes 999-999/1000', 231, 1]],
    ['bytes=990-99999', [206, 'bytes 990-999/1000', 222, 10]],
    ['bytes=-1', [206, 'bytes 999-999/1000', 231, 1]],
    ['bytes=-5000', [206, 'bytes 0-999/1000', 0, 1000]],
  ])('responds 206 with the requested range: %s', async (range, expected) =>
    expect(await rangeOf({ Range: range })).toEqual(expected),
  );

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0', 'bytes=99999999999999999999-'])(
    'responds 416 to the unsatisfiable range %s',
    async (range) => {
      const answer = await get({ Range: range });
      expect([answer.status, answer.headers.get('Content-Range')]).toEqual([416, 'bytes */1000']);
      expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect(await answer.json()).toMatchObject({ errorCode: 'AUDIO_RANGE_INVALID' });
    },
  );

  it.each([
    ...['bytes=abc', 'bytes=', 'bytes', 'bytes=-', 'bytes=5-2', 'bytes=2000-1500', 'bytes=--5', 'bytes=1.5-3'],
    ...['items=0-1', '0-9', 'bytes=0x1-5', 'bytes=+1-5', 'bytes=1-5;', 'bytes 0-9', 'a, bytes=0-9'],
    // The server may respond to several ranges with the whole file.
    ...['bytes=0-1,5-6', 'bytes=0-1,'],
  ])('responds with the whole file for the invalid or unsupported range %s', async (range) =>
    expect(await rangeOf({ Range: range })).toEqual(WHOLE),
  );

  it('responds with the whole file if the file has changed since the date in If-Range', async () => {
    const part = { Range: 'bytes=10-19' };
    expect(await rangeOf({ ...part, 'If-Range': changedAt })).toEqual([206, 'bytes 10-19/1000', 10, 10]);
    for (const other of ['Thu, 01 Jan 2026 00:00:00 GMT', '"an-etag"', 'nada'])
      expect(await rangeOf({ ...part, 'If-Range': other }), other).toEqual(WHOLE);
  });

  it('ignores the range of a HEAD request', async () => {
    const answer = await get({ Range: 'bytes=10-19' }, ADDRESS, 'HEAD');
    expect([answer.status, answer.headers.get('Content-Length'), await answer.text()]).toEqual([200, '1000', '']);
  });
});

describe('Cross-Origin-Resource-Policy of GET /audio', () => {
  it('lets the native app, which has another origin, play a file', async () => {
    for (const headers of [{}, { Range: 'bytes=0-9' }])
      expect((await get(headers)).headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('stays with the same origin for an error', async () => {
    const answer = await get({}, '/api/audio/noite.mp3');
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });
});

describe('Cache-Control of GET /audio', () => {
  it.each([{}, { Range: 'bytes=0-9' }])(
    'allows caching of free audio for a request with the headers %o',
    async (headers: Record<string, string>) => {
      expect((await get(headers)).headers.get('Cache-Control')).toBe('public, max-age=86400');
    },
  );

  it.each([
    ['for a missing file', 404, '/api/audio/sem-arquivo.mp3', {}],
    ['for an unknown piece', 404, '/api/audio/noite.mp3', {}],
    ['for an unsatisfiable range', 416, ADDRESS, { Range: 'bytes=1000-' }],
  ])('forbids caching of an error %s', async (_, status, address, headers: Record<string, string>) => {
    const answer = await get(headers, address);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
    if (status === 404) expect(await answer.json()).toMatchObject({ errorCode: 'CONTENT_NOT_FOUND' });
  });
});
