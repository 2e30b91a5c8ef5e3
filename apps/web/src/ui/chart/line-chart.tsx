import { MOOD_SCORES, nearestScore } from '@alento/domain/mood-entry/scale';
import { useId } from 'react';
import { moodColours } from '../mood/mood-face.tsx';
import { heightOf, middleOf } from './chart-scale.ts';
import { ChartTip } from './chart-tip.tsx';
import { areaPath, linePath, type PlotPoint, runsOf } from './line-path.ts';
import { MoodPlot } from './mood-axis.tsx';
import { PointsGroup } from './points-group.tsx';
import { usePoints } from './use-points.ts';

export type LinePoint = {
  key: string;
  /** null on days without entries, where the line is interrupted. */
  average: number | null;
  /** Date, average and number of entries, in words. */
  name: string;
  detail: string;
};
/** A label of the time axis below the point `index`. `only` is the width of screen that shows it; null for both. */
export type LineTick = { index: number; label: string; only: 'narrow' | 'wide' | null };
type Props = { label: string; points: readonly LinePoint[]; ticks: readonly LineTick[] };

/** With more points than this the dots would touch, so only the line is drawn. */
const DOTS_MAX = 32;
/** With more separate lines than this, the areas below them would look like columns, so no area is drawn. */
const AREA_RUNS_MAX = 6;
/** Opacity that each score adds to the area. */
const AREA_STEP = 0.1;

/** Chart of averages over time, coloured by the mood scale. */
export function LineChart({ label, points, ticks }: Props) {
  const stops = points.flatMap(({ average }, index) => (average === null ? [] : [index]));
  const { activeIndex, setActiveIndex, tabStop, chartProps } = usePoints<HTMLDivElement>(stops);
  const plotted = points.map(({ average }, index): PlotPoint | null =>
    average === null ? null : { index, x: middleOf(index, points.length), y: 100 - heightOf(average) },
  );
  const runs = runsOf(plotted);
  const dots = points.length <= DOTS_MAX ? runs.flat() : runs.filter((run) => run.length === 1).flat();
  const activePoint = activeIndex === null ? undefined : points[activeIndex];

  const follow = (share: number) => {
    const slot = Math.floor(share * points.length);
    if (slot >= 0 && slot < points.length) setActiveIndex(slot);
  };

  return (
    <MoodPlot className="mb-7 h-60 sm:h-72">
      <PointsGroup label={label} chartProps={chartProps} onFollow={follow}>
        <Lines runs={runs} />
        {activeIndex !== null && (
          <span
            aria-hidden="true"
            className="absolute inset-y-0 w-px bg-border-strong"
            style={{ left: `${middleOf(activeIndex, points.length)}%` }}
          />
        )}
        {dots.map((dot) => (
          <Dot key={dot.index} dot={dot} average={points[dot.index]?.average ?? null} />
        ))}
        {activeIndex !== null && plotted[activeIndex] && (
          <Dot dot={plotted[activeIndex]} average={points[activeIndex]?.average ?? null} large />
        )}
        {stops.map((index) => (
          <button
            key={points[index]?.key}
            type="button"
            data-point={index}
            tabIndex={index === tabStop ? 0 : -1}
            aria-label={`${points[index]?.name}: ${points[index]?.detail}`}
            className="pointer-events-none absolute inset-y-0 rounded-control outline-offset-0"
            style={{ left: `${(index / points.length) * 100}%`, width: `${100 / points.length}%` }}
          />
        ))}
        {activePoint && activeIndex !== null && (
          <ChartTip
            x={middleOf(activeIndex, points.length)}
            y={activePoint.average === null ? 0 : heightOf(activePoint.average)}
          >
            <span className="block font-semibold first-letter:uppercase">{activePoint.name}</span>
            {activePoint.detail}
          </ChartTip>
        )}
      </PointsGroup>
      <Ticks ticks={ticks} count={points.length} />
    </MoodPlot>
  );
}

function Lines({ runs }: { runs: readonly PlotPoint[][] }) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
      aria-hidden="true"
    >
      {/* Gradient stops from the best score down to the worst. */}
      {(['line', 'area'] as const).map((kind) => (
        <linearGradient key={kind} id={`${id}${kind}`} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="100">
          {MOOD_SCORES.toReversed().map((score) => (
            <stop
              key={score}
              offset={`${100 - heightOf(score)}%`}
              style={{ stopColor: `var(--mood-${score}${kind === 'line' ? '-strong' : ''})` }}
              // The area is less opaque towards the bottom, so that it has no hard edges at gaps.
              stopOpacity={kind === 'line' ? 1 : (score + 1) * AREA_STEP}
            />
          ))}
        </linearGradient>
      ))}
      {runs.map((run) => (
        <g key={run[0]?.index}>
          {runs.length <= AREA_RUNS_MAX && <path d={areaPath(run)} fill={`url(#${id}area)`} />}
          <path
            d={linePath(run)}
            fill="none"
            stroke={`url(#${id}line)`}
            strokeWidth={3}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
    </svg>
  );
}

function Dot({ dot, average, large = false }: { dot: PlotPoint; average: number | null; large?: boolean }) {
  if (average === null) return null;
  return (
    <span
      aria-hidden="true"
      className={`absolute -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-[var(--mood-strong)] ${
        large ? 'size-4 bg-[var(--mood)]' : 'size-2 bg-surface sm:size-2.5'
      }`}
      style={{ ...moodColours(nearestScore(average)), left: `${dot.x}%`, top: `${dot.y}%` }}
    />
  );
}

const SCREEN_CLASS = { narrow: 'sm:hidden', wide: 'max-sm:hidden' } as const;

const Ticks = ({ ticks, count }: { ticks: Props['ticks']; count: number }) => (
  <div aria-hidden="true" className="absolute inset-x-0 top-full h-6">
    {ticks.map(({ index, label, only }) => {
      const x = middleOf(index, count);
      return (
        <span
          key={index}
          className={`absolute top-2 text-[min(0.75rem,14px)] whitespace-nowrap text-ink-muted ${only === null ? '' : SCREEN_CLASS[only]}`}
          style={{ left: `${x}%`, transform: `translateX(-${x}%)` }}
        >
          {label}
        </span>
      );
    })}
  </div>
);
