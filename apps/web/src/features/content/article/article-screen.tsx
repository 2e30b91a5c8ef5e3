import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { ContentMissing } from '../piece/content-missing.tsx';
import { shelfPath } from '../shelf/shelf.ts';
import { articleCopy, missingCopy } from './article.copy.ts';
import { ArticlePage } from './article-page.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { useArticle } from './use-article.ts';

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
