import type { ArticleList, Category } from '@alento/contract/content';
import { useParams } from 'react-router';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { HelpFirst } from '../../../ui/help-first.tsx';
import { EmptyState } from '../../../ui/state/part-states.tsx';
import { articleCopy } from '../article/article.copy.ts';
import { articlesCopy as copy } from './articles.copy.ts';
import { ROOT_CRUMB } from './category-screen.tsx';
import { ContentCard, ContentGrid } from './content-card.tsx';
import { LibraryOpening } from './library-opening.tsx';
import { FailedList, ShelvesLoading } from './library-states.tsx';
import { articlesOn, HELP_CATEGORY, shelfPath } from './shelf.ts';
import { ShelfList } from './shelf-list.tsx';
import { ShelfMissing } from './shelf-missing.tsx';
import { useArticleList } from './use-article-list.ts';

type PageProps = { list: ArticleList; category: Category; sub: Category['subcategories'][number] };

function SubCategoryPage({ list, category, sub }: PageProps) {
  usePageTitle(`${category.title}: ${sub.title}`);
  const articles = articlesOn(list.articles, category.id, sub.id);
  const siblings = category.subcategories.filter(({ id }) => id !== sub.id);
  return (
    <>
      <LibraryOpening
        title={sub.title}
        lead={sub.description}
        crumbs={[ROOT_CRUMB, { title: category.title, path: shelfPath(category.id) }]}
      />
      {category.id === HELP_CATEGORY && <HelpFirst copy={articleCopy} />}
      {articles.length === 0 && <EmptyState title={copy.empty} text={copy.emptyText} />}
      <ContentGrid>
        {articles.map((article, index) => (
          <li key={article.id}>
            <ContentCard content={article} level="h2" isFirst={index === 0} />
          </li>
        ))}
      </ContentGrid>
      {siblings.length > 0 && (
        <section aria-labelledby="siblings" className="mt-10 border-border border-t pt-8">
          <h2 id="siblings" className="mb-4 font-bold text-lg">
            {copy.siblings}
          </h2>
          <ShelfList shelves={siblings} label={copy.siblings} categoryId={category.id} />
        </section>
      )}
    </>
  );
}

export function SubCategoryScreen() {
  const { categoryId, subCategoryId } = useParams();
  const list = useArticleList();
  if (!list.data) return list.isError ? <FailedList {...list} /> : <ShelvesLoading />;
  const category = list.data.categories.find(({ id }) => id === categoryId);
  const sub = category?.subcategories.find(({ id }) => id === subCategoryId);
  if (!category || !sub) return <ShelfMissing categories={list.data.categories} />;
  return <SubCategoryPage list={list.data} category={category} sub={sub} />;
}
