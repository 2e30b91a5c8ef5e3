import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const S3_KEY = { accessKeyId: 'AKIAEXEMPLO', secretAccessKey: 'segredo-do-balde', region: 'sa-east-1' };

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** The signature that AWS Signature Version 4 demands of a request. */
function signatureOf({ method = '', url = '', headers }: IncomingMessage, signed: string): string {
  const date = String(headers['x-amz-date']);
  const day = date.slice(0, 8);
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const [path, query = ''] = url.split('?');
  const request = [method, path, query, lines.join(''), signed, headers['x-amz-content-sha256']].join('\n');
  const scope = `${day}/${S3_KEY.region}/s3/aws4_request`;
  const parts = [day, S3_KEY.region, 's3', 'aws4_request'];
  const key = parts.reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${S3_KEY.secretAccessKey}`);
  return hmac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(request)}`).toString('hex');
}

const SIGNED = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\S+, ?SignedHeaders=(\S+), ?Signature=(\S+)$/;

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const [, id, names = '', signature] = SIGNED.exec(String(request.headers.authorization)) ?? [];
  const hash = request.headers['x-amz-content-sha256'];
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false;
  return id === S3_KEY.accessKeyId && names.split(';').includes('host') && signature === signatureOf(request, names);
}

/** A service with the S3 protocol: it checks signatures, and keeps objects in memory. */
export async function startS3Double() {
  const objects = new Map<string, Buffer>();
  /** Parts of files that are being sent, by upload and number. */
  const uploads = new Map<string, Map<number, Buffer>>();
  /** Answers of the next requests instead of the usual ones. */
  const failures: number[] = [];

  /** The status, and the content if there is any. */
  function answerOf(method: string, path: string, query: URLSearchParams, body: Buffer): [number, string | Buffer] {
    const upload = query.get('uploadId');
    if (method === 'POST' && upload === null) {
      const id = `envio/${uploads.size + 1}`;
      uploads.set(id, new Map());
      return [200, `<UploadId>${id}</UploadId>`];
    }
    if (upload !== null) {
      const parts = uploads.get(upload);
      if (!parts) return [404, ''];
      if (method === 'PUT') parts.set(Number(query.get('partNumber')), body);
      if (method === 'POST') {
        const named = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"(\w+)"/g)];
        const sent = named.map(([, number, etag]) => [parts.get(Number(number)), etag] as const);
        if (sent.some(([part, etag]) => !part || sha256(part) !== etag)) return [400, ''];
        objects.set(path, Buffer.concat(sent.map(([part]) => part ?? Buffer.alloc(0))));
      }
      if (method !== 'PUT') uploads.delete(upload);
      return [method === 'DELETE' ? 204 : 200, ''];
    }
    if (method === 'PUT') objects.set(path, body);
    if (method === 'DELETE') return [objects.delete(path) ? 204 : 404, ''];
    const found = objects.get(path);
    return method === 'GET' && !found ? [404, ''] : [200, method === 'GET' && found ? found : ''];
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://s3');
    const refusal = failures.shift() ?? (isSigned(request, body) ? null : 403);
    const [status, content] = refusal === null ? answerOf(method, pathname, searchParams, body) : [refusal, ''];
    response.writeHead(status, { ETag: `"${sha256(body)}"` }).end(content);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    failures,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
