import type { Analytics } from '@alento/contract/analytics';
import { moodLabelOf, nearestScore } from '@alento/domain/mood-entry/scale';
import { formatAverage, formatDate } from '../../../lib/time/dates.format.ts';
import { figuresCopy } from '../../../ui/chart/figures/figures.copy.ts';
import { linePoints, lineRows, lineTicks } from '../../../ui/chart/figures/line-figure.ts';
import { shareRows, sharesOf } from '../../../ui/chart/figures/share-figure.ts';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { ShareBars } from '../../../ui/chart/share-bars.tsx';
import { MoodFace, moodColours } from '../../../ui/mood/mood-face.tsx';
import { distributionCopy, lineCopy, summaryCopy } from '../analytics.copy.ts';
import { ChartCard } from '../charts/chart-card.tsx';
import { distributionSentence } from '../charts/distribution-text.ts';
import { seriesSentence } from '../charts/series-text.ts';
import { changeSentence } from './summary-text.ts';

/** The summary of the period, on a background in the colour of its average mood. */
function SummaryHero({ analytics }: { analytics: Analytics }) {
  const { current, trend, startDate, endDate } = analytics;
  const { average, entries, days } = current;
  const score = average === null ? null : nearestScore(average);
  return (
    <section
      aria-labelledby="period-average"
      style={score === null ? undefined : moodColours(score)}
      className={`flex h-full flex-col justify-between gap-5 rounded-card p-5 sm:p-6 ${
        score === null ? 'border border-border bg-surface' : 'mood-tint'
      }`}
    >
      <div>
        <h2 id="period-average" className="font-semibold">
          {summaryCopy.title}
        </h2>
        <p className="text-sm">
          {formatDate(startDate)} a {formatDate(endDate)}
        </p>
      </div>
      {average === null || score === null ? (
        <p className="max-w-prose">{summaryCopy.notEnough}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <MoodFace score={score} size={104} className="lg:size-36" />
          <div>
            <p className="text-3xl font-bold tracking-tight">{moodLabelOf(average)}</p>
            <p>
              {formatAverage(average)} {summaryCopy.outOf}
            </p>
            {trend && (
              <p className="mt-2 inline-block rounded-pill bg-surface-raised px-3 py-1 text-sm text-ink">
                {summaryCopy.trend}: <strong>{trend}</strong>
              </p>
            )}
          </div>
        </div>
      )}
      <div className="text-sm">
        <p className="font-semibold">{summaryCopy.basis(entries, days)}</p>
        {average !== null && <p className="mt-1 max-w-prose">{changeSentence(analytics)}</p>}
      </div>
    </section>
  );
}

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
