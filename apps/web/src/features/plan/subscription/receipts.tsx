import type { Receipt } from '@alento/contract/payment';
import { errorText } from '@alento/domain/errors/catalogue';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { dayOf } from '../../../lib/time/period-text.ts';
import { planKey } from '../../../state/account/current-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { AnchorButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeletons } from '../../../ui/state/skeleton.tsx';
import { formatPrice } from '../plan.format.ts';
import { receiptsCopy as copy } from './receipts.copy.ts';

const ReceiptsLoading = () => (
  <Skeletons label={copy.loading} className="flex flex-col gap-4 py-3" shapes={['h-12 w-full', 'h-12 w-full']} />
);

const receiptsQuery = () => apiQuery([...planKey(), 'receipts'], 'GET /subscription/receipts', {});

function refundText({ amountCents, refundedCents }: Receipt): string | null {
  if (refundedCents === 0) return null;
  return refundedCents >= amountCents ? copy.fullyRefunded : copy.refunded(formatPrice(refundedCents));
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { paidAt, amountCents, bought, paidBy, url } = receipt;
  const details = [bought, paidBy, refundText(receipt)].filter((text) => text !== null);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p>
          <span className="font-semibold tabular-nums">{formatPrice(amountCents)}</span>{' '}
          <span className="text-ink-muted text-sm">{dayOf(paidAt)}</span>
        </p>
        <p className="text-ink-muted text-sm">{details.join(' · ')}</p>
      </div>
      {url !== null && (
        <AnchorButton
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={copy.linkOf(dayOf(paidAt))}
          variant="quiet"
        >
          {copy.link}
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
  if (data.length === 0) return <p className="py-3 text-ink-muted text-sm">{copy.none}</p>;
  return (
    <ul className="divide-y divide-border">
      {data.map((receipt) => (
        <ReceiptRow key={receipt.id} receipt={receipt} />
      ))}
    </ul>
  );
}

/** The receipts. They are loaded when the person opens the list. */
export function Receipts() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? copy.hide : copy.open}
      </Button>
      <section id={id} aria-label={copy.title} hidden={!isOpen} className="basis-full">
        {isOpen && <ReceiptList />}
      </section>
    </>
  );
}
