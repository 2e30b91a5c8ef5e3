import { messageOf } from '../../../lib/api/api-error.ts';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useRemoveRecord } from '../health-record.mutations.ts';
import { removalCopy as copy } from './removal.copy.ts';

type Props = {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  onRemoved: () => void;
};

/** Asks for confirmation before a record is deleted. */
export function RemoveDialog({ id, isOpen, onClose, onRemoved }: Props) {
  const { mutate, isPending } = useRemoveRecord(() => {
    onClose();
    toast.saved(copy.done);
    onRemoved();
  });
  const refused = (failure: Error): void => {
    onClose();
    toast.failed(`${copy.failed} ${messageOf(failure)}`);
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      title={copy.title}
      description={copy.text}
      confirmLabel={copy.confirm}
      onConfirm={() => mutate(id, { onError: refused })}
      danger
      busy={isPending}
    />
  );
}
