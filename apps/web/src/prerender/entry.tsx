import { paths } from '@alento/domain/interface/paths';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { pageMeta } from '../app/page-meta.ts';
import { loadScreenAt, Screens } from '../app/router.tsx';
import { App } from '../app/start/app.tsx';
import { FullScreenLoading } from '../app/start/full-screen-loading.tsx';
import { keepPrefetched, PREFETCHED_ID, type Prefetched } from '../app/start/prefetched.ts';
import { LandingPage } from '../landing/landing-page.tsx';
import { queryClient } from '../lib/query-client.ts';
import { headOf } from './head.ts';

export type { Page } from './pages.ts';

/** A script's text can hold no end tag. */
const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

export { pages } from './pages.ts';

export const head = headOf;

/** Whether search engines may list the pages of this pattern. */
export const isIndexed = (pattern: string): boolean => pageMeta[pattern]?.index ?? false;

/** The landing, without the app: nothing of it runs in the browser. */
export const renderLanding = (): string => renderToStaticMarkup(<LandingPage />);

/** What stands on the bare app's page until its code has come: 'Carregando...' (core §2). */
export const renderLoading = (): string => renderToStaticMarkup(<FullScreenLoading />);

/**
 * A public page as a visitor first sees it, inside the common layout.
 *
 * @param prefetched data the page is drawn with, and which it brings to the browser.
 */
export async function renderPage(path: string, prefetched: Prefetched): Promise<string> {
  await loadScreenAt(new URL(path, 'http://localhost').pathname);
  // One client draws every page: what the last one was drawn with must not show on this one.
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

/** Patterns of the library's pages: which there are is known by its files. */
export const contentPatterns = {
  articles: paths.articles,
  articleCategory: paths.articleCategory,
  articleSubCategory: paths.articleSubCategory,
  article: paths.article,
  podcasts: paths.podcasts,
  books: paths.books,
  book: paths.book,
} as const;

/** Query keys of what the legal pages are drawn with. */
export const legalPages = { [paths.terms]: 'TERMS_OF_USE', [paths.privacy]: 'PRIVACY_POLICY' } as const;
