import { join } from 'node:path';
import { isContentId } from '@alento/domain/content/kinds';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { passAnswerHeaders } from '../../http/answer.ts';
import type { Env } from '../../http/env.ts';
import { Refusal } from '../../http/errors/refusal.ts';
import { changedAt, dropUnusableRange } from '../../http/pages/byte-range.ts';
import { FOR_OTHER_ORIGINS } from '../../http/request/security-headers.ts';
import type { Contents } from './content.service.ts';

const NAME = /^([a-z0-9-]+)\.mp3$/;
/** Cache-Control of audio for everybody. Audio with a signed address may be cached only by the browser. */
const FREE = 'public, max-age=86400';
const LOCKED = 'private, max-age=3600';

/** Serves audio files with ranges, without a token. */
export function audioRoutes(app: Hono<Env>, contents: Contents, folder: string): void {
  const files = serveStatic({ root: folder, rewriteRequestPath: (path) => path.replace(/^.*\//, '/') });
  app.get('/api/audio/:name', async (c) => {
    c.set('route', '/audio/{name}');
    const id = NAME.exec(c.req.param('name'))?.[1] ?? '';
    const { until, signature } = c.req.query();
    const mayPlay = isContentId(id) ? contents.mayPlay(id, until, signature) : null;
    if (mayPlay === null) throw new Refusal('CONTENT_NOT_FOUND');
    if (!mayPlay) throw new Refusal('AUDIO_ADDRESS_ENDED');
    const changed = await changedAt(join(folder, `${id}.mp3`));
    if (!changed) {
      c.var.log.warn({ content: id }, 'audio file missing');
      throw new Refusal('CONTENT_NOT_FOUND');
    }
    dropUnusableRange(c.req.raw.headers, changed);
    passAnswerHeaders(c);
    c.header('Accept-Ranges', 'bytes');
    const answer = await files(c, async () => {});
    if (!answer) throw new Refusal('CONTENT_NOT_FOUND');
    const contentRange = answer.headers.get('Content-Range');
    if (answer.status === 416 && contentRange !== null)
      throw new Refusal('AUDIO_RANGE_INVALID', { headers: { 'Content-Range': contentRange } });
    if (answer.ok) {
      answer.headers.set('Cache-Control', signature === undefined ? FREE : LOCKED);
      for (const [name, value] of Object.entries(FOR_OTHER_ORIGINS)) answer.headers.set(name, value);
    }
    return answer;
  });
}
