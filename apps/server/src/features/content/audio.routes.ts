import { isContentId } from '@alento/domain/content/kinds';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Env } from '../../http/env.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Contents } from './content.service.ts';

const NAME = /^([a-z0-9-]+)\.mp3$/;
/** Free audio may lie in shared caches for a day; an address that ends is one person's own. */
const FREE = 'public, max-age=86400';
const LOCKED = 'private, max-age=3600';

/** The audio itself, with ranges, for an element that sends no token. */
export function audioRoutes(app: Hono<Env>, contents: Contents, folder: string): void {
  const files = serveStatic({ root: folder, rewriteRequestPath: (path) => path.replace(/^.*\//, '/') });
  app.get('/api/audio/:name', async (c, next) => {
    const id = NAME.exec(c.req.param('name'))?.[1] ?? '';
    const { until, signature } = c.req.query();
    const mayPlay = isContentId(id) ? contents.mayPlay(id, until, signature) : null;
    if (mayPlay === null) throw new Refusal('CONTENT_NOT_FOUND');
    if (!mayPlay) throw new Refusal('AUDIO_ADDRESS_ENDED');
    c.set('route', '/audio/{name}');
    c.header('Cache-Control', signature === undefined ? FREE : LOCKED);
    c.header('Accept-Ranges', 'bytes');
    for (const [name, value] of Object.entries(c.var.answerHeaders))
      if (name.toLowerCase() !== 'cache-control') c.header(name, value);
    return (await files(c, next)) ?? c.body(null, 404);
  });
}
