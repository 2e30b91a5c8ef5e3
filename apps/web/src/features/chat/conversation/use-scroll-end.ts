import { useLayoutEffect, useRef, useState } from 'react';

/** A list at most this far from its end counts as scrolled to the end, in px. */
const NEAR_END = 64;

const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= NEAR_END;

/**
 * Keeps a list scrolled to its end while the reader is there. For a reader who scrolled up, it reports new content
 * instead.
 * @param content a value that changes with the list's content
 * @param forced a value that changes when the list must scroll to its end from any position, as for the reader's own
 * messages
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the content.
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
