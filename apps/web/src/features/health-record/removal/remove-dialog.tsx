import { messageOf } from '../../../lib/api/api-error.ts';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useRemoveRecord } from '../health-record.mutations.ts';
import { removalCopy as copy } from './removal.copy.ts';

type Props = {
  id: string;
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
  onRemoved: () => void;
};

/** Asks for confirmation before a record is deleted. */
export function RemoveDialog({ id, isAsked, onAsk, onRemoved }: Props) {
  const { mutate, isPending } = useRemoveRecord(() => {
    onAsk(false);
    toast.saved(copy.done);
    onRemoved();
  });
  const refused = (failure: Error): void => {
    onAsk(false);
    toast.failed(`${copy.failed} ${messageOf(failure)}`);
  };
  return (
    <ConfirmDialog
      open={isAsked}
      onOpenChange={onAsk}
      title={copy.title}
      description={copy.text}
      confirmLabel={copy.confirm}
      onConfirm={() => mutate(id, { onError: refused })}
      danger
      busy={isPending}
    />
  );
}
