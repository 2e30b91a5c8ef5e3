import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { receiptsCopy as copy } from './receipts.copy.ts';
import { ReceiptsLoading } from './receipts-loading.tsx';

const ReceiptList = lazy(async () => ({ default: (await import('./receipt-list.tsx')).ReceiptList }));

/** The receipts. Their code and data are loaded when the person opens the list. */
export function Receipts() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? copy.hide : copy.open}
      </Button>
      <section id={id} aria-label={copy.title} hidden={!isOpen} className="basis-full">
        <Suspense fallback={<ReceiptsLoading />}>{isOpen && <ReceiptList />}</Suspense>
      </section>
    </>
  );
}
