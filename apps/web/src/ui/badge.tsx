import type { ReactNode } from 'react';

type Props = { tone?: 'brand' | 'plain'; children: ReactNode };

const TONES = {
  brand: 'border-transparent bg-brand-soft text-on-brand-soft',
  plain: 'border-border-strong bg-surface text-ink',
};

/** A small label beside a name. */
export const Badge = ({ tone = 'plain', children }: Props) => (
  <span
    className={`inline-block max-w-full shrink-0 rounded-pill border px-2 font-semibold text-xs leading-5 ${TONES[tone]}`}
  >
    {children}
  </span>
);
