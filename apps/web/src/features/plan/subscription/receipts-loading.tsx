import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { receiptsCopy as copy } from './receipts.copy.ts';

export const ReceiptsLoading = () => (
  <div role="status" aria-label={copy.loading} className="flex flex-col gap-4 py-3">
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
  </div>
);
