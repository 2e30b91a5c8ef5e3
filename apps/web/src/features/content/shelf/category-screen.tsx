import type { ArticleList, Category } from '@alento/contract/content';
import { paths } from '@alento/domain/interface/paths';
import { useParams } from 'react-router';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { HelpFirst } from '../../../ui/help-first.tsx';
import { EmptyState } from '../../../ui/state/part-states.tsx';
import { articleCopy } from '../article/article.copy.ts';
import { articlesCopy as copy } from './articles.copy.ts';
import { LibraryOpening } from './library-opening.tsx';
import { FailedList, ShelvesLoading } from './library-states.tsx';
import { articlesOn, HELP_CATEGORY, shelfPath } from './shelf.ts';
import { ShelfMissing } from './shelf-missing.tsx';
import { ShelfSection } from './shelf-section.tsx';
import { useArticleList } from './use-article-list.ts';

export const ROOT_CRUMB = { title: copy.root, path: paths.articles };

function CategoryPage({ list, category }: { list: ArticleList; category: Category }) {
  const { id, title, description } = category;
  usePageTitle(title);
  const shelves = category.subcategories
    .map((sub) => ({ ...sub, articles: articlesOn(list.articles, id, sub.id) }))
    .filter(({ articles }) => articles.length > 0);
  return (
    <>
      <LibraryOpening title={title} lead={description} crumbs={[ROOT_CRUMB]} />
      {id === HELP_CATEGORY && <HelpFirst copy={articleCopy} />}
      {shelves.length === 0 && <EmptyState title={copy.empty} text={copy.emptyText} />}
      {shelves.map((sub, index) => (
        <ShelfSection key={sub.id} {...sub} path={shelfPath(id, sub.id)} isFirst={index === 0} />
      ))}
    </>
  );
}

/** The screen /conteudos/:categoryId: a category's subcategories with all their articles. */
export function CategoryScreen() {
  const { categoryId } = useParams();
  const list = useArticleList();
  if (!list.data) return list.isError ? <FailedList {...list} /> : <ShelvesLoading />;
  const category = list.data.categories.find(({ id }) => id === categoryId);
  if (!category) return <ShelfMissing categories={list.data.categories} />;
  return <CategoryPage list={list.data} category={category} />;
}
