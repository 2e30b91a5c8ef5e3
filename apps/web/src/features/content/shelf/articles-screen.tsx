import type { ArticleList, Category } from '@alento/contract/content';
import { CONTENT_QUERY_MAX } from '@alento/domain/content/limits';
import { paths } from '@alento/domain/interface/paths';
import { ArrowRight, BookOpen, Headphones } from 'lucide-react';
import { type ComponentType, Fragment, lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useIsOnline } from '../../../lib/page/use-is-online.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { checkText, prepareCheck } from '../../../state/crisis/check-text.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { SearchForm } from '../../../ui/field/search-form.tsx';
import { SearchResults } from '../search/search-results.tsx';
import { useLibrarySearch } from '../search/use-library-search.ts';
import { articlesCopy as copy, searchCopy } from './articles.copy.ts';
import { LibraryOpening } from './library-opening.tsx';
import { FailedList, FailedPieces, ShelvesLoading } from './library-states.tsx';
import { articlesOn, sampleOf, shelfPath } from './shelf.ts';
import { ShelfList } from './shelf-list.tsx';
import { ShelfSection } from './shelf-section.tsx';
import { useArticleList } from './use-article-list.ts';

/** Number of articles per category on the first page, which is one row on a large screen. */
const SAMPLE = 3;

/**
 * A link to the whole category, if the category has more articles than shown. Its accessible name contains the category's
 * name.
 */
function More({ list, category: { id, title } }: { list: ArticleList; category: Category }) {
  if (articlesOn(list.articles, id).length <= SAMPLE) return null;
  return (
    <Link
      to={shelfPath(id)}
      aria-label={copy.allOf(title)}
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand text-sm hover:underline"
    >
      {copy.all}
      <ArrowRight aria-hidden size={16} />
    </Link>
  );
}

/** All categories. What is saved comes below the first, so that it moves nothing that is read when it arrives. */
const Shelves = ({ list, saved }: { list: ArticleList; saved: ReactNode }) => (
  <>
    <div className="pb-8">
      <ShelfList shelves={list.categories} label={copy.otherShelves} />
    </div>
    {list.categories.map((category, index) => (
      <Fragment key={category.id}>
        <ShelfSection
          id={category.id}
          title={category.title}
          description={category.description}
          path={shelfPath(category.id)}
          articles={sampleOf(list, category, SAMPLE)}
          isFirst={index === 0}
          more={<More list={list} category={category} />}
        />
        {index === 0 && <Suspense>{saved}</Suspense>}
      </Fragment>
    ))}
    <section aria-labelledby="also" className="border-border border-t py-8">
      <h2 id="also" className="font-bold text-xl tracking-tight">
        {copy.alsoTitle}
      </h2>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={paths.podcasts} variant="secondary" icon={Headphones}>
          {copy.podcasts}
        </LinkButton>
        <LinkButton to={paths.books} variant="secondary" icon={BookOpen}>
          {copy.books}
        </LinkButton>
      </div>
    </section>
  </>
);

type SavedProps = { userId?: string | undefined; list: ReturnType<typeof useArticleList> };

// Visitors with a network don't need it. Without its code the screen must not be empty.
const Saved = lazy<ComponentType<SavedProps>>(async () => ({
  default: await import('../saved/saved-pieces.tsx').then(
    ({ SavedPieces }) => SavedPieces,
    () => FailedPieces,
  ),
}));

/** The screen /conteudos: the search, and a few articles of every category. */
export function ArticlesScreen() {
  const list = useArticleList();
  const userId = useAccount()?.userId;
  const isOnline = useIsOnline();
  const { query, typed, type, submit, clear } = useLibrarySearch();
  const saved = (userId || !isOnline) && <Saved userId={userId} list={list} />;
  return (
    <>
      <LibraryOpening title={copy.title} lead={copy.lead}>
        <SearchForm
          copy={searchCopy}
          max={CONTENT_QUERY_MAX}
          typed={typed}
          onType={type}
          onFocus={prepareCheck}
          onSubmit={() => {
            void checkText(typed);
            submit();
          }}
        />
      </LibraryOpening>
      {query !== '' && <SearchResults query={query} onClear={clear} />}
      {query === '' && list.data && <Shelves list={list.data} saved={saved} />}
      {query === '' && !list.data && isOnline && (list.isError ? <FailedList {...list} /> : <ShelvesLoading />)}
      {query === '' && !list.data && !isOnline && <Suspense fallback={<ShelvesLoading />}>{saved}</Suspense>}
    </>
  );
}
