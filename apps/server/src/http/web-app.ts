import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';
import { Refusal } from './refusal.ts';
import { pagePolicy } from './security-headers.ts';

const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * Serves the built web app of `root`: hashed files for a year, other files to be asked for again,
 * any other path the app's page.
 */
export function serveWebApp(app: Hono<Env>, root: string): void {
  const page = join(root, 'index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page, 'utf8');
  const policy = pagePolicy(html);
  const answerPage = (c: Context<Env>) => {
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', REVALIDATE);
    return c.html(html);
  };
  const cached =
    (value: string): MiddlewareHandler<Env> =>
    async (c, next) => {
      await next();
      if (c.res.ok) c.header('Cache-Control', value);
    };
  const files = serveStatic({ root, precompressed: true });
  // As a file it would come without its policy.
  app.get('/index.html', answerPage);
  app.use('/assets/*', cached(YEAR), files, () => {
    // A file of an older build: a page in its place would be run as a script.
    throw new Refusal('NOT_FOUND');
  });
  app.use('/:file{[\\w-]+\\.\\w+}', cached(REVALIDATE), files);
  app.get('/*', answerPage);
}
