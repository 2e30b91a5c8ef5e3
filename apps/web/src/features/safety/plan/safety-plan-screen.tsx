import { paths } from '@alento/domain/interface/paths';
import { emptySafetyPlan, isPlanEmpty, type SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { useQuery } from '@tanstack/react-query';
import { Check, CloudOff, LifeBuoy, TriangleAlert } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { isOffline, messageOf } from '../../../lib/api/api-error.ts';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { useIsOnline } from '../../../lib/page/use-is-online.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { ToProfile } from '../../../ui/back-link.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { HelpContacts } from '../../../ui/help-contacts.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PrintButton } from '../../../ui/print/print-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import { readDevicePlan } from '../device-plan/device-plan.ts';
import { changePlan, contentOf, type PlanSync, planSync, sendPlan, settleChange } from '../device-plan/plan-sync.ts';
import { useDevicePlan } from '../device-plan/use-device-plan.ts';
import { PlanConflict } from './plan-conflict.tsx';
import { PlanParts } from './plan-parts-list.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { planCopy as copy, syncCopy } from './safety-plan.copy.ts';
import { safetyPlanQuery } from './safety-plan.queries.ts';

type Props = { sync: PlanSync; waiting: boolean; isOnline: boolean; onRetry: () => void };

function said({ sync, waiting, isOnline }: Omit<Props, 'onRetry'>): { text: string; icon: typeof Check | null } {
  if (sync.state === 'refused') return { text: `${syncCopy.refused} ${sync.message}`, icon: TriangleAlert };
  if (!waiting) return { text: syncCopy.saved, icon: Check };
  if (!isOnline) return { text: syncCopy.offline, icon: CloudOff };
  if (sync.state === 'offline') return { text: syncCopy.notSent, icon: CloudOff };
  return { text: syncCopy.sending, icon: null };
}

/** A line with the state of the last change in words. It is always visible. */
function SyncLine(props: Props) {
  const { text, icon: Icon } = said(props);
  const canRetry = props.sync.state === 'refused' || (props.sync.state === 'offline' && props.isOnline);
  return (
    <div className="sticky top-(--top-bar) z-10 -mx-4 mb-3 flex min-h-11 items-center gap-x-2 bg-ground px-4 py-1.5 text-sm sm:mx-0 sm:px-0">
      {Icon ? <Icon aria-hidden size={18} className="shrink-0 text-brand" /> : <Spinner />}
      <p role="status" className="min-w-0">
        {text}
      </p>
      {canRetry && (
        <Button variant="quiet" onClick={props.onRetry} className="-my-1.5 shrink-0">
          {syncCopy.retry}
        </Button>
      )}
    </div>
  );
}

/** Returns the signed-in person's plan: the device's copy, which is readable and editable online and offline. */
function usePlan(userId: string) {
  const query = useQuery(safetyPlanQuery());
  const copy = useDevicePlan(userId);
  const sync = useSyncExternalStore(planSync.subscribe, planSync.current, planSync.current);
  const isOnline = useIsOnline();
  // Whether closing the page may lose a change: one that is refused or being sent. A change that waits for the
  // network is stored on this device.
  useUnsavedWork(copy?.waiting === true && sync.state !== 'offline', { survivesLeaving: true });
  return {
    query,
    copy,
    sync,
    isOnline,
    /** Reads the newest version, because an event may be handled before the next render. */
    content: (): SafetyPlanContent | null => readDevicePlan(userId)?.content ?? null,
    change: (content: SafetyPlanContent): void => changePlan(userId, content),
    send: (): void => void sendPlan(userId),
  };
}

type Start = 'whatHelps' | 'all' | null;

const Loading = () => (
  <Card role="status" aria-label={copy.loading} className="grid gap-8">
    {[0, 1, 2, 3].map((part) => (
      <div key={part} className="grid gap-2.5">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-5 w-full max-w-md" />
        <Skeleton className="h-11 w-full" />
      </div>
    ))}
  </Card>
);

/** Shown at the end of every state: numbers to call if the plan is not enough. */
const Always = () => (
  <Section title={copy.endTitle} look="font-bold text-xl" className="mt-8">
    <p className="mt-1 mb-4 text-ink-muted">{copy.endText}</p>
    <HelpContacts />
    <LinkButton to={paths.help} variant="quiet" className="-ml-4 mt-2">
      {copy.endLink}
    </LinkButton>
  </Section>
);

const Empty = ({ onStart }: { onStart: (start: Start) => void }) => (
  <Card>
    <EmptyState
      title={copy.emptyTitle}
      text={copy.empty}
      picture={<LifeBuoy aria-hidden size={36} className="text-brand" />}
      action={
        <div className="grid gap-2">
          <Button onClick={() => onStart('whatHelps')}>{copy.begin}</Button>
          <Button variant="quiet" onClick={() => onStart('all')}>
            {copy.beginElse}
          </Button>
        </div>
      }
    />
  </Card>
);

function Plan({ userId }: { userId: string }) {
  const { query, copy: device, sync, isOnline, content, change, send } = usePlan(userId);
  const [start, setStart] = useState<Start>(null);
  if (!device) {
    if (!query.isError) return <Loading />;
    const message = isOffline(query.error) ? messageOf(query.error) : copy.failed;
    return (
      <Card>
        <ErrorState message={message} onRetry={() => void query.refetch()} busy={query.isFetching} />
      </Card>
    );
  }
  const isEmpty = isPlanEmpty(device.content);
  const current = (): SafetyPlanContent => content() ?? emptySafetyPlan();
  const theirs = sync.state === 'changed' ? sync.theirs : null;
  if (isEmpty && start === null && !theirs) return <Empty onStart={setStart} />;
  return (
    <>
      {theirs && (
        <PlanConflict
          mine={device.content}
          theirs={contentOf(theirs)}
          onSettle={(settled) => void settleChange(userId, settled, theirs)}
        />
      )}
      {(!isEmpty || device.waiting) && !theirs && (
        <SyncLine sync={sync} waiting={device.waiting} isOnline={isOnline} onRetry={send} />
      )}
      <PlanParts content={device.content} current={current} onChange={change} begins={start === 'whatHelps'} />
      <p className="mt-4 max-w-prose text-ink-muted text-sm">{copy.keeping}</p>
      {!isEmpty && (
        <>
          <PrintButton label={copy.print} className="mt-4" />
          <PlanSheet content={device.content} updatedAt={device.basedOn} />
        </>
      )}
    </>
  );
}

/**
 * The screen /plano-de-seguranca: a safety plan after Stanley and Brown, written by the person and available offline.
 */
export function SafetyPlanScreen() {
  const account = useAccount();
  return (
    <div className="mx-auto max-w-3xl">
      <ToProfile />
      <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
      {account && <Plan key={account.userId} userId={account.userId} />}
      <Always />
    </div>
  );
}
