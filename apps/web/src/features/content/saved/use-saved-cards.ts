import type { ContentCard } from '@alento/contract/content';
import { useQuery } from '@tanstack/react-query';
import { useIsOnline } from '../../../lib/page/use-is-online.ts';
import { booksQuery, readingQuery } from '../../../state/content/content.queries.ts';
import { type SavedCard, savedHereQuery } from '../../../state/content/saved-here.ts';

/**
 * The cards of the pieces that a member saved, newest first: from the lists of the library, and without a network those
 * that this device has stored. Undefined until it is known which they are.
 */
export function useSavedCards(userId: string, articles: readonly ContentCard[] | undefined): SavedCard[] | undefined {
  const isOnline = useIsOnline();
  const reading = useQuery(readingQuery(userId));
  const here = useQuery(savedHereQuery(userId));
  const saved = reading.data?.saved;
  const known = (id: string): SavedCard | undefined => articles?.find((article) => article.id === id);
  const books = useQuery({
    ...booksQuery(userId),
    enabled: isOnline && articles !== undefined && saved?.some((id) => !known(id)) === true,
  });
  if (!saved) return reading.isError ? [] : undefined;
  if (!isOnline) return here.data?.filter(({ id }) => saved.includes(id)) ?? [];
  const others: readonly SavedCard[] = [...(books.data ?? []), ...(here.data ?? [])];
  return saved.flatMap((id) => known(id) ?? others.find((card) => card.id === id) ?? []);
}
