import type { ReactNode } from 'react';

/** Above this share of the height a tooltip would leave its chart. */
const HIGHEST = 70;

type Props = {
  /** Where the point is, in percent of the plot: from the left, and from the bottom. */
  x: number;
  y: number;
  /** How far up it may go; beyond, it stays there. */
  highest?: number;
  /** Right above its point, where points are small. */
  near?: boolean;
  children: ReactNode;
};

/** What a point says. Hidden from screen readers: the point's own name says the same. */
export const ChartTip = ({ x, y, highest = HIGHEST, near = false, children }: Props) => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute z-20 w-max max-w-52 rounded-control border border-border bg-surface-raised px-3 py-2 text-sm leading-5 text-ink shadow-raised"
    // Moved left by as much of its own width as the point is along the plot: it never leaves the sides.
    style={{
      left: `${x}%`,
      bottom: `calc(${Math.min(y, highest)}% + ${near ? 0.375 : 1.25}rem)`,
      transform: `translateX(-${x}%)`,
    }}
  >
    {children}
  </div>
);
