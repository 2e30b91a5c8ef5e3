import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { followReading } from '../reading/reading-rest.ts';
import { placeOf } from './book-chapters.ts';
import type { KeepPlace } from './book-progress.ts';

/** The reading line: a third down the viewport, but below all fixed bars, px. */
const LINE_MIN = 160;
const lineOf = (height: number): number => Math.max(LINE_MIN, height / 3);

/**
 * Follows the position in a book, and reports positions that count as read to `keep` (reading-rest.ts).
 * @param text contains one element per chapter.
 * @returns the chapter's index; null before the first.
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
