import type { Book } from '@alento/contract/content';
import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, List } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Prose } from '../../../ui/prose/prose.tsx';
import { followReading } from '../reading/reading-rest.ts';
import { bookCopy as copy } from './book.copy.ts';
import { chapterAddress, chapterId, chapterStarts, placeOf } from './book-chapters.ts';
import { BookContents, CONTENTS_ID } from './book-contents.tsx';
import type { KeepPlace } from './book-progress.ts';

type BookChapterProps = {
  index: number;
  title: string;
  html: string;
  /** The title of the previous chapter; `next` is the title of the next one. */
  previous: string | undefined;
  next: string | undefined;
};

const WAY =
  'flex min-h-14 items-center gap-3 rounded-control border border-border-strong bg-surface px-4 py-2.5 transition-colors hover:bg-surface-sunken';

type WayProps = { to: number; label: string; title: string; icon: typeof ArrowUp };

const Way = ({ to, label, title, icon: Icon }: WayProps) => (
  <a href={chapterAddress(to)} className={WAY}>
    <Icon aria-hidden size={20} className="shrink-0 text-brand" />
    <span className="min-w-0">
      <span className="block text-ink-muted text-sm">{label}</span>
      <span className="block font-semibold">{title}</span>
    </span>
  </a>
);

/**
 * A chapter with links to the previous and the next one. It is memoised, because its text may be long and its parent
 * renders on every scroll.
 */
const BookChapter = memo(function BookChapter({ index, title, html, previous, next }: BookChapterProps) {
  const id = chapterId(index);
  return (
    <section aria-labelledby={id} className="mx-auto max-w-[32.5rem] pt-8 pb-10 lg:mx-0">
      <h2
        id={id}
        tabIndex={-1}
        className="mb-6 scroll-mt-16 font-bold text-2xl tracking-tight focus-visible:outline-none lg:scroll-mt-2"
      >
        <span className="mb-1 block font-semibold text-brand text-sm tracking-normal">{copy.chapter(index + 1)}</span>{' '}
        {title}
      </h2>
      <Prose html={html} />
      {next === undefined && <p className="mt-10 text-ink-muted">{copy.end}</p>}
      <div className="mt-8 grid gap-3">
        {next === undefined ? (
          <a href={`#${CONTENTS_ID}`} className={`${WAY} font-semibold`}>
            {copy.backToContents}
          </a>
        ) : (
          <Way to={index + 1} label={copy.next} title={next} icon={ArrowDown} />
        )}
        {previous !== undefined && <Way to={index - 1} label={copy.previous} title={previous} icon={ArrowUp} />}
      </div>
    </section>
  );
});

type BookBarProps = { chapters: Book['chapters']; current: number | null };

const STEP = 'grid size-11 shrink-0 place-items-center rounded-control text-brand hover:bg-brand-soft';

const Step = ({ to, label, children }: { to: number; label: string; children: ReactNode }) => (
  <a href={chapterAddress(to)} aria-label={label} className={STEP}>
    {children}
  </a>
);

/**
 * A bar on phones that stays visible: the current chapter, links to the previous and next one, and the table of
 * contents.
 */
function BookBar({ chapters, current }: BookBarProps) {
  const chapter = current === null ? undefined : chapters[current];
  return (
    <div className="-mx-4 sticky top-[var(--top-bar)] z-10 flex h-14 items-center gap-1 border-border border-b bg-ground px-2 sm:-mx-6 sm:px-4 lg:hidden">
      {current !== null && current > 0 && (
        <Step to={current - 1} label={copy.previous}>
          <ChevronLeft aria-hidden size={22} />
        </Step>
      )}
      <a
        href={`#${CONTENTS_ID}`}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control px-2 hover:bg-surface-sunken"
      >
        <List aria-hidden size={20} className="shrink-0 text-brand" />
        {current === null || !chapter ? (
          <span className="font-semibold text-sm">{copy.contents}</span>
        ) : (
          <span className="min-w-0 leading-tight">
            <span className="block text-ink-muted text-xs">{copy.chapterOf(current + 1, chapters.length)}</span>
            <span className="block truncate font-semibold text-sm">{chapter.title}</span>
            <span className="sr-only">. {copy.toContents}</span>
          </span>
        )}
      </a>
      {current !== null && current < chapters.length - 1 && (
        <Step to={current + 1} label={copy.next}>
          <ChevronRight aria-hidden size={22} />
        </Step>
      )}
    </div>
  );
}

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
  const report = useEffectEvent(keep);

  // Anchors work before hydration, so the reader may already be in the middle of the book.
  useEffect(() => followReading(measure, (share, options) => report(reader, share, options)), [reader]);

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
