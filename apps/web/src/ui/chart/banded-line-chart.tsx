import { ChartTip } from './chart-tip.tsx';
import { linePath, type PlotPoint } from './line-path.ts';
import { PointsGroup } from './points-group.tsx';
import { usePoints } from './use-points.ts';

/** A range of the scale, both ends included. `tone` is 0 to 4, the depth of its background. */
export type ChartBand = { from: number; to: number; label: string; tone: number };
export type BandedPoint = {
  key: string;
  /** Date, ms epoch; determines the horizontal position. */
  at: number;
  value: number;
  /** Date of the point, in words. */
  name: string;
  detail: string;
};
type Props = {
  label: string;
  /** From bottom to top, without gaps. Together they cover the scale. */
  bands: readonly ChartBand[];
  /** In order of time, oldest first. */
  points: readonly BandedPoint[];
  ticks: readonly { at: number; label: string }[];
};

/** Margin left and right of the first and the last point, in percent. */
const SIDE = 6;

/** Line chart of whole scores over time, on coloured bands of the scale. */
export function BandedLineChart({ label, bands, points, ticks }: Props) {
  const { activeIndex, setActiveIndex, tabStop, chartProps } = usePoints<HTMLDivElement>(
    points.map((_, index) => index),
  );
  const count = (bands.at(-1)?.to ?? 0) + 1;
  const first = points[0]?.at ?? 0;
  const span = (points.at(-1)?.at ?? 0) - first;
  const xOf = (at: number): number => (span === 0 ? 50 : SIDE + ((at - first) / span) * (100 - 2 * SIDE));
  /** Every score has a row. Its point is in the middle of the row, at a distance from the next band. */
  const heightOf = (value: number): number => ((value + 0.5) / count) * 100;
  const plotted = points.map(({ at, value }, index): PlotPoint => ({ index, x: xOf(at), y: 100 - heightOf(value) }));
  const activePoint = activeIndex === null ? undefined : points[activeIndex];

  const follow = (share: number) => {
    const x = share * 100;
    const byNearness = plotted.toSorted((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x));
    if (byNearness[0]) setActiveIndex(byNearness[0].index);
  };

  return (
    <div className="relative mb-7 h-72 pl-[6.75rem] sm:h-80 sm:pl-40">
      <div className="relative h-full">
        <Bands bands={bands} count={count} />
        <PointsGroup label={label} chartProps={chartProps} onFollow={follow}>
          <Line points={plotted} />
          {plotted.map(({ index, x, y }) => (
            <span
              key={index}
              aria-hidden="true"
              className={`absolute -translate-x-1/2 -translate-y-1/2 rounded-full border-brand bg-surface-raised ${
                index === activeIndex ? 'size-4 border-4' : 'size-2.5 border-2'
              }`}
              style={{ left: `${x}%`, top: `${y}%` }}
            />
          ))}
          {points.map(({ key, at, name, detail }, index) => (
            <button
              key={key}
              type="button"
              data-point={index}
              tabIndex={index === tabStop ? 0 : -1}
              aria-label={`${name}: ${detail}`}
              className="pointer-events-none absolute inset-y-0 w-6 -translate-x-1/2 rounded-control outline-offset-0"
              style={{ left: `${xOf(at)}%` }}
            />
          ))}
          {activePoint && (
            <ChartTip x={xOf(activePoint.at)} y={heightOf(activePoint.value)}>
              <span className="block font-semibold first-letter:uppercase">{activePoint.name}</span>
              {activePoint.detail}
            </ChartTip>
          )}
        </PointsGroup>
        <div aria-hidden="true" className="absolute inset-x-0 top-full h-6">
          {ticks.map(({ at, label: words }) => (
            <span
              key={at}
              className="absolute top-2 text-[min(0.75rem,14px)] whitespace-nowrap text-ink-muted"
              style={{ left: `${xOf(at)}%`, transform: `translateX(-${xOf(at)}%)` }}
            >
              {words}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

const Bands = ({ bands, count }: { bands: readonly ChartBand[]; count: number }) => (
  <div aria-hidden="true" className="absolute inset-0">
    {bands.map(({ from, to, label, tone }) => (
      <div
        key={from}
        className="absolute inset-x-0 border-t border-surface first:rounded-b-control last:rounded-t-control last:border-t-0"
        style={{
          bottom: `${(from / count) * 100}%`,
          height: `${((to - from + 1) / count) * 100}%`,
          backgroundColor: `var(--band-${tone})`,
        }}
      >
        <span className="absolute top-1/2 right-full w-[6.75rem] -translate-y-1/2 pr-1 text-xs leading-4 sm:w-40 sm:pr-3">
          <span className="block font-semibold text-ink first-letter:uppercase">{label}</span>
          <span className="block text-ink-muted tabular-nums">
            {from}–{to}
          </span>
        </span>
      </div>
    ))}
  </div>
);

const Line = ({ points }: { points: readonly PlotPoint[] }) => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    className="absolute inset-0 size-full overflow-visible"
    aria-hidden="true"
  >
    <path
      d={linePath(points)}
      fill="none"
      className="stroke-brand"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);
