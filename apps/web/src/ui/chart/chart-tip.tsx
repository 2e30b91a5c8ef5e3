import type { ReactNode } from 'react';

/** Upper limit of the position, percent of the height. Above it a tooltip would leave the chart. */
const HIGHEST = 70;

type Props = {
  /** Position of the point, in percent of the plot: from the left, and from the bottom. */
  x: number;
  y: number;
  /** Upper limit of the position, in percent. */
  highest?: number;
  /** Whether the tooltip is close to its point; used for small points. */
  near?: boolean;
  children: ReactNode;
};

/** Tooltip of a point. Hidden from screen readers, because the point's accessible name has the same text. */
export const ChartTip = ({ x, y, highest = HIGHEST, near = false, children }: Props) => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute z-20 w-max max-w-52 rounded-control border border-border bg-surface-raised px-3 py-2 text-sm leading-5 text-ink shadow-raised"
    // Shifted left by the same percentage of its own width, so that it stays inside the chart.
    style={{
      left: `${x}%`,
      bottom: `calc(${Math.min(y, highest)}% + ${near ? 0.375 : 1.25}rem)`,
      transform: `translateX(-${x}%)`,
    }}
  >
    {children}
  </div>
);
