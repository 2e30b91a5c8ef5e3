import type { Patient } from '@alento/contract/sharing/patients';
import { localDateOf } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatDate } from '../../../lib/time/dates.format.ts';
import { dayOf, periodText } from '../../../lib/time/period-text.ts';
import { momentText } from '../moment-text.ts';
import { SectionFrame } from '../page/part-section.tsx';
import {
  medicationQuery,
  moodSummaryQuery,
  recordsQuery,
  safetyPlanQuery,
  screeningsQuery,
} from '../patient.queries.ts';
import { MoodNews } from './mood-news.tsx';
import { newsCopy as copy } from './news.copy.ts';
import { NewsRow } from './news-row.tsx';
import { ScreeningNews } from './screening-news.tsx';

type RowProps = { id: string; since: number };

const Moods = ({ id }: RowProps) => (
  <NewsRow name="moods" query={useQuery(moodSummaryQuery(id))}>
    {({ news }) => (news ? <MoodNews {...news} /> : <p>{copy.noEntries}</p>)}
  </NewsRow>
);

const Screenings = ({ id, since }: RowProps) => (
  <NewsRow name="screenings" query={useQuery(screeningsQuery(id))}>
    {(screenings) => <ScreeningNews screenings={screenings} since={since} />}
  </NewsRow>
);

const Records = ({ id, since }: RowProps) => (
  <NewsRow name="records" query={useQuery(recordsQuery(id))}>
    {(records) => {
      const fresh = records.filter(({ createdAt }) => createdAt > since);
      if (fresh.length === 0) return <p>{copy.noRecords}</p>;
      return fresh.map((one) => (
        <p key={one.id}>{copy.record(periodText(one.startDate, one.endDate), dayOf(one.createdAt))}</p>
      ));
    }}
  </NewsRow>
);

const Medication = ({ id, since }: RowProps) => (
  <NewsRow name="medication" query={useQuery(medicationQuery(id))}>
    {({ toldOn }) => (
      // The day is all that is known of when it was told.
      <p>{toldOn !== null && toldOn > localDateOf(since, timeZone()) ? copy.told(formatDate(toldOn)) : copy.notTold}</p>
    )}
  </NewsRow>
);

const Plan = ({ id, since }: RowProps) => (
  <NewsRow name="safety-plan" query={useQuery(safetyPlanQuery(id))}>
    {({ updatedAt }) => (
      <p>{updatedAt !== null && updatedAt > since ? copy.planChanged(momentText(updatedAt)) : copy.planSame}</p>
    )}
  </NewsRow>
);

const ROWS = [
  ['moods', Moods],
  ['screenings', Screenings],
  ['records', Records],
  ['medication', Medication],
  ['safety-plan', Plan],
] as const;

/** Without it, somebody who opens the page twice within a visit would expect news. */
const Visits = () => <p className="mt-2 text-ink-muted text-sm">{copy.visits}</p>;

/** What changed since the last visit. It is first on the page, for the minutes before a session. */
export function NewsCard({ patient: { id, parts, lastVisitAt } }: { patient: Patient }) {
  if (lastVisitAt === null)
    return (
      <SectionFrame name="news">
        <p className="mt-2 max-w-prose">{copy.first}</p>
        <Visits />
      </SectionFrame>
    );
  return (
    <SectionFrame name="news">
      <p className="mt-1 text-ink-muted">{copy.since(momentText(lastVisitAt))}</p>
      <dl className="mt-2 divide-y divide-border">
        {ROWS.filter(([part]) => parts.includes(part)).map(([part, Row]) => (
          <Row key={part} id={id} since={lastVisitAt} />
        ))}
      </dl>
      <Visits />
    </SectionFrame>
  );
}
