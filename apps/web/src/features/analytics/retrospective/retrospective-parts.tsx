import { dayDetailPath } from '@alento/domain/interface/paths';
import { moodLabelOf, nearestScore } from '@alento/domain/mood-entry/scale';
import type { Retrospective } from '@alento/domain/retrospective/retrospective';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { capitalised, formatDay, formatDayOfMonth } from '../../../lib/time/dates.format.ts';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { figuresCopy } from '../../../ui/chart/figures/figures.copy.ts';
import { shareRows, sharesOf } from '../../../ui/chart/figures/share-figure.ts';
import { ShareBars } from '../../../ui/chart/share-bars.tsx';
import { MoodFace, moodColours } from '../../../ui/mood/mood-face.tsx';
import { distributionCopy, yearCopy } from '../analytics.copy.ts';
import { ChartCard } from '../charts/chart-card.tsx';
import { distributionSentence } from '../charts/distribution-text.ts';
import { textsOfYear } from '../year/earlier-years.copy.ts';
import { YearPixels } from '../year/year-pixels.tsx';
import { yearRows, yearSentence } from '../year/year-text.ts';
import { MonthFaces } from './month-faces.tsx';
import { retrospectiveCopy as copy } from './retrospective.copy.ts';
import { ShareImage } from './share-image.tsx';
import { isPresent, kindOf, nameOf, type Span } from './span.ts';

type Props = {
  span: Span;
  today: LocalDate;
  retrospective: Retrospective;
  tags: readonly { name: string; days: number }[];
};

/** What a month or a year with enough days was like. Nothing is compared. */
export function RetrospectiveParts({ span, today, retrospective, tags }: Props) {
  const isYear = kindOf(span) === 'year';
  const { days, distribution, brightestDay, brightestWeek } = retrospective;
  const shares = sharesOf(distribution);
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-6 lg:grid-cols-12">
      <div className={isYear ? 'lg:col-span-12' : 'lg:col-span-5'}>
        <Hero span={span} today={today} retrospective={retrospective} />
      </div>
      {isYear ? (
        <YearCard year={Number(span)} days={days} today={today} />
      ) : (
        <ChartCard title={copy.calendar} className="lg:col-span-7">
          <MonthFaces days={days} today={today} />
        </ChartCard>
      )}
      <ChartCard
        title={distributionCopy.title}
        sentence={distributionSentence(distribution)}
        table={{ columns: figuresCopy.columns.shares, rows: shareRows(shares) }}
        className="lg:col-span-7 lg:self-start"
      >
        <ShareBars label={distributionCopy.chart} shares={shares} />
      </ChartCard>
      <div className="grid grid-cols-1 content-start gap-4 sm:gap-6 lg:col-span-5">
        {brightestDay && <BrightestDay {...brightestDay} />}
        {isYear && brightestWeek && <BrightestWeek {...brightestWeek} />}
        {tags.length > 0 && <TagsCard tags={tags} />}
      </div>
    </div>
  );
}

/** The mood of the span's average, on a background in its colour, and the button for the picture. */
function Hero({ span, today, retrospective }: Omit<Props, 'tags'>) {
  const { figure, days } = retrospective;
  const average = figure.average ?? 0;
  const score = nearestScore(average);
  const words = {
    title: nameOf(span),
    score,
    word: moodLabelOf(average),
    days: copy.days(figure.days, isPresent(span, today)),
  };
  return (
    <section
      aria-label={copy.average}
      style={moodColours(score)}
      className={`mood-tint flex h-full flex-col justify-between gap-5 rounded-card p-5 sm:p-6 ${
        kindOf(span) === 'year' ? 'md:flex-row md:items-center' : ''
      }`}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <MoodFace score={score} size={104} className="lg:size-36" />
        <div>
          <p className="text-sm">{copy.average}</p>
          <p className="font-bold text-3xl tracking-tight">{words.word}</p>
          <p className="font-semibold">{words.days}</p>
        </div>
      </div>
      <ShareImage span={span} days={days} words={words} />
    </section>
  );
}

function YearCard({ year, days, today }: { year: number; days: Retrospective['days']; today: LocalDate }) {
  const texts = textsOfYear(year);
  return (
    <ChartCard title={copy.calendar} sentence={yearSentence(days, texts)} className="lg:col-span-12">
      <YearPixels year={days} today={today} label={texts.chart} />
      <ChartTable caption={texts.title} columns={yearCopy.columns} rows={yearRows(days)} />
    </ChartCard>
  );
}

const BrightestDay = ({ date, average }: { date: LocalDate; average: number }) => (
  <ChartCard title={copy.brightestDay}>
    <Link to={dayDetailPath(date)} className="group flex min-h-11 items-center gap-3 rounded-control">
      <MoodFace score={nearestScore(average)} size={44} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold group-hover:underline group-hover:underline-offset-4">
          {capitalised(formatDay(date))}
        </span>
        <span className="block text-ink-muted text-sm">{moodLabelOf(average)}</span>
      </span>
      <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-ink-muted" />
    </Link>
  </ChartCard>
);

const BrightestWeek = ({ start, average }: { start: LocalDate; average: number }) => (
  <ChartCard title={copy.brightestWeek}>
    <p className="flex items-center gap-3">
      <MoodFace score={nearestScore(average)} size={44} />
      <span className="min-w-0">
        <span className="block font-semibold">
          {copy.weekOf(formatDayOfMonth(start), formatDayOfMonth(addDays(start, 6)))}
        </span>
        <span className="block text-ink-muted text-sm">{moodLabelOf(average)}</span>
      </span>
    </p>
  </ChartCard>
);

const TagsCard = ({ tags }: Pick<Props, 'tags'>) => (
  <ChartCard title={copy.tags}>
    <ul className="grid gap-2">
      {tags.map(({ name, days }) => (
        <li key={name} className="flex items-baseline justify-between gap-4">
          <span dir="auto" className="min-w-0 break-words font-semibold">
            {name}
          </span>
          <span className="shrink-0 text-ink-muted text-sm">{copy.tagDays(days)}</span>
        </li>
      ))}
    </ul>
  </ChartCard>
);
