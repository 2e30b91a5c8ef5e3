import type { RecordScreening } from '@alento/domain/health-record/record-document';
import { INSTRUMENTS } from '@alento/domain/screening/instruments';
import { BandedLineChart } from '../chart/banded-line-chart.tsx';
import { figuresCopy } from '../chart/figures/figures.copy.ts';
import { scoreBands, scorePoints, scoreRows, scoreTicks } from '../chart/figures/score-figure.ts';
import { Figure } from './figure.tsx';
import { figureCopy as copy } from './figures.copy.ts';

/** The scores of each questionnaire that was answered in the period. */
export const ScoreFigures = ({ screenings }: { screenings: readonly RecordScreening[] }) =>
  INSTRUMENTS.map((instrument) => {
    const results = screenings.filter((one) => one.instrument === instrument);
    if (results.length === 0) return null;
    return (
      <Figure
        key={instrument}
        title={copy.scores(instrument)}
        columns={figuresCopy.columns.scores}
        rows={scoreRows(results)}
      >
        <BandedLineChart
          label={copy.scoresChart(instrument)}
          bands={scoreBands(instrument)}
          points={scorePoints(results)}
          ticks={scoreTicks(results)}
        />
      </Figure>
    );
  });
