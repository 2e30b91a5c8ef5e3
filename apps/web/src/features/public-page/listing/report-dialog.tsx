import type { Listing } from '@alento/contract/sharing/professional';
import { REPORT_REASONS, type ReportReason } from '@alento/domain/sharing/listing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { reportCopy as copy } from './listing.copy.ts';
import { listingKeys } from './listing.queries.ts';

type Props = { listing: Listing; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Reports a listing to the operators: one press on a reason sends it. */
export function ReportDialog({ listing: { id, name, crp }, isOpen, onOpenChange }: Props) {
  const client = useQueryClient();
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: (reason: ReportReason) =>
      call('POST /professionals/{id}/reports', { params: { id }, body: { reason } }),
    onError: (failure) => {
      // The listing is gone by now.
      if (isRefusal(failure, 'LISTING_NOT_FOUND')) void client.invalidateQueries({ queryKey: listingKeys.all });
    },
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={isSuccess ? copy.about(name, crp) : `${copy.about(name, crp)} ${copy.question}`}
    >
      <p role="status" className="empty:hidden">
        {isSuccess ? copy.thanks : null}
      </p>
      {isSuccess ? (
        <Button className="mt-4" onClick={() => onOpenChange(false)}>
          {copy.close}
        </Button>
      ) : (
        <>
          <div className="grid gap-2">
            {REPORT_REASONS.map((reason) => (
              <Button
                key={reason}
                variant="secondary"
                size="lg"
                disabled={isPending}
                busy={isPending && variables === reason}
                onClick={() => mutate(reason)}
              >
                {copy.reasons[reason]}
              </Button>
            ))}
          </div>
          <p className="mt-4 text-ink-muted text-sm">{copy.private}</p>
        </>
      )}
      <Alert className="mt-3 font-medium text-sm">{error ? messageOf(error) : null}</Alert>
    </Dialog>
  );
}
