import type { PatientEntry } from '@alento/contract/sharing/patients';
import { MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import { memo, useState } from 'react';
import { formatTime } from '../../../lib/time/dates.format.ts';
import { previewOf } from '../../../state/mood/note-preview.ts';
import { Badge } from '../../../ui/badge.tsx';
import { MoodFace, nearestScore } from '../../../ui/mood/mood-face.tsx';
import { entriesCopy as copy } from './entries.copy.ts';

/** The time in the zone where the entry was recorded. */
const timeOf = ({ timestamp, offsetMinutes }: PatientEntry): string =>
  formatTime(timestamp + offsetMinutes * 60_000, 'UTC');

function Note({ note }: { note: string }) {
  const [isOpen, setOpen] = useState(false);
  const preview = previewOf(note);
  return (
    <div className="mt-1 max-w-prose">
      <p dir="auto" className="whitespace-pre-line break-words">
        {preview === null || isOpen ? note : preview}
      </p>
      {preview !== null && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-ml-2 inline-flex min-h-11 items-center rounded-full px-2 font-semibold text-brand text-sm underline-offset-4 hover:underline print:hidden"
        >
          {isOpen ? copy.lessNote : copy.readNote}
        </button>
      )}
    </div>
  );
}

type Props = { entry: PatientEntry; isNew: boolean };

/** An entry as the person recorded it. */
export const EntryItem = memo(function EntryItem({ entry, isNew }: Props) {
  const score = nearestScore(entry.score);
  return (
    <li className="flex break-inside-avoid gap-3 py-2.5">
      <MoodFace score={score} size={36} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{MOOD_LABELS[score]}</span>
          <time dateTime={new Date(entry.timestamp).toISOString()} className="text-ink-muted text-sm">
            {timeOf(entry)}
          </time>
          {isNew && <Badge tone="brand">{copy.fresh}</Badge>}
        </p>
        {entry.tags.length > 0 && (
          <ul aria-label={copy.tags} className="mt-1 flex flex-wrap gap-1.5">
            {entry.tags.map((name) => (
              <li
                key={name}
                dir="auto"
                className="max-w-full truncate rounded-pill border border-border bg-surface px-2.5 py-0.5 text-ink-muted text-xs"
              >
                {name}
              </li>
            ))}
          </ul>
        )}
        {entry.note && <Note note={entry.note} />}
      </div>
    </li>
  );
});
