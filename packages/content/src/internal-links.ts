import type { Category } from './categories.ts';
import type { ContentFault } from './content-faults.ts';
import type { Article, Book, Origin } from './pieces.ts';

type Shelved = { categories: readonly Category[]; articles: readonly Article[]; books: readonly Book[] };

/** Paths of the product to which texts of the library may link. */
export function internalTargets(
  { categories, articles, books }: Shelved,
  screens: readonly string[],
): ReadonlySet<string> {
  return new Set([
    ...screens,
    '/conteudos',
    '/podcasts',
    '/livros',
    ...categories.map(({ id }) => `/conteudos/${id}`),
    ...categories.flatMap(({ id, subcategories }) => subcategories.map((sub) => `/conteudos/${id}/${sub.id}`)),
    ...articles.map(({ category, subcategory, id }) => `/conteudos/${category}/${subcategory}/${id}`),
    ...books.map(({ id }) => `/livros/${id}`),
  ]);
}

/** Checks that every internal link has a target. */
export function faultsOfLinks(
  origins: readonly Pick<Origin, 'file' | 'links'>[],
  targets: ReadonlySet<string>,
): ContentFault[] {
  return origins.flatMap(({ file, links }) =>
    links.flatMap(({ url, line }) => {
      if (url.startsWith('/')) return targets.has(url) ? [] : [{ file, line, message: `${url} leads nowhere` }];
      return /^(https:\/\/\w|tel:\+?\d+$)/.test(url) ? [] : [{ file, line, message: `${url} is no https address` }];
    }),
  );
}
