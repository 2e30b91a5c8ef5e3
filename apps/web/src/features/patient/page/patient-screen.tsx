import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsOnline } from '../../../lib/page/use-is-online.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { momentText } from '../moment-text.ts';
import { patientQuery } from '../patient.queries.ts';
import { StaleNote } from '../stale-note.tsx';
import { useForgetPatients, useHasEnded } from '../use-access-end.ts';
import { pageCopy as copy } from './page.copy.ts';
import { PatientPage } from './patient-page.tsx';

/**
 * Replaces everything about a person when the access ends. What had the focus is gone, so the heading takes it.
 *
 * @param name the person's name if it was on the screen; null if nothing was shown, because there may never have been
 * an access.
 */
function AccessEnded({ name }: { name: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useForgetPatients();
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="alert" className="mx-auto max-w-prose py-8">
      <h1 ref={heading} tabIndex={-1} className="font-bold text-2xl tracking-tight">
        {name === null ? copy.noneTitle : copy.endedTitle}
      </h1>
      <p dir="auto" className="mt-2 break-words">
        {name === null ? copy.none : copy.ended(name)}
      </p>
      <p className="mt-2 text-ink-muted">{copy.endedWhy}</p>
      <LinkButton to={paths.patients} className="mt-6">
        {copy.endedBack}
      </LinkButton>
    </div>
  );
}

const Loading = () => (
  <div role="status">
    <span className="sr-only">{copy.loading}</span>
    <Skeleton className="mt-12 h-10 w-64 max-w-full" />
    <Skeleton className="mt-3 h-12 w-full max-w-xl" />
    <Skeleton className="mt-6 h-44 w-full" />
    <Skeleton className="mt-6 h-96 w-full" />
  </div>
);

type Props = {
  id: string;
  /** Is called with the person's name if it was on the screen. */
  onEnded: (name: string | null) => void;
};

/** The page while the access lasts. */
function OpenAccess({ id, onEnded }: Props): ReactNode {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(patientQuery(id));
  const isOnline = useIsOnline();
  const hasEnded = useHasEnded(id, data?.endsAt ?? null);
  const displayedName = useRef<string | null>(null);
  useEffect(() => {
    if (hasEnded) onEnded(displayedName.current);
    else displayedName.current = data?.name ?? null;
  }, [hasEnded, data?.name, onEnded]);
  const again = (): void => void refetch();
  // Nothing is shown even before the parent has replaced this page.
  if (hasEnded) return null;
  if (!data && error) return <ErrorState isWholePage message={copy.failed} onRetry={again} busy={isFetching} />;
  if (!data) return <Loading />;
  const read = momentText(dataUpdatedAt);
  const staleText = isOnline ? copy.staleAgain(read) : copy.stale(read);
  const note = (error || !isOnline) && <StaleNote text={staleText} onRetry={again} busy={isFetching} />;
  return <PatientPage patient={data} note={note} />;
}

/**
 * The screen /pacientes/:id. When the access ends, everything about the person but the name is removed from page and
 * memory.
 */
export function PatientScreen({ id }: { id: string }) {
  const [ended, setEnded] = useState<{ name: string | null } | null>(null);
  const [end] = useState(() => (name: string | null) => setEnded({ name }));
  return (
    <div className="mx-auto max-w-5xl">
      {ended ? <AccessEnded name={ended.name} /> : <OpenAccess id={id} onEnded={end} />}
    </div>
  );
}
