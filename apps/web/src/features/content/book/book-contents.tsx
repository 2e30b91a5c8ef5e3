import type { Book } from '@alento/contract/content';
import { bookCopy as copy } from './book.copy.ts';
import { chapterAddress } from './book-chapters.ts';

type Props = {
  chapters: Book['chapters'];
  /** Index of the current chapter. */
  current: number | null;
  /** Whether the plan doesn't include the book: its chapters are then listed without links. */
  isLocked: boolean;
};

export const CONTENTS_ID = 'capitulos';

const LINE = 'flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5';

const Place = ({ children }: { children: number }) => (
  <span aria-hidden className="w-5 shrink-0 text-right text-ink-muted text-sm tabular-nums">
    {children}
  </span>
);

/** The table of contents of a book. Its links are plain anchors, which work without JavaScript. */
export function BookContents({ chapters, current, isLocked }: Props) {
  const Frame = isLocked ? 'section' : 'nav';
  return (
    <Frame aria-labelledby={CONTENTS_ID}>
      <h2 id={CONTENTS_ID} tabIndex={-1} className="mb-2 px-3 font-bold text-lg focus-visible:outline-none">
        {copy.contents}
      </h2>
      <ol>
        {chapters.map(({ title }, index) => (
          <li key={title}>
            {isLocked ? (
              <span className={LINE}>
                <Place>{index + 1}</Place>
                {title}
              </span>
            ) : (
              <a
                href={chapterAddress(index)}
                aria-current={index === current ? 'location' : undefined}
                className={`${LINE} transition-colors hover:bg-surface-sunken hover:text-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-on-brand-soft`}
              >
                <Place>{index + 1}</Place>
                {title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </Frame>
  );
}
