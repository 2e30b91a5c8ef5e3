import type { RecordMoods } from '@alento/domain/health-record/record-figures';
import { figuresCopy } from '../chart/figures/figures.copy.ts';
import { linePoints, lineRows, lineTicks } from '../chart/figures/line-figure.ts';
import { shareRows, sharesOf } from '../chart/figures/share-figure.ts';
import { LineChart } from '../chart/line-chart.tsx';
import { ShareBars } from '../chart/share-bars.tsx';
import { Figure } from './figure.tsx';
import { figureCopy as copy } from './figures.copy.ts';

/** The course of the moods, and how often each was recorded. */
export function MoodFigures({ series, distribution }: RecordMoods) {
  const shares = sharesOf(distribution);
  return (
    <>
      <Figure title={copy.course} columns={figuresCopy.columns.line} rows={lineRows(series)}>
        <LineChart label={copy.courseChart} points={linePoints(series)} ticks={lineTicks(series)} />
      </Figure>
      <Figure title={copy.shares} columns={figuresCopy.columns.shares} rows={shareRows(shares)}>
        <ShareBars label={copy.sharesChart} shares={shares} />
      </Figure>
    </>
  );
}
