import type { Patient, PatientEntry } from '@alento/contract/sharing/patients';
import { MOOD_LABELS, nearestScore } from '@alento/domain/mood-entry/scale';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, useRef, useState } from 'react';
import { useMore } from '../../../lib/page/use-more.ts';
import { capitalised, formatDayWithYear, formatTime } from '../../../lib/time/dates.format.ts';
import { previewOf } from '../../../state/mood/note-preview.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { PartSection } from '../page/part-section.tsx';
import { entriesQuery } from '../patient.queries.ts';
import { entriesCopy as copy } from './entries.copy.ts';

/** The time in the zone where the entry was recorded. */
const timeOf = ({ timestamp, offsetMinutes, hasHour }: PatientEntry): string =>
  !hasHour ? copy.noHour : formatTime(timestamp + offsetMinutes * 60_000, 'UTC');

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
const EntryItem = memo(function EntryItem({ entry, isNew }: Props) {
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

/** The entries of each day. The order stays: newest first. */
const byDay = (entries: readonly PatientEntry[]): [date: string, ofDay: PatientEntry[]][] => [
  ...Map.groupBy(entries, ({ localDate }) => localDate),
];

/** The entries of the shared days by day, with their notes if these are shared. More are read on demand. */
export function EntriesSection({ patient: { id, parts, lastVisitAt } }: { patient: Patient }) {
  const list = useRef<HTMLDivElement>(null);
  const query = useInfiniteQuery(entriesQuery(id));
  const { hasNextPage, isFetchNextPageError } = query;
  const { more, isBusy } = useMore(query, list, 'h3');

  return (
    <PartSection name="entries" query={query}>
      {(data) => {
        const entries = data.pages.flatMap((page) => page.entries);
        if (entries.length === 0) return <p className="mt-2 text-ink-muted">{copy.none}</p>;
        return (
          <>
            <p className="mt-1 text-ink-muted text-sm">
              {parts.includes('notes') ? copy.withNotes : copy.withoutNotes}
            </p>
            <div ref={list}>
              {byDay(entries).map(([date, ofDay]) => (
                <div key={date} className="pt-4">
                  <h3 tabIndex={-1} className="break-after-avoid font-semibold text-ink-muted text-sm outline-none">
                    {capitalised(formatDayWithYear(date))}
                  </h3>
                  <ul>
                    {ofDay.map((entry) => (
                      <EntryItem
                        key={entry.id}
                        entry={entry}
                        isNew={lastVisitAt !== null && entry.timestamp > lastVisitAt}
                      />
                    ))}
                  </ul>
                </div>
              ))}
            </div>
            <p role="status" className="mt-3 text-ink-muted text-sm">
              {hasNextPage ? copy.displayedCount(entries.length) : copy.all(entries.length)}
            </p>
            {hasNextPage && (
              <Button variant="secondary" className="mt-2 print:hidden" busy={isBusy} onClick={more}>
                {copy.more}
              </Button>
            )}
            <Alert className="mt-2 font-medium text-sm">{isFetchNextPageError ? copy.moreFailed : null}</Alert>
          </>
        );
      }}
    </PartSection>
  );
}
