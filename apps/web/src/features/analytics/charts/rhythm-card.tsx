import type { AnalyticsDetail } from '@alento/contract/analytics';
import { CalendarCheck, Leaf, Sprout } from 'lucide-react';
import { rhythmCopy } from '../analytics.copy.ts';
import { ChartCard } from './chart-card.tsx';

const ROW = 'flex items-start gap-3';
const ICON = 'mt-0.5 shrink-0 text-brand';

function stretchText(current: number, longest: number): string {
  if (current > 0 && current === longest) return rhythmCopy.isLongest(current);
  const now = current === 0 ? rhythmCopy.noCurrent : rhythmCopy.current(current);
  return longest > 0 ? `${now} ${rhythmCopy.longest(longest)}` : now;
}

/** Shows how often the person records moods, without scores or goals. */
export function RhythmCard({ rhythm }: { rhythm: AnalyticsDetail['rhythm'] }) {
  const { daysLogged, daysInPeriod, currentStretch, longestStretch } = rhythm;
  return (
    <ChartCard title={rhythmCopy.title}>
      <ul className="grid gap-4">
        <li className={ROW}>
          <CalendarCheck size={22} aria-hidden="true" className={ICON} />
          {rhythmCopy.logged(daysLogged, daysInPeriod)}
        </li>
        <li className={ROW}>
          <Sprout size={22} aria-hidden="true" className={ICON} />
          <span>{stretchText(currentStretch, longestStretch)}</span>
        </li>
        <li className={`${ROW} text-ink-muted`}>
          <Leaf size={22} aria-hidden="true" className={ICON} />
          {rhythmCopy.rest}
        </li>
      </ul>
    </ChartCard>
  );
}
