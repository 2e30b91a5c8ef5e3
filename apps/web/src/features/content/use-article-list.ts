import type { ArticleList } from '@alento/contract/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { articlesQuery } from '../../lib/content.queries.ts';
import { contentKeys } from '../../lib/content-keys.ts';
import { useAccount } from '../../lib/session/use-account.ts';

/** All articles as this reader sees them; what a visitor sees stands in for a member's that can't be had. */
export function useArticleList() {
  const client = useQueryClient();
  const query = useQuery(articlesQuery(useAccount()?.userId ?? null));
  return { ...query, data: query.data ?? client.getQueryData<ArticleList>(contentKeys.articles(null)) };
}
