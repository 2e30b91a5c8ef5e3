import { join } from 'node:path';
import { catalogueOf } from '@alento/content/catalogue';
import { readLibrary } from '@alento/content/library';
import { pathsLinkedFrom } from '@alento/domain/interface/linked-paths';
import type { PageMeta } from '../src/app/page-meta.ts';
import type { Prefetched } from '../src/lib/page/prefetched.ts';
import { contentKeys } from '../src/state/content/content-keys.ts';

const CONTENT = join(import.meta.dirname, '../../../content');

/** A page of the library or of the help pages: its path, its route pattern, and the data it is rendered with. */
export type ContentPage = { path: string; pattern: string; prefetched: Prefetched; meta: PageMeta | null };
type Patterns = Readonly<
  Record<'articles' | 'articleCategory' | 'articleSubCategory' | 'article' | 'podcasts' | 'books' | 'book', string>
>;

/** The API returns audio URLs that expire. Prerendered pages contain only the parts that never expire. */
const OPEN_AUDIO = {
  open: (id: string) => `/api/audio/${id}.mp3`,
  signed: (): string => {
    throw new Error('A visitor has no locked audio');
  },
};

/**
 * Every page of the library with the data that a visitor gets, so that search engines and people without JavaScript can
 * read what is free, and the summary of the rest.
 */
export async function contentPages(patterns: Patterns): Promise<ContentPage[]> {
  const library = await readLibrary(CONTENT, pathsLinkedFrom('library'));
  const catalogue = catalogueOf(library, OPEN_AUDIO);
  const articles = { key: contentKeys.articles(null), data: catalogue.articles('basic') };
  const page = (path: string, pattern: string, data: Prefetched, meta: ContentPage['meta'] = null): ContentPage => ({
    path,
    pattern,
    prefetched: data,
    meta,
  });
  return [
    page(patterns.articles, patterns.articles, [articles]),
    ...library.categories.flatMap(({ id, title, description, subcategories }) => [
      page(`${patterns.articles}/${id}`, patterns.articleCategory, [articles], { title, description, index: true }),
      ...subcategories.map((sub) =>
        page(`${patterns.articles}/${id}/${sub.id}`, patterns.articleSubCategory, [articles], {
          title: `${title}: ${sub.title}`,
          description: `${sub.description} ${description}`,
          index: true,
        }),
      ),
    ]),
    ...library.articles.map((text) => {
      const article = catalogue.article(text, 'basic');
      const data = [{ key: contentKeys.article(null, text.id), data: article }];
      const jsonLd = {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: text.title,
        description: text.summary,
        inLanguage: 'pt-BR',
        dateModified: text.lastUpdated,
        isAccessibleForFree: !article.isPremium,
        publisher: { '@type': 'Organization', name: 'Alento' },
      };
      return page(article.url, patterns.article, data, {
        title: text.title,
        description: text.summary,
        index: true,
        jsonLd,
      });
    }),
    page(patterns.podcasts, patterns.podcasts, [
      { key: contentKeys.podcasts(null), data: catalogue.podcasts('basic') },
    ]),
    page(patterns.books, patterns.books, [{ key: contentKeys.books(null), data: catalogue.books('basic') }]),
    ...library.books.map((text) => {
      const book = catalogue.book(text, 'basic');
      const data = [{ key: contentKeys.book(null, text.id), data: book }];
      return page(book.url, patterns.book, data, { title: text.title, description: text.summary, index: true });
    }),
  ];
}
