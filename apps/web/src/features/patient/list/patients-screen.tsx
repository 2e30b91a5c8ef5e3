import type { Patient } from '@alento/contract/sharing/patients';
import { paths, patientPath } from '@alento/domain/interface/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Stethoscope, UsersRound } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { dayOf, periodText } from '../../../lib/time/period-text.ts';
import { useHasPassed } from '../../../lib/time/use-has-passed.ts';
import { sharingKeys } from '../../../state/account/sharing.keys.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { momentText } from '../moment-text.ts';
import { partsText } from '../patient.copy.ts';
import { patientsQuery } from '../patient.queries.ts';
import { StaleNote } from '../stale-note.tsx';
import { listCopy as copy } from './list.copy.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-3">
    <dt className="text-ink-muted text-sm sm:pt-0.5">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Somebody who shares. The row disappears when the access ends. */
function PatientRow({ patient }: { patient: Patient }) {
  const { id, name, parts, startDate, endDate, endsAt, lastVisitAt } = patient;
  const client = useQueryClient();
  const hasEnded = useHasPassed(endsAt);
  useEffect(() => {
    if (hasEnded) void client.invalidateQueries({ queryKey: sharingKeys.patients() });
  }, [client, hasEnded]);
  if (hasEnded) return null;
  return (
    <li className="rounded-card border border-border bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 dir="auto" className="min-w-0 break-words font-bold text-lg">
          {name}
        </h2>
        {lastVisitAt === null && <Badge tone="brand">{copy.fresh}</Badge>}
      </div>
      <dl className="mt-3 grid gap-2">
        <Fact name={copy.parts}>{partsText(parts)}</Fact>
        <Fact name={copy.shared}>{periodText(startDate, endDate)}</Fact>
        <Fact name={copy.until}>{dayOf(endsAt)}</Fact>
        {lastVisitAt !== null && <Fact name={copy.visit}>{momentText(lastVisitAt)}</Fact>}
      </dl>
      <LinkButton to={patientPath(id)} aria-label={copy.openOf(name)} className="mt-4">
        {copy.open}
      </LinkButton>
    </li>
  );
}

const Loading = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">{copy.loading}</span>
    {[0, 1].map((row) => (
      <div key={row} className="rounded-card border border-border bg-surface p-5 sm:p-6">
        <Skeleton className="h-7 w-52 max-w-full" />
        <Skeleton className="mt-4 h-28 w-full max-w-lg" />
        <Skeleton className="mt-4 h-11 w-24" />
      </div>
    ))}
  </div>
);

const NoProfile = () => (
  <Card>
    <EmptyState
      title={copy.profileTitle}
      text={copy.profile}
      picture={<Stethoscope aria-hidden size={40} className="text-brand" />}
      action={
        <div className="flex flex-col gap-2">
          <LinkButton to={paths.professionalProfile} size="lg">
            {copy.makeProfile}
          </LinkButton>
          <LinkButton to={paths.professionals} variant="quiet">
            {copy.how}
          </LinkButton>
        </div>
      }
    />
  </Card>
);

const Empty = () => (
  <Card>
    <EmptyState
      title={copy.emptyTitle}
      text={copy.empty}
      picture={<UsersRound aria-hidden size={40} className="text-brand" />}
      action={
        <LinkButton to={paths.professionals} variant="secondary">
          {copy.how}
        </LinkButton>
      }
    />
  </Card>
);

/** The screen /pacientes. */
export function PatientsScreen() {
  const { data, error, isFetching, refetch } = useQuery(patientsQuery());
  const again = (): void => void refetch();
  const content = () => {
    if (isRefusal(error, 'PROFESSIONAL_PROFILE_REQUIRED')) return <NoProfile />;
    if (!data && error) return <ErrorState message={copy.failed} onRetry={again} busy={isFetching} />;
    if (!data) return <Loading />;
    return (
      <>
        {error && <StaleNote text={copy.refreshFailed} onRetry={again} busy={isFetching} />}
        {data.length === 0 ? (
          <Empty />
        ) : (
          <ul className="grid gap-4">
            {data.map((patient) => (
              <PatientRow key={patient.id} patient={patient} />
            ))}
          </ul>
        )}
      </>
    );
  };
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
      {content()}
    </div>
  );
}
