// @vitest-environment jsdom
import { ATTACHMENT_MAX_BYTES, THUMBNAIL_MAX_BYTES } from '@alento/domain/attachment/attachment';
import { beforeEach, expect, it } from 'vitest';
import { fakePictures, type Pictures } from './photo.harness.ts';
import { preparePhoto, UnreadablePhoto } from './prepare-photo.ts';

let pictures: Pictures;
const prepare = (text: string) => preparePhoto(new Blob([text], { type: 'image/jpeg' }));

beforeEach(() => {
  pictures = fakePictures();
});

it('preparePhoto() makes a photo with no side over 2,048 px and a preview of 320 px', async () => {
  expect(await prepare('4000x3000')).toMatchObject({ kind: 'photo', type: 'image/webp', width: 2048, height: 1536 });
  expect(pictures.encodings).toEqual([
    { width: 2048, height: 1536, type: 'image/webp', quality: 0.85 },
    { width: 320, height: 240, type: 'image/webp', quality: 0.85 },
  ]);
});

it('preparePhoto() doesn’t enlarge a small photo, and keeps a line of one pixel', async () => {
  expect(await prepare('5000x1')).toMatchObject({ width: 2048, height: 1 });
  expect(await prepare('200x100')).toMatchObject({ width: 200, height: 100 });
});

it('preparePhoto() encodes as JPEG where the browser has no WebP', async () => {
  pictures.encoders = ['image/jpeg'];
  expect(await prepare('100x100')).toMatchObject({ type: 'image/jpeg', file: { type: 'image/jpeg' } });
});

it('preparePhoto() lowers the quality, then the size, until photo and preview are small enough', async () => {
  pictures.sizeOf = ({ width, quality }) => {
    if (width > 1024) return ATTACHMENT_MAX_BYTES + 1;
    return width <= 320 && quality > 0.5 ? THUMBNAIL_MAX_BYTES + 1 : THUMBNAIL_MAX_BYTES;
  };
  const { width, thumbnail } = await prepare('4000x4000');
  expect([width, thumbnail.size]).toEqual([1024, THUMBNAIL_MAX_BYTES]);
  expect(pictures.encodings.map(({ width: side, quality }) => [side, quality])).toEqual([
    ...[0.85, 0.7, 0.55, 0.4].map((quality) => [2048, quality]),
    [1024, 0.85],
    ...[0.85, 0.7, 0.55].map((quality) => [320, quality]),
    [320, 0.4],
  ]);
});

it.each([
  ['the file is no picture', 'isto não é uma foto', ['image/webp']],
  ['the picture is empty', '0x0', ['image/webp']],
  ['the browser encodes nothing', '10x10', []],
])('preparePhoto() throws UnreadablePhoto if %s', async (_, text, encoders) => {
  pictures.encoders = encoders;
  await expect(prepare(text)).rejects.toThrow(UnreadablePhoto);
});
