import type { Article } from '@alento/contract/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { articleQuery } from '../../../state/content/content.queries.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';

/**
 * An article as this reader may see it. A visitor's version is shown while the member's own loads (`isStandIn`: it may
 * still be unlocked), and stays if that fails.
 */
export function useArticle(id: string) {
  const client = useQueryClient();
  const query = useQuery(articleQuery(useAccount()?.userId ?? null, id));
  const isNotFound = isRefusal(query.error, 'CONTENT_NOT_FOUND');
  const isWithdrawn = isRefusal(query.error, 'CONTENT_WITHDRAWN');
  const ofVisitor = client.getQueryData<Article>(contentKeys.article(null, id));
  // If the visitor's version is locked, it is unknown whether the member's is: don't show it.
  const standsFor = isNotFound || isWithdrawn || ofVisitor?.isLocked ? undefined : ofVisitor;
  return { ...query, isNotFound, isWithdrawn, article: query.data ?? standsFor, isStandIn: query.isPlaceholderData };
}
