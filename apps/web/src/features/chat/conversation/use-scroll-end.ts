import { useLayoutEffect, useRef, useState } from 'react';

/** A list at most this far from its end counts as scrolled to the end, in px. */
const NEAR_END = 64;

const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= NEAR_END;

/** Marks the element whose beginning has to stay in view (`data-start`). */
const START = '[data-start]';
/** The space above that element, in px. */
const ABOVE_START = 8;
/** Positions that differ by less are the same: browsers round them. */
const SAME_POSITION = 2;

/**
 * Keeps a list scrolled to its end while the reader is there. For a reader who scrolled up, it reports new content
 * instead. If an element is marked with `data-start`, its beginning stays in view instead of the end.
 * @param content a value that changes with the list's content
 * @param forced a value that changes when the list must scroll to its end from any position, as for the reader's own
 * messages
 */
export function useScrollEnd(content: unknown, forced: unknown) {
  const area = useRef<HTMLElement>(null);
  const isFollowing = useRef(true);
  const seenForced = useRef(forced);
  /** The position that this hook set last. */
  const placed = useRef<number | null>(null);
  const [hasNews, setNews] = useState(false);

  const toEnd = (): void => {
    const list = area.current;
    if (!list) return;
    list.scrollTop = list.scrollHeight;
    placed.current = list.scrollTop;
    isFollowing.current = true;
    setNews(false);
  };

  const follow = (): void => {
    const list = area.current;
    const start = list?.querySelector(START);
    if (!list || !start) {
      toEnd();
      return;
    }
    const top = list.scrollTop + start.getBoundingClientRect().top - list.getBoundingClientRect().top - ABOVE_START;
    list.scrollTop = Math.min(top, list.scrollHeight - list.clientHeight);
    placed.current = list.scrollTop;
    setNews(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the content.
  useLayoutEffect(() => {
    if (seenForced.current !== forced) {
      isFollowing.current = true;
      follow();
    } else if (isFollowing.current) follow();
    else setNews(true);
    seenForced.current = forced;
  }, [content, forced]);

  return {
    area,
    hasNews,
    toEnd,
    onScroll: (): void => {
      if (!area.current) return;
      const isPlaced = placed.current !== null && Math.abs(area.current.scrollTop - placed.current) < SAME_POSITION;
      isFollowing.current = isPlaced || isNearEnd(area.current);
      if (isFollowing.current) setNews(false);
    },
  };
}
