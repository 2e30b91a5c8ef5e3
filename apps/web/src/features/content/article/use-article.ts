import type { Article } from '@alento/contract/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { articleQuery } from '../../../state/content/content.queries.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';

/**
 * Reads an article as this reader may see it. While a member's version loads, and if it can't be loaded, it returns
 * the version for visitors with `isStandIn`; the member's plan may still include the article.
 */
export function useArticle(id: string) {
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
