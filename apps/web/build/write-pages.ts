import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { paths } from '@alento/domain/interface/paths';
import { contentPages } from './content-data.ts';
import { isReadPage, withDeferredApp } from './deferred-app.ts';
import { helpPages } from './help-data.ts';
import { legalData } from './legal-data.ts';

type Prerender = typeof import('../src/prerender/entry.tsx');
type Query = { name: string; value: string };
/** What the server sends for a path: a file of `dist`, and whether search engines may index it. */
type ServedPage = { pattern: string; query?: Query; file: string; isIndexed: boolean; status?: 404 };

const HEAD = '<!--head-->';
const ROOT = '<div id="root"></div>';
const LANDING = '<!--page-->';
const NOT_FOUND = { pattern: '*', path: '/*', file: 'pages/404.html' };

/** URLs whose query selects another prerendered page. */
const VARIANTS: readonly { pattern: string; query: Query }[] = [
  { pattern: paths.login, query: { name: 'createAccount', value: 'true' } },
];

function filled(template: string, mark: string, text: string): string {
  if (!template.includes(mark)) throw new Error(`The template has no ${mark}`);
  return template.replace(mark, () => text);
}

/** A path that matches the pattern. Prerendered pages are the same for every value of a parameter. */
const samplePath = (pattern: string): string => pattern.replaceAll(/:\w+/g, '_');
const fileOf = (path: string): string => `pages${path.replaceAll(/[?=]/g, '-')}.html`;

/**
 * Writes the landing page, the public pages and the bare app for all other paths. Writes `pages.json`, in which the
 * server finds the file of a path; the first matching entry counts.
 */
export async function writePages(dist: string, prerender: Prerender): Promise<void> {
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const landing = await readFile(join(dist, 'landing.html'), 'utf8');
  const legal = await legalData(prerender.legalPages);
  const pages: ServedPage[] = [];

  async function write(file: string, html: string): Promise<void> {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), html);
  }
  async function writePage(pattern: string, path: string, file: string): Promise<void> {
    const markup = await prerender.renderPage(path, legal.get(pattern) ?? []);
    const page = filled(filled(template, HEAD, prerender.head(pattern)), ROOT, markup);
    await write(file, isReadPage(pattern) ? withDeferredApp(page) : page);
  }

  for (const { pattern, query } of VARIANTS) {
    const path = `${pattern}?${query.name}=${query.value}`;
    await writePage(pattern, path, fileOf(path));
    pages.push({ pattern, query, file: fileOf(path), isIndexed: false });
  }
  const written = [...(await contentPages(prerender.contentPatterns)), ...(await helpPages(prerender.helpPatterns))];
  for (const { path, pattern, prefetched, meta } of written) {
    const markup = await prerender.renderPage(path, prefetched);
    const head = prerender.head(path, meta ?? undefined);
    const page = filled(filled(template, HEAD, head), ROOT, markup);
    await write(fileOf(path), isReadPage(pattern) ? withDeferredApp(page) : page);
    pages.push({ pattern: path, file: fileOf(path), isIndexed: meta?.index ?? prerender.isIndexed(pattern) });
  }
  const ofContent = new Set(written.map(({ pattern }) => pattern));
  for (const { pattern, isProtected } of prerender.pages) {
    if (ofContent.has(pattern)) {
      // A path that matches only the pattern names a piece or help page that doesn't exist: the app shows an error,
      // with status 404.
      if (pattern.includes(':')) pages.push({ pattern, file: 'index.html', isIndexed: false, status: 404 });
      continue;
    }
    const path = samplePath(pattern);
    if (!isProtected) await writePage(pattern, path, fileOf(path));
    pages.push({
      pattern,
      file: isProtected ? 'index.html' : fileOf(path),
      isIndexed: prerender.isIndexed(pattern),
    });
  }
  await writePage(NOT_FOUND.pattern, NOT_FOUND.path, NOT_FOUND.file);

  await write(
    'landing.html',
    filled(filled(landing, HEAD, prerender.head(paths.landing)), LANDING, prerender.renderLanding()),
  );
  pages.push({ pattern: paths.landing, file: 'landing.html', isIndexed: true });

  const shell = `<div id="root">${prerender.renderLoading()}</div>`;
  await write('index.html', filled(filled(template, HEAD, prerender.head(null)), ROOT, shell));
  await write('pages.json', JSON.stringify({ pages, notFound: NOT_FOUND.file }));
}
