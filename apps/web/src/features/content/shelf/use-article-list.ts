import type { ArticleList } from '@alento/contract/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../../lib/session/use-account.ts';
import { articlesQuery } from '../../../state/content/content.queries.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';

/** All articles as this reader may see them; a visitor's version is used if the member's can't be loaded. */
export function useArticleList() {
  const client = useQueryClient();
  const query = useQuery(articlesQuery(useAccount()?.userId ?? null));
  return { ...query, data: query.data ?? client.getQueryData<ArticleList>(contentKeys.articles(null)) };
}
