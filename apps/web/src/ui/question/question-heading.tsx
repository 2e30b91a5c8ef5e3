import { useEffect, useId, useRef } from 'react';

export type QuestionHeadingText = {
  title: string;
  /** Why the question is asked, below the heading. */
  why?: string;
  /** A line above the heading that belongs to its name, such as 'Pergunta 3 de 9'. */
  number?: string;
  /** What a question belongs to, above the heading. */
  context?: readonly string[];
};

type Props = QuestionHeadingText & {
  /** h1 on a screen, h3 in a dialog, which has a title of its own. */
  level: 'h1' | 'h3';
};

/** The heading of a page with a question. It takes the focus, because each page is mounted anew. */
export function QuestionHeading({ title, why, number, context = [], level: Heading }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div>
      <div id={`${id}-context`} className="grid max-w-prose gap-1 text-ink-muted text-sm leading-5 empty:hidden">
        {context.map((line) => (
          <p key={line} className="not-only:first:font-semibold not-only:first:text-ink">
            {line}
          </p>
        ))}
      </div>
      <Heading
        ref={heading}
        tabIndex={-1}
        aria-describedby={context.length > 0 ? `${id}-context` : undefined}
        className={`font-bold tracking-tight outline-none sm:text-2xl ${title.length > 100 ? 'text-lg leading-6' : 'text-xl'} ${context.length > 0 ? 'mt-2' : ''}`}
      >
        {number && <span className="block pb-1 font-semibold text-brand text-sm tabular-nums">{number} </span>}
        {title}
      </Heading>
      {why && <p className="mt-1 max-w-prose text-ink-muted text-sm leading-5 sm:text-base sm:leading-6">{why}</p>}
    </div>
  );
}
