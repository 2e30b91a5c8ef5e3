import { stat } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import type { Env } from '../../http/env.ts';
import { Refusal } from '../../http/errors/refusal.ts';
import { dropUnusableRange } from '../../http/pages/byte-range.ts';

const CACHE = 'public, max-age=31536000, immutable';

/** When a file was modified; null if it doesn't exist. */
async function changedAt(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Responds with a file of a version, or with a part of it: the plugin continues an interrupted download. */
export async function answerUpdateFile(c: Context<Env>, path: string, tag: string): Promise<Response> {
  const changed = await changedAt(path);
  if (!changed) {
    c.var.log.warn('file of a published version missing');
    throw new Refusal('NOT_FOUND');
  }
  const headers = {
    ...c.get('answerHeaders'),
    'Cache-Control': CACHE,
    ETag: tag,
    'Accept-Ranges': 'bytes',
    // The app's pages in the shell have another origin than the server.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (c.req.header('If-None-Match') === tag) return new Response(null, { status: 304, headers });
  dropUnusableRange(c.req.raw.headers, changed);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  const answer = await serveStatic({ path })(c, async () => {});
  if (!answer) throw new Refusal('NOT_FOUND');
  const contentRange = answer.headers.get('Content-Range');
  if (answer.status === 416 && contentRange !== null)
    throw new Refusal('FILE_RANGE_INVALID', { headers: { 'Content-Range': contentRange } });
  // The objects are encrypted, whatever their name says.
  answer.headers.set('Content-Type', 'application/octet-stream');
  return answer;
}
