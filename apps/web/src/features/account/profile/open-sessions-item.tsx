import type { ResponseOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../lib/time/moments.format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { openSessionsQuery } from '../account.queries.ts';
import { IdentityDialog } from '../identity/identity-dialog.tsx';
import { useSignOutEverywhere } from '../sign-out/use-sign-out-everywhere.tsx';
import { revokeSessions, useAnnounceRevoked } from './open-sessions.mutation.ts';
import { sessionsCopy } from './profile.copy.ts';
import { SettingScreen } from './setting-screen.tsx';

type OpenSession = ResponseOf<Endpoints['listSessions']>[number];

const deviceOf = ({ device }: OpenSession): string => device ?? sessionsCopy.unknownDevice;

function SessionRow({ session, onRevoke }: { session: OpenSession; onRevoke: () => void }) {
  return (
    <li className="flex items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden size={22} className="shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{deviceOf(session)}</p>
        <p className="text-ink-muted text-sm">{sessionsCopy.usedAt(formatMoment(session.lastRenewedAt))}</p>
      </div>
      {session.current ? (
        <Badge tone="brand">{sessionsCopy.current}</Badge>
      ) : (
        <Button variant="quiet" onClick={onRevoke} aria-label={sessionsCopy.revokeOf(deviceOf(session))}>
          {sessionsCopy.revoke}
        </Button>
      )}
    </li>
  );
}

const Loading = () => (
  <Skeletons
    label={sessionsCopy.loading}
    className="flex flex-col gap-6 py-3"
    shapes={['h-12 w-full', 'h-12 w-full']}
  />
);

/** A button that ends all sessions at once, including this one, for example after a phone was lost. */
function SignOutEverywhere() {
  const { start, isPending, question } = useSignOutEverywhere();
  return (
    <>
      <Button variant="secondary" aria-busy={isPending} onClick={start} className="text-danger!">
        {sessionsCopy.everywhere}
      </Button>
      {question}
    </>
  );
}

function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const [pendingRevocation, setPendingRevocation] = useState<OpenSession | 'others' | null>(null);
  const announceRevoked = useAnnounceRevoked();
  const others = sessions.filter(({ current }) => !current);
  const inOrder = [...sessions.filter(({ current }) => current), ...others];
  return (
    <>
      <ul className="-my-3 divide-y divide-border">
        {inOrder.map((session) => (
          <SessionRow key={session.id} session={session} onRevoke={() => setPendingRevocation(session)} />
        ))}
      </ul>
      {others.length === 0 && <p className="mt-3 text-ink-muted text-sm">{sessionsCopy.onlyThis}</p>}
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        {others.length > 1 && (
          <Button variant="secondary" onClick={() => setPendingRevocation('others')}>
            {sessionsCopy.revokeOthers}
          </Button>
        )}
        <SignOutEverywhere />
      </div>
      {pendingRevocation !== null && (
        <IdentityDialog
          text={
            pendingRevocation === 'others'
              ? sessionsCopy.revokeOthersText
              : sessionsCopy.revokeText(deviceOf(pendingRevocation))
          }
          confirmLabel={sessionsCopy.revoke}
          danger
          perform={revokeSessions(pendingRevocation)}
          onConfirmed={announceRevoked}
          onClose={() => setPendingRevocation(null)}
        />
      )}
    </>
  );
}

/** The account's open sessions, each with a button to end it. */
export function OpenSessionsItem() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(openSessionsQuery());
  return (
    <SettingScreen title={sessionsCopy.title} lead={sessionsCopy.lead}>
      {isPending && <Loading />}
      {isError && <ErrorState message={sessionsCopy.failed} onRetry={() => void refetch()} busy={isFetching} />}
      {data && !isError && <SessionList sessions={data} />}
    </SettingScreen>
  );
}
