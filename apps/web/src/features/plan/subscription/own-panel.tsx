import type { Subscription } from '@alento/contract/payment';
import { type PaidPlanId, PLAN_NAMES } from '@alento/domain/plan/plans';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { plansCopy } from '../plan.copy.ts';
import { EndNotice } from './end-notice.tsx';
import { OwnPlanActions } from './own-plan-actions.tsx';
import { standingOf } from './standing.ts';
import { termText } from './subscription.format.ts';
import type { OpenedDialog } from './subscription-dialogs.tsx';

const PAID: readonly PaidPlanId[] = ['essencial', 'premium'];

type Props = {
  own: Subscription;
  /** Minors can't change to another paid plan. */
  isMinor: boolean;
  /** The prices that prolong the plan. */
  extension: ReactNode;
  onOpen: (dialog: OpenedDialog) => void;
};

/** The person's own plan on /planos: when it renews or ends, and the ways to prolong, change or stop it. */
export function OwnPanel({ own, isMinor, extension, onOpen }: Props) {
  const other = isMinor ? undefined : PAID.find((plan) => standingOf(plan, own) === 'change');
  return (
    <Card title={plansCopy.current} look="text-ink-muted text-sm">
      <p className="font-bold text-xl tracking-tight">{PLAN_NAMES[own.planId]}</p>
      <p className="mt-1 max-w-prose">{termText(own)}</p>
      <EndNotice own={own} className="mt-3" />
      <div className="mt-4 flex flex-col gap-2 empty:hidden sm:max-w-sm">{extension}</div>
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {other && (
          <Button variant="secondary" onClick={() => onOpen({ kind: 'change', plan: other })}>
            {plansCopy.changeTo(PLAN_NAMES[other])}
          </Button>
        )}
        <OwnPlanActions own={own} onCancel={() => onOpen({ kind: 'cancel' })} />
      </div>
    </Card>
  );
}
