import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { followReading } from '../reading/reading-rest.ts';
import { placeOf } from './book-chapters.ts';
import type { KeepPlace } from './book-progress.ts';

/** The line the eyes are at: below all that is fixed at the top, px, or a third down the window. */
const LINE_MIN = 160;
const lineOf = (height: number): number => Math.max(LINE_MIN, height / 3);

/**
 * Follows where a book is read, and tells `keep` the places that count (reading-rest.ts).
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

  const measure = useEffectEvent((): number => {
    const boxes = [...(text.current?.children ?? [])].map((element) => element.getBoundingClientRect());
    const height = window.innerHeight;
    const place = placeOf(boxes, starts, { line: lineOf(height), height });
    setChapter(place.chapter);
    return place.share;
  });
  const tell = useEffectEvent(keep);

  // Anchors work before the app does: somebody may be in the middle of the book by now.
  useEffect(() => followReading(measure, (share, told) => tell(reader, share, told)), [reader]);

  return chapter;
}
