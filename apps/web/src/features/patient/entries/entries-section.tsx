import type { Patient, PatientEntry } from '@alento/contract/sharing/patients';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMore } from '../../../lib/page/use-more.ts';
import { capitalised, formatDayWithYear } from '../../../lib/time/dates.format.ts';
import { Button } from '../../../ui/button.tsx';
import { PartSection } from '../page/part-section.tsx';
import { entriesQuery } from '../patient.queries.ts';
import { entriesCopy as copy } from './entries.copy.ts';
import { EntryItem } from './entry-item.tsx';

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
              {hasNextPage ? copy.shown(entries.length) : copy.all(entries.length)}
            </p>
            {hasNextPage && (
              <Button variant="secondary" className="mt-2 print:hidden" busy={isBusy} onClick={more}>
                {copy.more}
              </Button>
            )}
            <p role="alert" className="mt-2 font-medium text-danger text-sm empty:hidden">
              {isFetchNextPageError ? copy.moreFailed : null}
            </p>
          </>
        );
      }}
    </PartSection>
  );
}
