import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlanId } from '@alento/domain/plan/plans';
import { fillPrices } from '@alento/domain/plan/price-text';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { Refusal } from '../errors/refusal.ts';
import { WORKER_POLICY } from '../request/security-headers.ts';
import { dropUnusableRange } from './byte-range.ts';
import { type WrittenPage, writtenPage } from './written-page.ts';

const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** Placeholder of the app's public address in pages. */
const ADDRESS_MARK = '{{address}}';

/** List of pages that the web build wrote: a file per route pattern, and one for other paths. */
const WrittenPages = z.object({
  pages: z.array(
    z.object({
      pattern: z.string(),
      /** Serves the page only with this query parameter. */
      query: z.object({ name: z.string(), value: z.string() }).optional(),
      file: z.string(),
      isIndexed: z.boolean(),
      /** Status of paths that match the pattern but are known not to exist. */
      status: z.literal(404).optional(),
    }),
  ),
  notFound: z.string(),
});

/** Path and query without trailing slashes. Relative, so that the browser keeps scheme and host. */
function withoutSlash(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname.replace(/\/+$/, '')}${search}`;
}

export type WebAppOptions = {
  /** Folder of the build. */
  root: string;
  /** Centavos per month, inserted into the pages (decision D8). */
  prices: Record<PlanId, number>;
  /** The app's public address; known once the server listens. */
  publicUrl: () => string;
};

/** Serves the built web app. Hashed files are cacheable for a year; other files and pages must be revalidated. */
export function serveWebApp(app: Hono<Env>, { root, prices, publicUrl }: WebAppOptions): void {
  const list = join(root, 'pages.json');
  if (!existsSync(list)) return;
  const { pages, notFound } = WrittenPages.parse(JSON.parse(readFileSync(list, 'utf8')));
  const written = new Map<string, WrittenPage>();
  const origin = (): string => new URL(publicUrl()).origin;

  function pageOf(file: string): WrittenPage {
    const key = `${origin()} ${file}`;
    const known = written.get(key);
    if (known) return known;
    const html = fillPrices(readFileSync(join(root, file), 'utf8'), prices).replaceAll(ADDRESS_MARK, origin());
    const page = writtenPage(html);
    written.set(key, page);
    return page;
  }

  const cached =
    (value: string): MiddlewareHandler<Env> =>
    async (c, next) => {
      await next();
      if (!c.res.ok) return;
      c.header('Cache-Control', value);
      const changedAt = c.res.headers.get('Last-Modified');
      if (changedAt === null || c.req.header('If-Modified-Since') !== changedAt) return;
      await c.res.body?.cancel();
      // Reset first, because Hono would keep the old response's headers, such as the length.
      c.res = undefined;
      c.res = new Response(null, { status: 304, headers: { 'Cache-Control': value, 'Last-Modified': changedAt } });
    };
  const sent = serveStatic({ root, precompressed: true });
  const files: MiddlewareHandler<Env> = (c, next) => {
    dropUnusableRange(c.req.raw.headers);
    return sent(c, next);
  };
  for (const { pattern, query, file, status } of pages) {
    // Redirects the trailing slash, because the app's router would accept both paths.
    if (!/[/*]$/.test(pattern)) app.get(`${pattern}/`, (c) => c.redirect(withoutSlash(c.req.url), 301));
    app.get(pattern, (c, next) =>
      query && c.req.query(query.name) !== query.value ? next() : pageOf(file)(c, status),
    );
  }
  app.get('/robots.txt', (c) => c.text(`User-agent: *\nDisallow: /api/\nSitemap: ${origin()}/sitemap.xml\n`));
  app.get('/sitemap.xml', (c) => {
    const listed = pages
      .filter(({ isIndexed }) => isIndexed)
      .map(({ pattern }) => `<url><loc>${origin()}${pattern}</loc></url>`);
    c.header('Content-Type', 'application/xml; charset=utf-8');
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.join('')}</urlset>`,
    );
  });
  app.use('/assets/*', cached(YEAR), files, () => {
    // A missing file of an older build: the browser would run an HTML page as a script.
    throw new Refusal('NOT_FOUND');
  });
  app.use('/service-worker.js', async (c, next) => {
    await next();
    c.header('Content-Security-Policy', WORKER_POLICY);
  });
  // Excludes pages, which would be served without their policy, and pages.json, which is internal.
  app.use('/:file{[\\w-]+\\.(?!html$|json$)\\w+}', cached(REVALIDATE), files);
  app.use('/:folder{icons|showcase|imagens}/*', cached(REVALIDATE), files);
  app.get('/*', (c) => pageOf(notFound)(c, 404));
}
