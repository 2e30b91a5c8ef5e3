import type { ContentCard } from '@alento/contract/content';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** What a list shows of a saved piece. */
export type SavedCard = Pick<ContentCard, 'id' | 'kind' | 'title' | 'url' | 'minutes'>;

export const savedHereKey = (userId: string) => ['content', userId, 'saved-here'] as const;

/** The saved pieces that this device has stored. Never fetched: app/last-seen gives it its data. */
export const savedHereQuery = (userId: string) =>
  queryOptions<SavedCard[]>({ queryKey: savedHereKey(userId), queryFn: skipToken });
