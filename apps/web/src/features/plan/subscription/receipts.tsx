import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { receiptsCopy as copy } from './receipts.copy.ts';

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
