import { createHash } from 'node:crypto';
import { ATTACHMENT_MAX_BYTES, type AttachmentType, typeOfBytes } from '@alento/domain/attachment/attachment';

/** Bytes of a file by which its type is recognised. */
const BEGINNING = 12;

/** The upload is no file of its type, or is too large. */
export class UploadRefused extends Error {
  readonly code: 'ATTACHMENT_INVALID' | 'ATTACHMENT_TOO_LARGE';

  constructor(code: UploadRefused['code']) {
    super(code);
    this.code = code;
  }
}

/** Splits the first bytes from a stream. The stream may be shorter. */
async function splitAt(body: AsyncIterable<Uint8Array>, length: number) {
  const chunks = body[Symbol.asyncIterator]();
  const begun: Uint8Array[] = [];
  let size = 0;
  while (size < length) {
    const { value, done } = await chunks.next();
    if (done) break;
    begun.push(value);
    size += value.length;
  }
  const joined = Buffer.concat(begun);
  async function* rest(): AsyncGenerator<Uint8Array> {
    if (joined.length > length) yield joined.subarray(length);
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { first: joined.subarray(0, length), rest: rest() };
}

/** What was read of an upload. `bytes` and `sha256` are known when `content` has been read to its end. */
export type Upload = {
  thumbnail: Buffer;
  content: AsyncIterable<Uint8Array>;
  read: () => { bytes: number; sha256: string };
};

/**
 * Reads an upload: a preview picture of known size, and the file.
 *
 * @throws UploadRefused, also while `content` is read.
 */
export async function readUpload(
  body: AsyncIterable<Uint8Array>,
  thumbnailBytes: number,
  type: AttachmentType,
): Promise<Upload> {
  const hash = createHash('sha256');
  let bytes = -thumbnailBytes;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      hash.update(chunk);
      bytes += chunk.length;
      if (bytes > ATTACHMENT_MAX_BYTES) throw new UploadRefused('ATTACHMENT_TOO_LARGE');
      yield chunk;
    }
  }
  const { first: thumbnail, rest } = await splitAt(counted(), thumbnailBytes);
  const picture = thumbnailBytes === 0 ? null : typeOfBytes(thumbnail);
  if (thumbnailBytes > 0 && !picture?.startsWith('image/')) throw new UploadRefused('ATTACHMENT_INVALID');
  const { first, rest: others } = await splitAt(rest, BEGINNING);
  if (typeOfBytes(first) !== type) throw new UploadRefused('ATTACHMENT_INVALID');
  async function* content(): AsyncGenerator<Uint8Array> {
    yield first;
    yield* others;
  }
  return { thumbnail, content: content(), read: () => ({ bytes, sha256: hash.copy().digest('hex') }) };
}
