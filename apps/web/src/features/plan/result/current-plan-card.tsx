import type { Subscription } from '@alento/contract/payment';
import { PLAN_NAMES } from '@alento/domain/plan/plans';
import { Card } from '../../../ui/card.tsx';
import { termText } from '../subscription/subscription.format.ts';
import { resultCopy as copy } from './result.copy.ts';

/** The current plan as the server returns it. The URL is not read for this. */
export const CurrentPlanCard = ({ own }: { own: Subscription }) => (
  <Card className="min-h-36 content-center">
    <h2 className="text-ink-muted text-sm">{copy.currentTitle}</h2>
    <p className="mt-1 font-bold text-2xl tracking-tight">{PLAN_NAMES[own.planId]}</p>
    <p className="mt-1 text-ink-muted">{termText(own)}</p>
  </Card>
);
