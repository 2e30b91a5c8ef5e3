import type { Receipt, Subscription } from '@alento/contract/payment';
import { errorText } from '@alento/domain/errors/catalogue';
import { paths } from '@alento/domain/interface/paths';
import { PLAN_NAMES, priceText } from '@alento/domain/plan/plans';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { dayOf } from '../../../lib/time/period-text.ts';
import { planKey } from '../../../state/account/current-plan.ts';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { AnchorButton, Button, LinkButton } from '../../../ui/button.tsx';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { plansQuery } from '../plan.queries.ts';
import { EndNotice } from './end-notice.tsx';
import { OwnPlanActions } from './own-plan-actions.tsx';
import { receiptsCopy } from './receipts.copy.ts';
import { subscriptionCopy as copy } from './subscription.copy.ts';
import { paymentText, termText } from './subscription.format.ts';
import { type OpenedDialog, SubscriptionDialogs } from './subscription-dialogs.tsx';

const ReceiptsLoading = () => (
  <Skeletons
    label={receiptsCopy.loading}
    className="flex flex-col gap-4 py-3"
    shapes={['h-12 w-full', 'h-12 w-full']}
  />
);

const receiptsQuery = () => apiQuery([...planKey(), 'receipts'], 'GET /subscription/receipts', {});

function refundText({ amountCents, refundedCents }: Receipt): string | null {
  if (refundedCents === 0) return null;
  return refundedCents >= amountCents ? receiptsCopy.fullyRefunded : receiptsCopy.refunded(priceText(refundedCents));
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { paidAt, amountCents, bought, paidBy, url } = receipt;
  const details = [bought, paidBy, refundText(receipt)].filter((text) => text !== null);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p>
          <span className="font-semibold tabular-nums">{priceText(amountCents)}</span>{' '}
          <span className="text-ink-muted text-sm">{dayOf(paidAt)}</span>
        </p>
        <p className="text-ink-muted text-sm">{details.join(' · ')}</p>
      </div>
      {url !== null && (
        <AnchorButton
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={receiptsCopy.linkOf(dayOf(paidAt))}
          variant="quiet"
        >
          {receiptsCopy.link}
          <ExternalLink aria-hidden size={18} />
        </AnchorButton>
      )}
    </li>
  );
}

/** The receipts, which the payment service keeps. */
function ReceiptList() {
  const { data, isError, error, isFetching, refetch } = useQuery(receiptsQuery());
  if (isError) {
    const message = messageOf(error, errorText('RECEIPTS_FAILED'));
    return <ErrorState message={message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (!data) {
    return <ReceiptsLoading />;
  }
  if (data.length === 0) return <p className="py-3 text-ink-muted text-sm">{receiptsCopy.none}</p>;
  return (
    <ul className="divide-y divide-border">
      {data.map((receipt) => (
        <ReceiptRow key={receipt.id} receipt={receipt} />
      ))}
    </ul>
  );
}

/** The receipts. They are loaded when the person opens the list. */
function Receipts() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? receiptsCopy.hide : receiptsCopy.open}
      </Button>
      <section id={id} aria-label={receiptsCopy.title} hidden={!isOpen} className="basis-full">
        {isOpen && <ReceiptList />}
      </section>
    </>
  );
}

/** The parts of the item on /perfil. */
type Parts = { title: string; summary: ReactNode; action: ReactNode; children?: ReactNode };

function Summary({ own }: { own: Subscription }) {
  // Only a change of plan that waits needs the other plan's price.
  const { data: plans } = useQuery({ ...plansQuery(), enabled: own.nextPlanId !== null });
  const payment = paymentText(own, (plan) => plans?.find(({ id }) => id === plan)?.priceCents ?? null);
  // The next charge says when the plan renews.
  const isNextCharge = own.renewsAt !== null && own.nextPlanId === null;
  return (
    <>
      <p className="mt-1 font-semibold">{PLAN_NAMES[own.planId]}</p>
      {!(isNextCharge && payment) && <p className="max-w-prose text-ink-muted text-sm">{termText(own)}</p>}
      {payment && <p className="text-ink-muted text-sm">{payment}</p>}
    </>
  );
}

const Loading = () => <Skeletons label={copy.loading} shapes={['mt-1 h-7 w-28', 'mt-1 h-5 w-60 max-w-full']} />;

function linkText({ period, renewsAt }: Subscription): string {
  if (period === 'month' && renewsAt !== null) return copy.changePlan;
  return period === null || period === 'month' ? copy.seePlans : copy.extend;
}

/** Whether anything was ever paid or about to be paid, so that there may be receipts. */
const mayHaveReceipts = ({ method, checkout }: Subscription): boolean => method !== null || checkout !== null;

/** The person's own plan: next charge or end, how it was paid, receipts, and the ways to change or stop it. */
export function OwnPlan({ frame }: { frame: (parts: Parts) => ReactNode }) {
  const { data: own, isPending, isFetching, refetch } = useQuery({ ...subscriptionQuery(), refetchOnMount: 'always' });
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const link = (
    <LinkButton to={paths.plans} variant="secondary">
      {own ? linkText(own) : copy.seePlans}
    </LinkButton>
  );
  if (!own) {
    const retry = <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />;
    return frame({ title: copy.title, summary: isPending ? <Loading /> : retry, action: link });
  }
  return (
    <>
      {frame({
        title: copy.title,
        summary: <Summary own={own} />,
        action: link,
        children: (
          <div className="flex flex-wrap gap-2 empty:hidden">
            <EndNotice own={own} className="basis-full" />
            <OwnPlanActions own={own} onCancel={() => setOpened({ kind: 'cancel' })} />
            {mayHaveReceipts(own) && <Receipts />}
          </div>
        ),
      })}
      <SubscriptionDialogs opened={opened} onClose={() => setOpened(null)} />
    </>
  );
}
