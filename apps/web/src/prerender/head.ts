import { appCopy } from '../app/app.copy.ts';
import { jsonLdOf, type PageMeta, pageMeta } from '../app/page-meta.ts';

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
export function headOf(path: string | null, meta?: PageMeta): string {
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
