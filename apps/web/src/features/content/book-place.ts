import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from '../../lib/session/use-account.ts';
import { type BookPlace, placeOf } from './book-chapters.ts';
import type { KeepPlace } from './book-progress.ts';

/** A place counts as read once the page rested there, ms; so it is told no more often than that either. */
export const REST_MS = 4000;
/** More of a book than anybody reads between two rests: a look at another chapter, or a jump. */
const JUMP_SHARE = 0.1;
/** The line the eyes are at: below all that is fixed at the top, px, or a third down the window. */
const LINE_MIN = 160;
const lineOf = (height: number): number => Math.max(LINE_MIN, height / 3);

/**
 * Follows where a book is read. Tells `keep` when the page rests, and when it is left: the last place
 * only if it was reached by reading.
 *
 * @param text holds the chapters, one element each.
 * @returns the chapter's place among all; null before the first.
 */
export function useBookPlace(
  text: RefObject<HTMLElement | null>,
  starts: readonly number[],
  keep: KeepPlace,
): number | null {
  const reader = useAccount()?.userId ?? null;
  const [chapter, setChapter] = useState<number | null>(null);

  const measure = useEffectEvent((): BookPlace => {
    const boxes = [...(text.current?.children ?? [])].map((element) => element.getBoundingClientRect());
    const height = window.innerHeight;
    return placeOf(boxes, starts, { line: lineOf(height), height });
  });
  const tell = useEffectEvent((of: typeof reader, share: number) => {
    if (share > 0) keep(of, share);
  });

  useEffect(() => {
    let rested = 0;
    let reached = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function rest(): void {
      timer = undefined;
      rested = reached;
      tell(reader, reached);
    }
    function move(): void {
      const place = measure();
      reached = place.share;
      setChapter(place.chapter);
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    }
    function leave(): void {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      if (reached - rested < JUMP_SHARE) tell(reader, reached);
    }
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };

    // Anchors work before the app does: somebody may be in the middle of the book by now.
    move();
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('scroll', move);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [reader]);

  return chapter;
}
