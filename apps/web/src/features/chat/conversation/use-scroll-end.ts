import { useLayoutEffect, useRef, useState } from 'react';

/** How far from its end a list still counts as read to its end, px. */
const NEAR_END = 64;

const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= NEAR_END;

/**
 * Keeps a list at its end while the reader is there; who reads further up is told of what is new instead.
 *
 * @param content changes with what the list shows.
 * @param forced changes with what has to be seen wherever the reader is: what they sent themself.
 */
export function useScrollEnd(content: unknown, forced: unknown) {
  const area = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const seenForced = useRef(forced);
  const [hasNews, setNews] = useState(false);

  const toEnd = (): void => {
    const list = area.current;
    if (!list) return;
    list.scrollTop = list.scrollHeight;
    isAtEnd.current = true;
    setNews(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of what is shown.
  useLayoutEffect(() => {
    if (isAtEnd.current || seenForced.current !== forced) toEnd();
    else setNews(true);
    seenForced.current = forced;
  }, [content, forced]);

  return {
    area,
    hasNews,
    toEnd,
    onScroll: (): void => {
      if (!area.current) return;
      isAtEnd.current = isNearEnd(area.current);
      if (isAtEnd.current) setNews(false);
    },
  };
}
