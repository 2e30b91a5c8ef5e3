import type { Article } from '@alento/contract/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { articleQuery } from '../../../state/content/content.queries.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';

/**
 * An article as this reader sees it. What a visitor sees stands in while a member's is on its way
 * (`isStandIn`: it may still open), and stays where that can't be had.
 */
export function useArticle(id: string) {
  const client = useQueryClient();
  const query = useQuery(articleQuery(useAccount()?.userId ?? null, id));
  const isNotFound = isRefusal(query.error, 'CONTENT_NOT_FOUND');
  const isWithdrawn = isRefusal(query.error, 'CONTENT_WITHDRAWN');
  const ofVisitor = client.getQueryData<Article>(contentKeys.article(null, id));
  // Whether it is closed to this reader is not known: then there is nothing to show for it.
  const standsFor = isNotFound || isWithdrawn || ofVisitor?.isLocked ? undefined : ofVisitor;
  return { ...query, isNotFound, isWithdrawn, article: query.data ?? standsFor, isStandIn: query.isPlaceholderData };
}
