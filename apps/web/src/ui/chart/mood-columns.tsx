import { nearestScore } from '@alento/domain/mood-entry/scale';
import { MoodFace, moodColours } from '../mood/mood-face.tsx';
import { chartCopy } from './chart.copy.ts';
import { heightOf, middleOf } from './chart-scale.ts';
import { ChartTip } from './chart-tip.tsx';
import { MoodPlot } from './mood-axis.tsx';
import { usePoints } from './use-points.ts';

export type MoodColumn = {
  key: string;
  /** Label under the column. */
  short: string;
  /** Number of entries behind the average, shown under the label. */
  basis: string;
  /** null if there are too few entries for an average. */
  average: number | null;
  name: string;
  detail: string;
};

/** Column chart of averages on the mood scale, with a face above each column. */
export function MoodColumns({ label, columns }: { label: string; columns: readonly MoodColumn[] }) {
  const { activeIndex, tabStop, chartProps } = usePoints<HTMLDivElement>(columns.map((_, index) => index));
  const activeColumn = activeIndex === null ? undefined : columns[activeIndex];
  return (
    <MoodPlot className="mb-11 h-60">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        role="group"
        aria-label={`${label}. ${chartCopy.arrows}`}
        {...chartProps}
        className="absolute inset-x-0 top-0 -bottom-11 flex"
      >
        {columns.map((column, index) => (
          <Column key={column.key} column={column} index={index} reachable={index === tabStop} />
        ))}
      </div>
      {activeColumn && activeIndex !== null && (
        <ChartTip
          x={middleOf(activeIndex, columns.length)}
          y={activeColumn.average === null ? 4 : Math.min(heightOf(activeColumn.average) + 10, 100)}
        >
          <span className="block font-semibold first-letter:uppercase">{activeColumn.name}</span>
          {activeColumn.detail}
        </ChartTip>
      )}
    </MoodPlot>
  );
}

function Column({ column, index, reachable }: { column: MoodColumn; index: number; reachable: boolean }) {
  const { average } = column;
  const score = average === null ? null : nearestScore(average);
  return (
    <div className="group relative flex-1" style={score === null ? undefined : moodColours(score)}>
      <span aria-hidden="true" className="absolute inset-x-0 top-0 bottom-11 block">
        {average === null || score === null ? (
          <span className="absolute bottom-1.5 left-1/2 size-2 -translate-x-1/2 rounded-full border-2 border-border-strong bg-surface" />
        ) : (
          <>
            <span
              className="absolute bottom-0 left-1/2 w-[62%] max-w-14 -translate-x-1/2 rounded-t-xl border-2 border-b-0 border-[var(--mood-strong)] bg-[var(--mood)] transition-[filter] group-hover:brightness-95"
              style={{ height: `${heightOf(average)}%` }}
            />
            <MoodFace
              score={score}
              size={26}
              className="absolute left-1/2 -translate-x-1/2 translate-y-1/2 sm:size-8"
              style={{ bottom: `${heightOf(average)}%` }}
            />
          </>
        )}
      </span>
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 block h-10 text-center text-[min(0.75rem,12px)] leading-5 sm:text-xs"
      >
        <span className="flex justify-center font-semibold whitespace-nowrap text-ink">{column.short}</span>
        <span className="block whitespace-nowrap text-ink-muted tabular-nums">{column.basis}</span>
      </span>
      {/* The button covers the texts instead of containing them, because its accessible name already contains them. */}
      <button
        type="button"
        data-point={index}
        tabIndex={reachable ? 0 : -1}
        aria-label={`${column.name}: ${column.detail}`}
        className="absolute inset-0 w-full rounded-control outline-offset-[-2px]"
      />
    </div>
  );
}
