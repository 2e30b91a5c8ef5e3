import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Env } from '../env.ts';
import { pagePolicy } from '../request/security-headers.ts';

const ENCODINGS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
const ENCODING_NAMES = ['br', 'gzip', 'identity'];

/** Serves a page whose text, policy and ETag don't change. The page is compressed only once. */
export type WrittenPage = (c: Context<Env>, status?: 200 | 404) => Promise<Response>;

export function writtenPage(html: string): WrittenPage {
  const policy = pagePolicy(html);
  const tag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const bodies = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  function bodyIn(encoding: string): Promise<Uint8Array<ArrayBuffer>> {
    const known = bodies.get(encoding);
    if (known) return known;
    const plain = Buffer.from(html);
    const compress = ENCODINGS[encoding as keyof typeof ENCODINGS];
    const body = compress
      ? compress(plain).then((bytes) => new Uint8Array(bytes))
      : Promise.resolve(new Uint8Array(plain));
    bodies.set(encoding, body);
    return body;
  }

  return async (c, status = 200) => {
    c.header('Content-Security-Policy', policy);
    // Browsers must revalidate the page, because the next build has other script files.
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept-Encoding');
    c.header('ETag', tag);
    if (status === 200 && c.req.header('If-None-Match')?.includes(tag)) return c.body(null, 304);
    const encoding = accepts(c, { header: 'Accept-Encoding', supports: ENCODING_NAMES, default: 'identity' });
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    c.header('Content-Type', 'text/html; charset=utf-8');
    return c.body(await bodyIn(encoding), status);
  };
}
