import type { Article } from '@alento/contract/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { articleQuery } from '../../../state/content/content.queries.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { ContentMissing } from '../piece/content-missing.tsx';
import { shelfPath } from '../shelf/shelf.ts';
import { articleCopy, missingCopy } from './article.copy.ts';
import { ArticlePage } from './article-page.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';

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
