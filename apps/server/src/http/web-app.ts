import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Env } from './env.ts';
import { pagePolicy } from './security-headers.ts';

const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Serves the built web app of `root`: hashed files for a year, any other path the app's page. */
export function serveWebApp(app: Hono<Env>, root: string): void {
  const page = join(root, 'index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page, 'utf8');
  const policy = pagePolicy(html);
  app.use(
    '/*',
    serveStatic({
      root,
      precompressed: true,
      index: '',
      onFound: (path, c) => c.header('Cache-Control', path.includes('/assets/') ? YEAR : REVALIDATE),
    }),
  );
  app.get('/*', (c) => {
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', REVALIDATE);
    return c.html(html);
  });
}
