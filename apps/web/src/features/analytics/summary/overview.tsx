import type { Analytics } from '@alento/contract/analytics';
import { figuresCopy } from '../../../ui/chart/figures/figures.copy.ts';
import { linePoints, lineRows, lineTicks } from '../../../ui/chart/figures/line-figure.ts';
import { shareRows, sharesOf } from '../../../ui/chart/figures/share-figure.ts';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { ShareBars } from '../../../ui/chart/share-bars.tsx';
import { distributionCopy, lineCopy } from '../analytics.copy.ts';
import { ChartCard } from '../charts/chart-card.tsx';
import { distributionSentence } from '../charts/distribution-text.ts';
import { seriesSentence } from '../charts/series-text.ts';
import { SummaryHero } from './summary-hero.tsx';

/** The charts that every plan sees: average and trend, distribution, and the line over time. */
export function Overview({ analytics }: { analytics: Analytics }) {
  const { distribution, series } = analytics;
  const shares = sharesOf(distribution);
  return (
    <>
      <div className="lg:col-span-5">
        <SummaryHero analytics={analytics} />
      </div>
      <ChartCard
        title={distributionCopy.title}
        sentence={distributionSentence(distribution)}
        table={{ columns: figuresCopy.columns.shares, rows: shareRows(shares) }}
        className="lg:col-span-7"
      >
        <ShareBars label={distributionCopy.chart} shares={shares} />
      </ChartCard>
      <ChartCard
        title={lineCopy.title}
        sentence={seriesSentence(series)}
        table={{ columns: figuresCopy.columns.line, rows: lineRows(series) }}
        className="lg:col-span-12"
      >
        <LineChart label={lineCopy.chart} points={linePoints(series)} ticks={lineTicks(series)} />
      </ChartCard>
    </>
  );
}
