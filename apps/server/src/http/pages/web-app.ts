import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillContact } from '@alento/domain/legal/privacy-contact';
import { fillPrices, type PlanId } from '@alento/domain/plan/plans';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { Refusal } from '../errors/refusal.ts';
import { FOR_OTHER_ORIGINS, WORKER_POLICY } from '../request/security-headers.ts';
import { dropUnusableRange } from './byte-range.ts';
import { type WrittenPage, writtenPage } from './written-page.ts';

/** No page has a longer path. A longer one isn't compared with all pages. */
const PATH_MAX = 300;

const isFree = (segment: string | undefined): boolean => segment === '*' || segment?.startsWith(':') === true;

/** The segments of a path with the fixed ones of a pattern as the pattern has them; null if it doesn't fit in any case. */
function inCaseOf(pattern: string, path: readonly string[]): string[] | null {
  const wanted = pattern.split('/');
  const isRest = wanted.at(-1) === '*';
  if (isRest ? path.length < wanted.length - 1 : path.length !== wanted.length) return null;
  const fits = wanted.every((segment, at) => isFree(segment) || segment === path[at]?.toLowerCase());
  return fits ? path.map((segment, at) => (isFree(wanted[at]) ? segment : (wanted[at] ?? segment))) : null;
}

/**
 * The path of a page that was typed with capitals, as keyboards of phones begin a word: the fixed segments in lower case
 * and no slash at the end, while ids and tokens stay. Null if there is no such page, or no capital to change.
 *
 * @param patterns paths of the pages, the more specific ones first
 */
function pathInLowerCase(patterns: readonly string[], path: string): string | null {
  if (path.length > PATH_MAX || !/[A-Z]/.test(path)) return null;
  const segments = path.split('/');
  while (segments.length > 2 && segments.at(-1) === '') segments.pop();
  for (const pattern of patterns) {
    const known = inCaseOf(pattern, segments)?.join('/') ?? null;
    if (known !== null) return known === segments.join('/') ? null : known;
  }
  return null;
}

const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** Placeholder in pages for the app's public address. */
const ADDRESS_MARK = '{{address}}';

/** Schema of the web build's list of pages: a file for each route pattern, and one for all other paths. */
const WrittenPages = z.object({
  pages: z.array(
    z.object({
      pattern: z.string(),
      /** The page is served only if the request has this query parameter. */
      query: z.object({ name: z.string(), value: z.string() }).optional(),
      file: z.string(),
      isIndexed: z.boolean(),
      /** 404 for a page that is served for unknown paths. */
      status: z.literal(404).optional(),
    }),
  ),
  notFound: z.string(),
});

/** Path and query without trailing slashes. A relative address, so that the browser keeps scheme and host. */
function withoutSlash(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname.replace(/\/+$/, '')}${search}`;
}

export type WebAppOptions = {
  /** Folder of the build. */
  root: string;
  /** Centavos per month, inserted into the pages. */
  prices: Record<PlanId, number>;
  /** Address of the person in charge of data protection, inserted into the legal texts; null if there is none. */
  contact: string | null;
  /** Returns the app's public address, which is known once the server listens. */
  publicUrl: () => string;
};

/** Serves the built web app. Hashed files are cacheable for a year; other files and pages must be revalidated. */
export function serveWebApp(app: Hono<Env>, { root, prices, contact, publicUrl }: WebAppOptions): void {
  const list = join(root, 'pages.json');
  if (!existsSync(list)) return;
  const { pages, notFound } = WrittenPages.parse(JSON.parse(readFileSync(list, 'utf8')));
  const written = new Map<string, WrittenPage>();
  const origin = (): string => new URL(publicUrl()).origin;

  function pageOf(file: string): WrittenPage {
    const key = `${origin()} ${file}`;
    const known = written.get(key);
    if (known) return known;
    const html = fillContact(fillPrices(readFileSync(join(root, file), 'utf8'), prices), contact);
    const page = writtenPage(html.replaceAll(ADDRESS_MARK, origin()));
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
      // Hono would otherwise add headers of the previous response, such as the length, to the new one.
      c.res = undefined;
      c.res = new Response(null, { status: 304, headers: { 'Cache-Control': value, 'Last-Modified': changedAt } });
    };
  const sent = serveStatic({ root, precompressed: true });
  const files: MiddlewareHandler<Env> = (c, next) => {
    dropUnusableRange(c.req.raw.headers);
    return sent(c, next);
  };
  const patterns = pages.map(({ pattern }) => pattern);
  app.get('/*', (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathInLowerCase(patterns, pathname);
    return path === null ? next() : Promise.resolve(c.redirect(`${path}${search}`, 301));
  });
  for (const { pattern, query, file, status } of pages) {
    // Redirects to the path without the trailing slash, because the app's router accepts both paths.
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
    // Responds 404 for a file of an earlier build, because a page would be executed as a script.
    throw new Refusal('NOT_FOUND');
  });
  app.use('/service-worker.js', async (c, next) => {
    await next();
    c.header('Content-Security-Policy', WORKER_POLICY);
  });
  // Excludes pages.json, which is internal, and pages, which would be served here without their policy.
  app.use('/:file{[\\w-]+\\.(?!html$|json$)\\w+}', cached(REVALIDATE), files);
  // Before the files, whose handler doesn't call the next one.
  app.use('/imagens/*', async (c, next) => {
    await next();
    if (c.res.ok) for (const [name, value] of Object.entries(FOR_OTHER_ORIGINS)) c.header(name, value);
  });
  app.use('/:folder{icons|showcase|imagens}/*', cached(REVALIDATE), files);
  app.get('/*', (c) => pageOf(notFound)(c, 404));
}
