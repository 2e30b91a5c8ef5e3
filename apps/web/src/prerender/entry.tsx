import { paths } from '@alento/domain/interface/paths';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { appCopy } from '../app/app.copy.ts';
import { jsonLdOf, type PageMeta, pageMeta } from '../app/page-meta.ts';
import { loadScreenAt, Screens } from '../app/router.tsx';
import { App } from '../app/start/app.tsx';
import { FullScreenLoading } from '../app/start/full-screen-loading.tsx';
import { LandingPage } from '../landing/landing-page.tsx';
import { keepPrefetched, PREFETCHED_ID, type Prefetched } from '../lib/page/prefetched.ts';
import { queryClient } from '../lib/query-client.ts';

/** Placeholder that the running server replaces by its public URL. */
const ADDRESS = '{{address}}';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}" />`;
const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}" />`;

/**
 * Title and metadata of a page for search engines and shared links; of the bare app if `path` is null.
 *
 * @param meta metadata of a library page, which is not in `pageMeta`.
 */
function headOf(path: string | null, meta?: PageMeta): string {
  const page = meta ?? (path === null ? undefined : pageMeta[path]);
  if (path === null || !page) return `<title>${appCopy.brand}</title>${named('robots', 'noindex')}`;
  const title = page.title.startsWith(appCopy.brand) ? page.title : appCopy.titleOf(page.title);
  const address = `${ADDRESS}${path}`;
  const jsonLd = page.jsonLd ?? jsonLdOf(path);
  return [
    `<title>${escaped(title)}</title>`,
    named('description', page.description),
    page.index ? `<link rel="canonical" href="${address}" />` : named('robots', 'noindex'),
    property('og:site_name', appCopy.brand),
    property('og:type', 'website'),
    property('og:locale', 'pt_BR'),
    property('og:title', title),
    property('og:description', page.description),
    property('og:url', address),
    property('og:image', `${ADDRESS}/og.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    named('twitter:card', 'summary_large_image'),
    jsonLd ? `<script type="application/ld+json">${JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>` : '',
  ].join('');
}

export type { Page } from './pages.ts';

/** Escapes `<`, so that the JSON can't contain an end tag of its script. */
const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

export { pages } from './pages.ts';

export const head = headOf;

/** Whether search engines may index the pages of this pattern. */
export const isIndexed = (pattern: string): boolean => pageMeta[pattern]?.index ?? false;

/** The landing page as static HTML, without the app. */
export const renderLanding = (): string => renderToStaticMarkup(<LandingPage />);

/** Content of the bare app's HTML until the app's code is loaded: 'Carregando...'. */
export const renderLoading = (): string => renderToStaticMarkup(<FullScreenLoading />);

/**
 * A public page inside the common layout, as a visitor first sees it.
 *
 * @param prefetched query data to render with, which is also embedded in the page.
 */
export async function renderPage(path: string, prefetched: Prefetched): Promise<string> {
  await loadScreenAt(new URL(path, 'http://localhost').pathname);
  // All pages are rendered with one query client, so the data of the previous page is removed.
  queryClient.clear();
  keepPrefetched(prefetched);
  const markup = renderToString(
    <App>
      <StaticRouter location={path}>
        <Screens />
      </StaticRouter>
    </App>,
  );
  const data =
    prefetched.length === 0
      ? ''
      : `<script type="application/json" id="${PREFETCHED_ID}">${inScript(prefetched)}</script>`;
  return `<div id="root" data-prerendered>${markup}</div>${data}`;
}

/** Route patterns of the library's pages. The content files determine which pages exist. */
export const contentPatterns = {
  articles: paths.articles,
  articleCategory: paths.articleCategory,
  articleSubCategory: paths.articleSubCategory,
  article: paths.article,
  podcasts: paths.podcasts,
  books: paths.books,
  book: paths.book,
} as const;

/** Route patterns of the help pages. */
export const helpPatterns = { list: paths.appHelp, page: paths.appHelpPage } as const;

/** Types of the documents on the legal pages. */
export const legalPages = { [paths.terms]: 'TERMS_OF_USE', [paths.privacy]: 'PRIVACY_POLICY' } as const;
