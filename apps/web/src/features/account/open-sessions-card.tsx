import type { ResponseOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { timeZone } from '../../lib/clock.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { openSessionsQuery } from './account.queries.ts';
import { type Revocation, useRevokeSessions } from './open-sessions.mutation.ts';
import { sessionsCopy } from './profile.copy.ts';

type OpenSession = ResponseOf<Endpoints['listSessions']>[number];

const deviceOf = ({ device }: OpenSession): string => device ?? sessionsCopy.unknownDevice;

const usedAt = (session: OpenSession): string =>
  sessionsCopy.usedAt(
    new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeStyle: 'short', timeZone: timeZone() }).format(
      session.lastRenewedAt,
    ),
  );

function SessionRow({ session, onRevoke }: { session: OpenSession; onRevoke: () => void }) {
  return (
    <li className="flex items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden size={22} className="shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{deviceOf(session)}</p>
        <p className="text-ink-muted text-sm">{usedAt(session)}</p>
      </div>
      {session.current ? (
        <span className="rounded-pill bg-brand-soft px-3 py-1 font-semibold text-on-brand-soft text-xs">
          {sessionsCopy.current}
        </span>
      ) : (
        <Button variant="quiet" onClick={onRevoke} aria-label={sessionsCopy.revokeOf(deviceOf(session))}>
          {sessionsCopy.revoke}
        </Button>
      )}
    </li>
  );
}

const Loading = () => (
  <div role="status" aria-label={sessionsCopy.loading} className="flex flex-col gap-4 py-3">
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
  </div>
);

function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const [asked, setAsked] = useState<Revocation | null>(null);
  const { mutate, isPending } = useRevokeSessions(() => setAsked(null));
  const others = sessions.filter(({ current }) => !current);
  const one = asked !== null && asked !== 'others' ? sessions.find(({ id }) => id === asked.id) : undefined;
  return (
    <>
      <ul className="divide-y divide-border">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onRevoke={() => setAsked({ id: session.id })} />
        ))}
      </ul>
      {others.length === 0 && <p className="text-ink-muted text-sm">{sessionsCopy.onlyThis}</p>}
      {others.length > 1 && (
        <Button variant="secondary" onClick={() => setAsked('others')} className="mt-3">
          {sessionsCopy.revokeOthers}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={one ? sessionsCopy.revokeTitle : sessionsCopy.revokeOthersTitle}
        description={one ? sessionsCopy.revokeText(deviceOf(one)) : sessionsCopy.revokeOthersText}
        confirmLabel={sessionsCopy.revoke}
        onConfirm={() => asked && mutate(asked)}
        danger
        busy={isPending}
      />
    </>
  );
}

/** Where the account is open, each revocable (decision D14). */
export function OpenSessionsCard() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(openSessionsQuery());
  return (
    <Card aria-labelledby="sessions-title">
      <h2 id="sessions-title" className="font-bold text-lg">
        {sessionsCopy.title}
      </h2>
      <p className="mt-1 mb-2 text-ink-muted text-sm">{sessionsCopy.lead}</p>
      {isPending && <Loading />}
      {isError && <ErrorState message={sessionsCopy.failed} onRetry={() => void refetch()} busy={isFetching} />}
      {data && !isError && <SessionList sessions={data} />}
    </Card>
  );
}
