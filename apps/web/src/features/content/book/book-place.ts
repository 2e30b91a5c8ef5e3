import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { followReading } from '../reading/reading-rest.ts';
import { placeOf } from './book-chapters.ts';
import type { KeepPlace } from './book-progress.ts';

/**
 * The reading line is the line of the viewport whose text counts as being read. It is a third down the viewport, but
 * at least this far from the top (in px), below all fixed bars.
 */
const LINE_MIN = 160;
const lineOf = (height: number): number => Math.max(LINE_MIN, height / 3);

/**
 * Follows the position in a book, and passes positions that count as read (reading-rest.ts) to `keep`.
 * @param text the element that contains one element per chapter
 * @returns the index of the current chapter; null before the first chapter
 */
export function useBookPlace(
  text: RefObject<HTMLElement | null>,
  starts: readonly number[],
  keep: KeepPlace,
): number | null {
  const reader = useAccount()?.userId ?? null;
  const [chapter, setChapter] = useState<number | null>(null);

  const measure = useEffectEvent((): number => {
    const boxes = [...(text.current?.children ?? [])].map((element) => element.getBoundingClientRect());
    const height = window.innerHeight;
    const place = placeOf(boxes, starts, { line: lineOf(height), height });
    setChapter(place.chapter);
    return place.share;
  });
  const tell = useEffectEvent(keep);

  // Anchors work before hydration, so the reader may already be in the middle of the book.
  useEffect(() => followReading(measure, (share, told) => tell(reader, share, told)), [reader]);

  return chapter;
}
