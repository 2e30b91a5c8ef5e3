import type { ArticleList } from '@alento/contract/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../../lib/session/use-account.ts';
import { articlesQuery } from '../../../state/content/content.queries.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';

/**
 * Reads all articles as this reader may see them. If a member's list can't be loaded, it returns the visitors' list.
 */
export function useArticleList() {
  const client = useQueryClient();
  const query = useQuery(articlesQuery(useAccount()?.userId ?? null));
  return { ...query, data: query.data ?? client.getQueryData<ArticleList>(contentKeys.articles(null)) };
}
