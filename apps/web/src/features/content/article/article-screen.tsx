import type { Article } from '@alento/contract/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Navigate, useParams } from 'react-router';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { takeFocus } from '../../../lib/page/take-focus.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { formatDate } from '../../../lib/time/dates.format.ts';
import { articleQuery } from '../../../state/content/content.queries.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';
import { HelpFirst } from '../../../ui/help-first.tsx';
import { Prose } from '../../../ui/prose/prose.tsx';
import { ErrorState } from '../../../ui/state/part-states.tsx';
import { contentCopy } from '../content.copy.ts';
import { ContentBadge } from '../piece/content-badge.tsx';
import { ContentImage } from '../piece/content-image.tsx';
import { ContentMissing } from '../piece/content-missing.tsx';
import { ListenButton } from '../piece/listen-button.tsx';
import { LockedPrompt } from '../piece/locked-prompt.tsx';
import { SaveButton } from '../piece/save-button.tsx';
import { ShareButton } from '../piece/share-button.tsx';
import { ReadingPlace } from '../reading/reading-place.tsx';
import { Breadcrumb } from '../shelf/breadcrumb.tsx';
import { ROOT_CRUMB } from '../shelf/category-screen.tsx';
import { HELP_CATEGORY, shelfPath } from '../shelf/shelf.ts';
import { articleCopy, missingCopy } from './article.copy.ts';
import { ArticleEnd, RelatedContent } from './article-end.tsx';
import { ARTICLE_ASIDE, ARTICLE_BODY, ARTICLE_FRAME, ARTICLE_HEADER } from './article-frame.ts';
import { ArticleSkeleton, TextSkeleton } from './article-skeleton.tsx';

/** Breadcrumb, title, summary, reading time and date of an article. */
function ArticleHeader({ article }: { article: Article }) {
  const { category, subcategory, categoryTitle, subcategoryTitle } = article;
  const crumbs = [
    ROOT_CRUMB,
    { title: categoryTitle, path: shelfPath(category) },
    { title: subcategoryTitle, path: shelfPath(category, subcategory ?? undefined) },
  ];
  return (
    <header className={ARTICLE_HEADER}>
      <Breadcrumb crumbs={crumbs} />
      <h1 ref={takeFocus} tabIndex={-1} className="font-bold text-3xl tracking-tight">
        {article.title}
      </h1>
      {category === HELP_CATEGORY && (
        <div className="mt-5">
          <HelpFirst copy={articleCopy} />
        </div>
      )}
      <p className="mt-4 max-w-[52ch] text-ink-muted text-lg">{article.summary}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm">
        <ContentBadge isPremium={article.isPremium} isLocked={article.isLocked} />
        <span>{contentCopy.minutes.article(article.minutes)}</span>
        <time dateTime={article.lastUpdated}>{articleCopy.updated(formatDate(article.lastUpdated))}</time>
      </p>
    </header>
  );
}

/** The article's picture, with buttons to listen, save and share. */
const ArticleAside = ({ article }: { article: Article }) => (
  <div className={ARTICLE_ASIDE}>
    <div className="lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)]">
      <ContentImage content={article} isFirst className="aspect-[4/3] w-full rounded-card" />
      <section aria-label={articleCopy.actions} className="mt-4 flex flex-wrap items-start gap-2">
        {article.podcast !== null && (
          <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
            <ListenButton content={article} podcast={article.podcast} />
            <span className="text-ink-muted text-sm">{articleCopy.narrated}</span>
          </div>
        )}
        <SaveButton content={article} />
        <ShareButton content={article} />
      </section>
    </div>
  </div>
);

type ArticlePageProps = {
  article: Article;
  userId: string | null;
  /** Whether the article is the version for visitors, shown while the member's version loads. */
  isStandIn: boolean;
  between?: ReactNode;
};

/** The page of an article: the text, its sources and related articles. */
function ArticlePage({ article, userId, isStandIn, between }: ArticlePageProps) {
  const text = useRef<HTMLDivElement>(null);
  // While it is unknown whether the member may read the text, the content below it is hidden, because the text would
  // shift that content.
  const isAwaited = article.content === null && isStandIn;
  return (
    <>
      <div className={ARTICLE_FRAME}>
        <ArticleHeader article={article} />
        <ArticleAside article={article} />
        <article className={ARTICLE_BODY}>
          {article.content !== null && <Prose ref={text} html={article.content} />}
          {isAwaited && <TextSkeleton />}
          {article.content === null && !isStandIn && <LockedPrompt content={article} />}
          <div className={isAwaited ? 'invisible' : undefined}>
            <ArticleEnd article={article} />
          </div>
        </article>
      </div>
      <div className={isAwaited ? 'invisible' : undefined}>
        {between}
        <RelatedContent related={article.related} />
      </div>
      {userId !== null && article.content !== null && <ReadingPlace text={text} userId={userId} id={article.id} />}
    </>
  );
}

/**
 * Reads an article as this reader may see it. While a member's version loads, and if it can't be loaded, it returns
 * the version for visitors with `isStandIn`; the member's plan may still include the article.
 */
function useArticle(id: string) {
  const client = useQueryClient();
  const query = useQuery(articleQuery(useAccount()?.userId ?? null, id));
  const isNotFound = isRefusal(query.error, 'CONTENT_NOT_FOUND');
  const isWithdrawn = isRefusal(query.error, 'CONTENT_WITHDRAWN');
  const ofVisitor = client.getQueryData<Article>(contentKeys.article(null, id));
  // If the article is locked for visitors, it may not be locked for this member, so the visitors' version is not
  // shown.
  const standsFor = isNotFound || isWithdrawn || ofVisitor?.isLocked ? undefined : ofVisitor;
  return { ...query, isNotFound, isWithdrawn, article: query.data ?? standsFor, isStandIn: query.isPlaceholderData };
}

type Props = {
  /** Rendered between the text and the related articles. */
  between?: ReactNode;
};

/**
 * The screen /conteudos/:categoryId/:subCategoryId/:articleId. It redirects if the article moved to another category.
 */
export function ArticleScreen({ between }: Props) {
  const { categoryId = '', subCategoryId = '', articleId = '' } = useParams();
  const { article, isStandIn, isNotFound, isWithdrawn, isError, isFetching, refetch } = useArticle(articleId);
  const userId = useAccount()?.userId ?? null;
  usePageTitle(article?.title);
  if (isNotFound) return <ContentMissing title={missingCopy.notFoundTitle} text={missingCopy.notFoundText} />;
  if (isWithdrawn) return <ContentMissing title={missingCopy.withdrawnTitle} text={missingCopy.withdrawnText} />;
  if (article) {
    const address = `${shelfPath(categoryId, subCategoryId)}/${articleId}`;
    if (article.url !== address) return <Navigate to={article.url} replace />;
    return <ArticlePage key={article.id} article={article} userId={userId} isStandIn={isStandIn} between={between} />;
  }
  if (isError)
    return <ErrorState isWholePage message={articleCopy.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return <ArticleSkeleton />;
}
