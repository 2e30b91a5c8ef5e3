import type { Book } from '@alento/contract/content';
import { ChevronLeft, ChevronRight, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { bookCopy as copy } from './book.copy.ts';
import { chapterAddress } from './book-chapters.ts';
import { CONTENTS_ID } from './book-contents.tsx';

type Props = { chapters: Book['chapters']; current: number | null };

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
export function BookBar({ chapters, current }: Props) {
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
