import { AwsV4Signer } from 'aws4fetch';
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import type { FileStore } from './file-store.ts';
import { piecesOf } from './pieces-of.ts';

/** Address of the service, bucket and its region, and a key with the right to read, write and delete its objects. */
type S3Options = { url: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

/** Size from which on a file is sent in parts, bytes. The protocol demands 5 MiB at least of each part but the last. */
export const PART_BYTES = 5 * 1024 * 1024;
/** Time in which the service has to answer, ms. */
const TIMEOUT_MS = 60_000;
const RETRIES = 2;
const BACKOFF_MS = 200;
const NOT_FOUND = 404;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** The service refused a request or failed. */
class S3Error extends Error {
  override readonly name = 'StorageError';
  readonly code: string;
  readonly mayPass: boolean;

  /** @param what the status, or what is wrong with the answer. */
  constructor(what: number | string) {
    super(`The storage service answered ${what}`);
    this.code = `S3_${what}`;
    this.mayPass = typeof what === 'number' && (what === TOO_MANY || what >= SERVER_ERROR);
  }
}

/** fetch() throws a TypeError if there is no connection. All requests may be repeated. */
const failures = handleWhen((error) => (error instanceof S3Error ? error.mayPass : error instanceof TypeError));

const ids = { upload: /<UploadId>([^<]+)<\/UploadId>/, etag: /^"?([^"<>&]+)"?$/ };

/** The text that a pattern finds in an answer. @throws S3Error if it finds none. */
function found(pattern: RegExp, text: string | null, what: string): string {
  const value = pattern.exec(text ?? '')?.[1];
  if (value === undefined) throw new S3Error(`without ${what}`);
  return value;
}

/** Sends requests to the objects of a bucket. Rejects with an S3Error unless the service has done what was asked. */
function s3Client({ url, bucket, ...credentials }: S3Options) {
  const retries = retry(failures, {
    maxAttempts: RETRIES,
    backoff: new ExponentialBackoff({ initialDelay: BACKOFF_MS }),
  });
  return (method: string, name: string, query = '', body: Buffer<ArrayBuffer> | string | null = null) =>
    retries.execute(async () => {
      // Content is not part of the signature: it is encrypted and authenticated by its person's key.
      const target = { ...credentials, service: 's3', method, url: `${url}/${bucket}/${name}${query}` };
      const { url: address, headers } = await new AwsV4Signer(target).sign();
      const late = new AbortController();
      // Until the answer begins: a person may read its content slowly.
      const timer = setTimeout(() => late.abort(new S3Error('nothing in time')), TIMEOUT_MS);
      try {
        const answer = await fetch(address, { method, headers, body, signal: late.signal });
        if (answer.ok) return answer;
        await answer.body?.cancel();
        throw new S3Error(answer.status);
      } finally {
        clearTimeout(timer);
      }
    });
}

/** What a request returns; null if the service has no such object. */
async function unlessMissing(call: Promise<Response>): Promise<Response | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof S3Error && error.code === `S3_${NOT_FOUND}`) return null;
    throw error;
  }
}

/** A store in a bucket of a service with the S3 protocol, with the bucket in the path of its addresses. */
export function s3Store(options: S3Options): FileStore {
  const call = s3Client(options);

  /** Sends a file in parts. It appears when the last request succeeds. */
  async function putInParts(name: string, pieces: AsyncIterable<Buffer<ArrayBuffer>>): Promise<void> {
    const begun = await (await call('POST', name, '?uploads=')).text();
    const upload = encodeURIComponent(found(ids.upload, begun, 'an upload'));
    try {
      const parts: string[] = [];
      for await (const piece of pieces) {
        const number = parts.length + 1;
        const { headers } = await call('PUT', name, `?partNumber=${number}&uploadId=${upload}`, piece);
        const etag = found(ids.etag, headers.get('ETag'), 'an ETag');
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>"${etag}"</ETag></Part>`);
      }
      const list = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      const done = await (await call('POST', name, `?uploadId=${upload}`, list)).text();
      // The service may begin to answer with 200 before it fails.
      if (done.includes('<Error>')) throw new S3Error('with an error');
    } catch (error) {
      await call('DELETE', name, `?uploadId=${upload}`).catch(() => undefined);
      throw error;
    }
  }

  return {
    async put(name, content) {
      const pieces = piecesOf(content, PART_BYTES);
      const { value: first = Buffer.alloc(0) } = await pieces.next();
      if (first.length < PART_BYTES) {
        await call('PUT', name, '', first);
        return;
      }
      async function* all(): AsyncGenerator<Buffer<ArrayBuffer>> {
        yield first;
        yield* pieces;
      }
      await putInParts(name, all());
    },

    get: async (name) => (await unlessMissing(call('GET', name)))?.body ?? null,

    async remove(name) {
      await unlessMissing(call('DELETE', name));
    },
  };
}
