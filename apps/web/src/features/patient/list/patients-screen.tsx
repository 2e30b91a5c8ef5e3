import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { Stethoscope, UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { patientsQuery } from '../patient.queries.ts';
import { StaleNote } from '../stale-note.tsx';
import { listCopy as copy } from './list.copy.ts';
import { PatientRow } from './patient-row.tsx';

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
          <Button asChild size="lg">
            <Link to={paths.professionalProfile}>{copy.makeProfile}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={paths.professionals}>{copy.how}</Link>
          </Button>
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
        <Button asChild variant="secondary">
          <Link to={paths.professionals}>{copy.how}</Link>
        </Button>
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
