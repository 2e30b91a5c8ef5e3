import type { Page } from '@playwright/test';

/** What a camera writes into a photo: an EXIF block with a place (GPS) and a maker. */
function exifBlock(): Buffer {
  const entry = (tag: number, type: number, count: number, value: number | string): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    if (typeof value === 'string') bytes.write(value, 8, 'latin1');
    else bytes.writeUInt32BE(value, 8);
    return bytes;
  };
  const maker = Buffer.from('AlentoCamera\0', 'latin1');
  const count = (of: number): Buffer => Buffer.from([0, of]);
  const end = Buffer.alloc(4);
  // TIFF, big endian. Its first directory begins at byte 8, takes 30 bytes, and leads to that of the place.
  const gpsAt = 8 + 2 + 2 * 12 + 4 + maker.length + 1;
  const first = [count(2), entry(0x010f, 2, maker.length, 38), entry(0x8825, 4, 1, gpsAt), end];
  const degrees = Buffer.alloc(24);
  for (const [index, value] of [23, 1, 33, 1, 1234, 100].entries()) degrees.writeUInt32BE(value, index * 4);
  const gps = [count(2), entry(0x0001, 2, 2, 'S'), entry(0x0002, 5, 3, gpsAt + 30), end, degrees];
  const tiff = Buffer.concat([Buffer.from('MM\0*\0\0\0\b', 'latin1'), ...first, maker, Buffer.alloc(1), ...gps]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([head, exif]);
}

/** A photo of a camera: a JPEG of 3,000 × 2,000 px with EXIF, made by the browser of the page. */
export async function cameraPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3000, 2000);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    for (let x = 0; x < 60; x += 1) {
      context.fillStyle = `hsl(${x * 6} 60% 60%)`;
      context.fillRect(x * 50, 0, 50, 2000);
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  const jpeg = Buffer.from(base64, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), exifBlock(), jpeg.subarray(2)]);
}
