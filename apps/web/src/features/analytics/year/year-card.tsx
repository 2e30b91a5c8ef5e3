import type { Analytics } from '@alento/contract/analytics';
import { MOOD_LABELS, MOOD_SCORES } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';
import { firstQuiet } from '../../../lib/page/when-quiet.ts';
import { PixelFace } from '../../../ui/chart/pixel-face.tsx';
import { optionalPart } from '../../../ui/loading/optional-part.tsx';
import { MoodFace, moodColours } from '../../../ui/mood/mood-face.tsx';
import { yearCopy } from '../analytics.copy.ts';
import { ChartCard } from '../charts/chart-card.tsx';
import { YearPixels } from './year-pixels.tsx';
import { yearRows, yearSentence } from './year-text.ts';

/** The legend of a chart: for each mood a small square in its colour, its face and its name. */
const MoodLegend = () => (
  <ul
    aria-label={yearCopy.legend}
    className="mt-5 grid grid-cols-2 gap-x-5 gap-y-2 text-sm sm:flex sm:flex-wrap text-ink-muted"
  >
    {MOOD_SCORES.map((score) => (
      <li key={score} className="flex items-center gap-2" style={moodColours(score)}>
        <span aria-hidden="true" className="grid size-6 place-items-center rounded-[0.3125rem] bg-[var(--mood)]">
          <PixelFace score={score} />
        </span>
        <MoodFace score={score} size={24} />
        {MOOD_LABELS[score]}
      </li>
    ))}
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className="size-6 rounded-[0.3125rem] border border-border bg-surface-sunken" />
      {yearCopy.empty}
    </li>
  </ul>
);

// Loaded after the first screen, because few people open it.
const EarlierYears = optionalPart(async () => {
  await firstQuiet();
  return (await import('./earlier-years.tsx')).EarlierYears;
});

type Props = { year: Analytics['year']; today: LocalDate };

/** The last 365 days in pixels, and the years before. Every plan has them: they are the diary, not an analysis. */
export const YearCard = ({ year, today }: Props) => (
  <ChartCard
    title={yearCopy.title}
    sentence={yearSentence(year)}
    table={{ columns: yearCopy.columns, rows: yearRows(year) }}
    className="lg:col-span-12"
  >
    <YearPixels year={year} today={today} />
    <MoodLegend />
    <EarlierYears today={today} firstVisibleDay={year[0]?.date ?? today} />
  </ChartCard>
);
