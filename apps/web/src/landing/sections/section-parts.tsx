import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  className?: string;
  /** Text beside or under the title. */
  lead?: ReactNode;
  /** Layout on wide screens: text to the right of the title, or below it. */
  layout?: 'beside' | 'above';
  children: ReactNode;
};

const TITLE = 'font-semibold text-[clamp(2.1rem,1.4rem+3.1vw,3.9rem)] leading-[1] tracking-[-0.03em]';

/** A section of the page: title and text beside or below each other. */
export function Passage({ id, title, lead, className = '', layout = 'above', children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`py-20 outline-none sm:py-28 ${className}`}>
      <div
        className={`mx-auto max-w-[76rem] px-5 sm:px-6 ${layout === 'beside' ? 'lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-x-16' : ''}`}
      >
        <div className={layout === 'beside' ? 'lg:sticky lg:top-32 lg:self-start' : ''}>
          <h2 id={`${id}-title`} className={TITLE}>
            {title}
          </h2>
          {lead}
        </div>
        {children}
      </div>
    </section>
  );
}
