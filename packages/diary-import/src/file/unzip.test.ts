import { expect, it } from 'vitest';
import { zip } from '../testing/diary-files.harness.ts';
import { isZip, unzipOne } from './unzip.ts';

const CENTRAL_HEADER = 0x02014b50;
const FLAGS_AT = 8;
const SIZE_AT = 24;

/** Changes the central header of the archive's first file. */
function altered(archive: Uint8Array, change: (header: DataView) => void): Uint8Array {
  const copy = Uint8Array.from(archive);
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 4 < copy.length; at += 1) {
    if (view.getUint32(at, true) !== CENTRAL_HEADER) continue;
    change(new DataView(copy.buffer, at));
    return copy;
  }
  throw new Error('No central header');
}

const choose = (paths: string[]): string | null => paths[0] ?? null;
const unzip = (bytes: Uint8Array, maxUnpackedBytes = 1000) => unzipOne(bytes, { maxUnpackedBytes, choose });
const TEN_THOUSAND = 'a'.repeat(10_000);

it('unzipOne unpacks the chosen file and ignores what computers add', () => {
  const bytes = zip({ '__MACOSX/a.csv': 'x', 'pasta/a.csv': 'olá' });
  expect(isZip(bytes)).toBe(true);
  const unzipped = unzip(bytes);
  expect(unzipped.ok && [unzipped.name, new TextDecoder().decode(unzipped.bytes)]).toEqual(['pasta/a.csv', 'olá']);
});

it('unzipOne refuses a file that states too large a size', () => {
  const bytes = zip({ 'a.csv': TEN_THOUSAND });
  expect(unzip(bytes, 10_000)).toMatchObject({ ok: true });
  expect(unzip(bytes, 9_999)).toEqual({ ok: false, code: 'FILE_TOO_LARGE' });
});

it('unzipOne refuses an archive whose other files state too large a size', () => {
  expect(unzip(zip({ 'a.csv': 'olá', 'b.txt': TEN_THOUSAND }))).toEqual({ ok: false, code: 'FILE_TOO_LARGE' });
});

it('unzipOne stops at the stated size of a file that is larger', () => {
  const bytes = altered(zip({ 'a.csv': TEN_THOUSAND }), (header) => header.setUint32(SIZE_AT, 10, true));
  expect(unzip(bytes)).toEqual({ ok: false, code: 'FILE_UNREADABLE' });
});

it('unzipOne refuses encrypted files', () => {
  const bytes = altered(zip({ 'a.csv': 'olá' }), (header) => header.setUint16(FLAGS_AT, 1, true));
  expect(unzip(bytes)).toEqual({ ok: false, code: 'FILE_ENCRYPTED' });
});

it('unzipOne refuses an archive without a file that fits', () => {
  const bytes = zip({ 'a.csv': 'olá' });
  expect(unzipOne(bytes, { maxUnpackedBytes: 1000, choose: () => null })).toEqual({
    ok: false,
    code: 'FILE_OF_ANOTHER_KIND',
  });
});

it('unzipOne refuses an archive with more files than a backup has', () => {
  const bytes = Uint8Array.from(zip({ 'a.csv': 'olá' }));
  // The number of files at the end of the archive.
  new DataView(bytes.buffer).setUint16(bytes.length - 14, 5001, true);
  expect(unzip(bytes)).toEqual({ ok: false, code: 'FILE_TOO_COMPLEX' });
});

it('unzipOne refuses an archive with more folders than a backup has', () => {
  expect(unzip(zip({ 'a/b/c/d/e/f/g/h/ção.csv': 'olá' }))).toMatchObject({ ok: true, name: 'a/b/c/d/e/f/g/h/ção.csv' });
  expect(unzip(zip({ [`${'a/'.repeat(30_000)}a.csv`]: 'olá' }))).toEqual({ ok: false, code: 'FILE_TOO_COMPLEX' });
});

it('unzipOne refuses an archive that is cut off, and one with a changed byte in the file', () => {
  const bytes = zip({ 'a.csv': 'um texto que não se repete: 0123456789' });
  for (const length of [4, 30, 60, bytes.length - 1]) {
    expect(unzip(bytes.slice(0, length))).toEqual({ ok: false, code: 'FILE_UNREADABLE' });
  }
  const changed = Uint8Array.from(bytes);
  changed[50] = (changed[50] ?? 0) ^ 1;
  expect(unzip(changed)).toEqual({ ok: false, code: 'FILE_UNREADABLE' });
});
