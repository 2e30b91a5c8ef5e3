import type { ArticleList, Category, ContentCard } from '@alento/contract/content';
import { paths } from '@alento/domain/interface/paths';

/** The category whose pages show help above the articles. */
export const HELP_CATEGORY = 'crise-e-ajuda';

/** Returns the path of a category or of one of its subcategories. */
export const shelfPath = (categoryId: string, subCategoryId?: string): string =>
  [paths.articles, categoryId, ...(subCategoryId === undefined ? [] : [subCategoryId])].join('/');

/** Returns the articles of a category or of one of its subcategories, in their order. */
export const articlesOn = (
  articles: readonly ContentCard[],
  categoryId: string,
  subCategoryId?: string,
): ContentCard[] =>
  articles.filter(
    ({ category, subcategory }) =>
      category === categoryId && (subCategoryId === undefined || subcategory === subCategoryId),
  );

/** Returns a few articles of a category, with one article of each subcategory first so that they are varied. */
export function sampleOf({ articles }: Pick<ArticleList, 'articles'>, { id, subcategories }: Category, count: number) {
  const own = articlesOn(articles, id);
  const firsts = subcategories.flatMap((sub) => articlesOn(own, id, sub.id).slice(0, 1));
  return [...new Set([...firsts, ...own])].slice(0, count);
}
