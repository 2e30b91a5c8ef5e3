import type { Screening } from '@alento/contract/screening';
import type { Instrument } from '@alento/domain/screening/instruments';
import type { LocalDate } from '@alento/domain/time/local-date';
import { useId } from 'react';
import { BandedLineChart } from '../../../ui/chart/banded-line-chart.tsx';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { figuresCopy } from '../../../ui/chart/figures/figures.copy.ts';
import { scoreBands, scorePoints, scoreRows, scoreTicks } from '../../../ui/chart/figures/score-figure.ts';
import { historyCopy } from '../screening-page.copy.ts';
import { historySentence } from './history-text.ts';

type Props = {
  instrument: Instrument;
  /** The questionnaire's results, oldest first. There is at least one. */
  results: readonly Screening[];
  today: LocalDate;
};

/** A questionnaire's scores over time. On a phone the chart has the full width. */
export function HistoryCard({ instrument, results, today }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="-mx-4 border-y border-border bg-surface px-4 py-5 sm:mx-0 sm:rounded-card sm:border-x sm:p-6"
    >
      <h2 id={id} className="text-xl font-bold">
        {historyCopy.title(instrument)}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-ink-muted">{historySentence(results, today)}</p>
      <BandedLineChart
        label={historyCopy.chart(instrument)}
        bands={scoreBands(instrument)}
        points={scorePoints(results)}
        ticks={scoreTicks(results)}
      />
      <ChartTable
        caption={historyCopy.title(instrument)}
        columns={figuresCopy.columns.scores}
        rows={scoreRows(results)}
      />
    </section>
  );
}
