import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import { Prose } from '../../../ui/prose/prose.tsx';
import { bookCopy as copy } from './book.copy.ts';
import { chapterAddress, chapterId } from './book-chapters.ts';
import { CONTENTS_ID } from './book-contents.tsx';

type Props = {
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
export const BookChapter = memo(function BookChapter({ index, title, html, previous, next }: Props) {
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
