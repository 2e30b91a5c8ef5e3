import type { Book } from '@alento/contract/content';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { followReading } from '../reading/reading-rest.ts';
import { BookBar } from './book-bar.tsx';
import { BookChapter } from './book-chapter.tsx';
import { chapterStarts, placeOf } from './book-chapters.ts';
import { BookContents } from './book-contents.tsx';
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
function useBookPlace(text: RefObject<HTMLElement | null>, starts: readonly number[], keep: KeepPlace): number | null {
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

type Props = { chapters: Book['chapters']; keep: KeepPlace };

/**
 * Scrolls to the chapter in the URL after a navigation within the app, because the browser looks for the anchor
 * before it is rendered.
 */
function useChapterOfAddress(): void {
  useEffect(() => {
    // A reader who has already scrolled must not be moved.
    if (window.scrollY > 0 || !window.location.hash.startsWith('#capitulo')) return;
    const heading = document.getElementById(window.location.hash.slice(1));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, []);
}

/** Renders the whole book on one page, so that readers can search, print and read it without JavaScript. */
export function BookReader({ chapters, keep }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const starts = useMemo(() => chapterStarts(chapters), [chapters]);
  const current = useBookPlace(text, starts, keep);
  useChapterOfAddress();
  return (
    <div className="mt-8 lg:mt-12 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-14">
      <div className="lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)] lg:max-h-[calc(100dvh-var(--top-bar)-3rem)] lg:self-start lg:overflow-y-auto">
        <BookContents chapters={chapters} current={current} isLocked={false} />
      </div>
      <div className="mt-4 lg:-mt-8">
        <BookBar chapters={chapters} current={current} />
        <div ref={text} className="divide-y divide-border">
          {chapters.map(({ title, content }, index) => (
            <BookChapter
              key={title}
              index={index}
              title={title}
              html={content ?? ''}
              previous={chapters[index - 1]?.title}
              next={chapters[index + 1]?.title}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
