import type { Screening } from '@alento/contract/screening';
import type { Instrument } from '@alento/domain/screening/instruments';
import type { LocalDate } from '@alento/domain/time/local-date';
import { BandedLineChart } from '../../../ui/chart/banded-line-chart.tsx';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { figuresCopy } from '../../../ui/chart/figures/figures.copy.ts';
import { scoreBands, scorePoints, scoreRows, scoreTicks } from '../../../ui/chart/figures/score-figure.ts';
import { Section } from '../../../ui/section.tsx';
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
  return (
    <Section
      title={historyCopy.title(instrument)}
      look="text-xl font-bold"
      className="-mx-4 border-y border-border bg-surface px-4 py-5 sm:mx-0 sm:rounded-card sm:border-x sm:p-6"
    >
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
    </Section>
  );
}
