import { dayDetailPath } from '@alento/domain/interface/paths';
import { MOOD_LABELS, nearestScore } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';
import { Link } from 'react-router';
import { timeZone } from '../../../lib/time/clock.ts';
import { dayOfEntry, timeOfEntry } from '../../../state/mood/entry-day.ts';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { chartCopy } from '../week/week.copy.ts';

type Props = { entries: readonly DisplayedEntry[]; today: LocalDate };

/** Today's faces with their times, oldest first, as one link to the day. Nothing on a day without entries. */
export function TodayEntries({ entries, today }: Props) {
  const zone = timeZone();
  const ofToday = entries.filter((entry) => dayOfEntry(entry, zone) === today).reverse();
  if (ofToday.length === 0) return null;
  return (
    <section aria-labelledby="today-title">
      <h2 id="today-title" className="font-bold text-xl">
        {chartCopy.today}
      </h2>
      <Link to={dayDetailPath(today)} className="group mt-1 block rounded-control py-1">
        <ul className="flex flex-wrap gap-x-4 gap-y-2">
          {ofToday.map((entry) => (
            <li key={entry.id} className="flex items-center gap-2">
              <MoodFace score={nearestScore(entry.score)} size={32} />
              <span className="sr-only">{MOOD_LABELS[nearestScore(entry.score)]}</span>
              <span className="text-ink-muted text-sm tabular-nums underline-offset-4 group-hover:underline">
                {timeOfEntry(entry, zone)}
              </span>
            </li>
          ))}
        </ul>
      </Link>
    </section>
  );
}
