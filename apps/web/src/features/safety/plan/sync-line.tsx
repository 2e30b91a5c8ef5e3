import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import type { PlanSync } from '../device-plan/plan-sync.ts';
import { syncCopy as copy } from './safety-plan.copy.ts';

type Props = { sync: PlanSync; waiting: boolean; isOnline: boolean; onRetry: () => void };

function said({ sync, waiting, isOnline }: Omit<Props, 'onRetry'>): { text: string; icon: typeof Check | null } {
  if (sync.state === 'refused') return { text: `${copy.refused} ${sync.message}`, icon: TriangleAlert };
  if (!waiting) return { text: copy.saved, icon: Check };
  if (!isOnline) return { text: copy.offline, icon: CloudOff };
  if (sync.state === 'offline') return { text: copy.notSent, icon: CloudOff };
  return { text: copy.sending, icon: null };
}

/** A line with the state of the last change in words. It is always visible. */
export function SyncLine(props: Props) {
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
          {copy.retry}
        </Button>
      )}
    </div>
  );
}
