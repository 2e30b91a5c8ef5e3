import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';

type Read = Pick<
  UseInfiniteQueryResult<{ pages: readonly unknown[] }>,
  'data' | 'fetchStatus' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

/**
 * The button below a list that reads its next page. A press while the list is read again waits for that reading: the
 * query would ignore it, or lose the reading's result. The button may be gone after the last page, so the focus goes to
 * the first new item.
 * @param list the element that contains the items
 * @param selector finds in each item what takes the focus
 * @returns `more` for the button's press; `isBusy` from the press until the page is there or couldn't be read
 */
export function useMore(query: Read, list: RefObject<HTMLElement | null>, selector: string) {
  const { data, fetchStatus, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const [isPressed, setPressed] = useState(false);
  /** What was on the screen before the next page. */
  const before = useRef<{ pages: number; items: number } | null>(null);
  const pages = data?.pages.length ?? 0;

  useEffect(() => {
    const items = () => [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    if (before.current !== null && pages > before.current.pages) {
      // Without a new item, as for new entries of a day that was shown before, the last one contains what is new.
      const elements = items();
      (elements[before.current.items] ?? elements.at(-1))?.focus();
      before.current = null;
    }
    if (!isPressed || fetchStatus !== 'idle') return;
    setPressed(false);
    if (!hasNextPage) return;
    before.current = { pages, items: items().length };
    void fetchNextPage({ cancelRefetch: false });
  }, [pages, isPressed, fetchStatus, hasNextPage, fetchNextPage, list, selector]);

  return { more: () => setPressed(true), isBusy: isPressed || isFetchingNextPage };
}
