import type { AnalyticsDetail } from '@alento/contract/analytics';
import { NOTABLE_MIN_DAYS } from '@alento/domain/analytics/limits';
import { dayDetailPath } from '@alento/domain/interface/paths';
import { MOOD_LABELS, nearestScore } from '@alento/domain/mood-entry/scale';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { capitalised, formatDay } from '../../../lib/time/dates.format.ts';
import { pointText } from '../../../ui/chart/figures/mood-text.ts';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { notableCopy } from '../analytics.copy.ts';
import { ChartCard } from '../charts/chart-card.tsx';

type Props = {
  title: string;
  days: AnalyticsDetail['bestDays'];
  logged: number;
  /** Why there is no such day among enough days. */
  none: string;
};

function sentenceOf({ days, logged, none }: Omit<Props, 'title'>): string {
  if (days.length > 0) return notableCopy.basis(logged);
  return logged < NOTABLE_MIN_DAYS ? notableCopy.notEnough(logged) : none;
}

type Note = Props['days'][number]['notes'][number];

/** Returns the notes that are not empty and so can be quoted. */
const written = (notes: readonly Note[]): Note[] => notes.filter(({ note }) => note.trim() !== '');

/** The best or hardest days, with quotes of their notes. */
export const NotableDays = ({ title, days, ...rest }: Props) => (
  <ChartCard title={title} sentence={sentenceOf({ days, ...rest })}>
    <ul className="grid gap-3">
      {days.map(({ date, average, entries, notes }) => (
        <li key={date} className="rounded-control bg-ground p-3 sm:p-4">
          <Link to={dayDetailPath(date)} className="group flex min-h-11 items-center gap-3 rounded-control">
            <MoodFace score={nearestScore(average)} size={44} />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold group-hover:underline group-hover:underline-offset-4">
                {capitalised(formatDay(date))}
              </span>
              <span className="block text-sm text-ink-muted">{pointText(average, entries)}</span>
            </span>
            <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-ink-muted" />
            <span className="sr-only">. {notableCopy.seeDay}</span>
          </Link>
          {written(notes).map(({ id, score, note }) => (
            <blockquote
              key={id}
              dir="auto"
              className="mt-2 ml-14 line-clamp-3 border-l-2 border-border-strong pl-3 text-sm break-words"
            >
              {written(notes).length > 1 && (
                <span className="text-ink-muted">{MOOD_LABELS[nearestScore(score)]}: </span>
              )}
              {note}
            </blockquote>
          ))}
        </li>
      ))}
    </ul>
  </ChartCard>
);
