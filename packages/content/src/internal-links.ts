import type { Category } from './categories.ts';
import type { Article, Book } from './pieces.ts';

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
