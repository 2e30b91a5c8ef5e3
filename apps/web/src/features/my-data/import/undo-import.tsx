import type { Import } from '@alento/contract/my-data/imports';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { serverNow } from '../../../lib/time/clock-skew.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { undoCopy as copy } from './import.copy.ts';
import { useUndoImport } from './use-import.ts';

type Props = {
  done: Import;
  /** Whether it is one of a list, so that its button has to name the file. */
  isListed?: boolean;
  onUndone: () => void;
};

/** Removes exactly the entries of an import, after a confirmation. It is possible for 30 days. */
export function UndoImport({ done, isListed = false, onUndone }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending, error } = useUndoImport((removed) => {
    setConfirming(false);
    toast.saved(copy.done(removed ?? done.created));
    onUndone();
  });
  const { undoUntil, created, id, fileName } = done;
  if (undoUntil === null || created === 0) return null;
  if (undoUntil <= serverNow()) return <p className="text-ink-muted text-sm">{copy.over}</p>;
  return (
    <div>
      <Button
        variant="secondary"
        aria-label={isListed ? copy.undoOf(fileName) : undefined}
        onClick={() => setConfirming(true)}
      >
        {copy.undo}
      </Button>
      <p className="mt-1.5 text-ink-muted text-sm">{copy.until(undoUntil)}</p>
      <Alert className="mt-1.5 font-medium text-sm">{error ? messageOf(error) : null}</Alert>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={copy.title}
        description={copy.text(done)}
        confirmLabel={copy.confirm}
        cancelLabel={copy.keep}
        onConfirm={() => mutate(id, { onError: () => setConfirming(false) })}
        danger
        busy={isPending}
      />
    </div>
  );
}
