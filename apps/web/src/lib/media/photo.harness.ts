import { vi } from 'vitest';

type Encoding = { width: number; height: number; type: string; quality: number };

/** What the browser of a test can decode and encode. `sizeOf` is the size of an encoded picture, bytes. */
export type Pictures = { encoders: string[]; sizeOf: (encoding: Encoding) => number; encodings: Encoding[] };

/**
 * Gives jsdom, which draws nothing, a canvas that encodes pictures, and a decoder: a file whose text is `3000x2000` is a
 * picture of that size, and any other is none.
 */
export function fakePictures(): Pictures {
  const pictures: Pictures = { encoders: ['image/webp', 'image/jpeg'], sizeOf: () => 1000, encodings: [] };
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const [, width, height] = /^(\d+)x(\d+)$/.exec(await file.text()) ?? [];
    if (width === undefined || height === undefined) throw new DOMException('no picture', 'InvalidStateError');
    return { width: Number(width), height: Number(height), close: () => undefined };
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('no picture', 'EncodingError'));
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    callback,
    type = 'image/png',
    quality = 1,
  ) {
    const encoding = { width: this.width, height: this.height, type, quality };
    pictures.encodings.push(encoding);
    const bytes = new Uint8Array(pictures.sizeOf(encoding));
    callback(new Blob([bytes], { type: pictures.encoders.includes(type) ? type : 'image/png' }));
  });
  return pictures;
}
