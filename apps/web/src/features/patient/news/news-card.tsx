import type { Patient, PatientScreening } from '@alento/contract/sharing/patients';
import { localDateOf } from '@alento/domain/time/local-date';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatDate } from '../../../lib/time/dates.format.ts';
import { dayOf, periodText } from '../../../lib/time/period-text.ts';
import { bandText, scoreText } from '../../../ui/chart/figures/score-figure.ts';
import { Skeleton } from '../../../ui/state/part-states.tsx';
import { momentText } from '../moment-text.ts';
import { anchorOf, SectionFrame, type SectionName } from '../page/part-section.tsx';
import { sectionTitles } from '../patient.copy.ts';
import {
  medicationQuery,
  moodSummaryQuery,
  recordsQuery,
  safetyPlanQuery,
  screeningsQuery,
} from '../patient.queries.ts';
import { SelfHarmAnswer } from '../screenings/self-harm-answer.tsx';
import { MoodNews } from './mood-news.tsx';
import { newsCopy as copy } from './news.copy.ts';

/** The result of the same questionnaire before this one. */
const beforeOf = (
  screenings: readonly PatientScreening[],
  { instrument, takenAt }: PatientScreening,
): PatientScreening | undefined => screenings.find((one) => one.instrument === instrument && one.takenAt < takenAt);

/**
 * The new results, each beside the one before it.
 *
 * @param screenings newest first.
 */
function ScreeningNews({ screenings, since }: { screenings: readonly PatientScreening[]; since: number }) {
  const fresh = screenings.filter(({ takenAt }) => takenAt > since);
  if (fresh.length === 0) return <p>{copy.noScreenings}</p>;
  return (
    <ul className="grid gap-2">
      {fresh.map((result) => {
        const before = beforeOf(screenings, result);
        return (
          <li key={result.id}>
            <p className="font-semibold">
              {copy.screening(result.instrument, formatDate(result.localDate), scoreText(result), bandText(result))}
            </p>
            {before && (
              <p className="text-ink-muted">{copy.screeningBefore(scoreText(before), formatDate(before.localDate))}</p>
            )}
            <SelfHarmAnswer {...result} />
          </li>
        );
      })}
    </ul>
  );
}

type Props<Data> = {
  name: SectionName;
  query: Pick<UseQueryResult<Data>, 'data' | 'isError'>;
  children: (data: Data) => ReactNode;
};

function stateOf<Data>({ query, children }: Pick<Props<Data>, 'query' | 'children'>): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <p className="text-ink-muted">{copy.unread}</p>;
  return (
    <div role="status">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-6 w-full max-w-xs" />
    </div>
  );
}

/** What is new in one part. Its name leads to that part. */
const NewsRow = <Data,>({ name, query, children }: Props<Data>) => (
  <div className="py-3 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4">
    <dt>
      <a
        href={`#${anchorOf(name)}`}
        className="inline-flex min-h-11 items-center font-semibold underline decoration-border-strong underline-offset-4 hover:decoration-current sm:min-h-0"
      >
        {sectionTitles[name]}
      </a>
    </dt>
    <dd className="min-w-0">{stateOf({ query, children })}</dd>
  </div>
);

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
      // The day is all that is known of when it was reported.
      <p>
        {toldOn !== null && toldOn > localDateOf(since, timeZone())
          ? copy.updatedOn(formatDate(toldOn))
          : copy.notUpdated}
      </p>
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

/** What changed since the last visit. It is first on the page, for the minutes before a session. */
export const NewsCard = ({ patient: { id, parts, lastVisitAt } }: { patient: Patient }) => (
  <SectionFrame name="news">
    {lastVisitAt === null ? (
      <p className="mt-2 max-w-prose">{copy.first}</p>
    ) : (
      <>
        <p className="mt-1 text-ink-muted">{copy.since(momentText(lastVisitAt))}</p>
        <dl className="mt-2 divide-y divide-border">
          {ROWS.filter(([part]) => parts.includes(part)).map(([part, Row]) => (
            <Row key={part} id={id} since={lastVisitAt} />
          ))}
        </dl>
      </>
    )}
    {/* Without it, somebody who opens the page twice within a visit would expect news. */}
    <p className="mt-2 text-ink-muted text-sm">{copy.visits}</p>
  </SectionFrame>
);
