import { ATTACHMENT_MAX_BYTES, THUMBNAIL_MAX_BYTES } from '@alento/domain/attachment/attachment';

/** A photo made ready on this device: without EXIF, and so without the place where it was taken. */
export type PreparedPhoto = {
  kind: 'photo';
  type: 'image/webp' | 'image/jpeg';
  file: Blob;
  thumbnail: Blob;
  /** Of the file, px. */
  width: number;
  height: number;
};

/** The file is no picture that this browser can read. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}

/** Longest side of the photo and of its preview, px. */
const PHOTO_SIDE = 2048;
const THUMBNAIL_SIDE = 320;
/** Tried in this order until the picture is small enough; then again with half the side. */
const QUALITIES = [0.85, 0.7, 0.55, 0.4] as const;
const SIDE_MIN = 16;

type Decoded = { picture: ImageBitmap | HTMLImageElement | HTMLCanvasElement; width: number; height: number };
type Picture = { blob: Blob; type: PreparedPhoto['type']; width: number; height: number };

async function decodeByElement(file: Blob): Promise<Decoded> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return { picture, width: picture.naturalWidth, height: picture.naturalHeight };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Decodes a picture, turned as its EXIF says. */
async function decode(file: Blob): Promise<Decoded> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return { picture, width: picture.width, height: picture.height };
  } catch {
    // Some browsers decode more formats in an element, such as HEIC in Safari.
    return decodeByElement(file);
  }
}

function draw({ picture, width, height }: Decoded, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new UnreadablePhoto();
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency, and what is transparent would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encodeAs = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/** Encodes as WebP, or as JPEG where the browser has no encoder for WebP and would return PNG. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Picture> {
  const { width, height } = canvas;
  for (const type of ['image/webp', 'image/jpeg'] as const) {
    const blob = await encodeAs(canvas, type, quality);
    if (blob?.type === type) return { blob, type, width, height };
  }
  throw new UnreadablePhoto();
}

async function encodeWithin(photo: Decoded, sideMax: number, bytesMax: number): Promise<Picture> {
  for (let side = sideMax; side >= SIDE_MIN; side /= 2) {
    const canvas = draw(photo, side);
    for (const quality of QUALITIES) {
      const picture = await encode(canvas, quality);
      if (picture.blob.size <= bytesMax) return picture;
    }
  }
  throw new UnreadablePhoto();
}

/**
 * Makes a photo ready to be stored: turned upright, no side over 2,048 px, at most 10 MB, with a preview of 320 px. It
 * is encoded again, which leaves out all that its file says about it. The original is never sent.
 *
 * @throws UnreadablePhoto
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const photo = await decode(file).catch(() => null);
  if (photo === null || photo.width === 0 || photo.height === 0) throw new UnreadablePhoto();
  try {
    const { blob, type, width, height } = await encodeWithin(photo, PHOTO_SIDE, ATTACHMENT_MAX_BYTES);
    const thumbnail = await encodeWithin(photo, THUMBNAIL_SIDE, THUMBNAIL_MAX_BYTES);
    return { kind: 'photo', type, file: blob, thumbnail: thumbnail.blob, width, height };
  } finally {
    if ('close' in photo.picture) photo.picture.close();
  }
}
