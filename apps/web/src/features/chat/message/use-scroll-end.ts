import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** A list at most this far from its end counts as scrolled to the end, in px. */
const NEAR_END = 64;
/** Marks the element whose beginning has to stay in view, with this space above it, in px. */
const START = '[data-start]';
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

  const scrollTo = (list: HTMLElement, top: number): void => {
    list.scrollTop = top;
    placed.current = list.scrollTop;
    isFollowing.current = true;
    setNews(false);
  };
  const toEnd = (): void => {
    if (area.current) scrollTo(area.current, area.current.scrollHeight);
  };
  const follow = (): void => {
    const list = area.current;
    const start = list?.querySelector(START);
    if (!list || !start) {
      toEnd();
      return;
    }
    const top = list.scrollTop + start.getBoundingClientRect().top - list.getBoundingClientRect().top - ABOVE_START;
    scrollTo(list, Math.min(top, list.scrollHeight - list.clientHeight));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the content.
  useLayoutEffect(() => {
    if (isFollowing.current || seenForced.current !== forced) follow();
    else setNews(true);
    seenForced.current = forced;
  }, [content, forced]);

  /** The list becomes lower when a screen keyboard opens. */
  const resize = useEffectEvent(() => {
    if (isFollowing.current) follow();
  });
  useEffect(() => {
    if (!area.current) return;
    const sizes = new ResizeObserver(resize);
    sizes.observe(area.current);
    return () => sizes.disconnect();
  }, []);

  const onScroll = (): void => {
    if (!area.current) return;
    const { scrollTop, clientHeight, scrollHeight } = area.current;
    const isPlaced = placed.current !== null && Math.abs(scrollTop - placed.current) < SAME_POSITION;
    isFollowing.current = isPlaced || scrollHeight - scrollTop - clientHeight <= NEAR_END;
    if (isFollowing.current) setNews(false);
  };
  return { area, hasNews, toEnd, onScroll };
}
