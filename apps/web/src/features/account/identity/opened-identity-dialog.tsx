import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { identityCheckCopy as copy } from './identity.copy.ts';
import type { IdentityDialogProps } from './identity-dialog.tsx';
import { IdentityForm } from './identity-form.tsx';

/** The dialog itself, whose code comes when it is asked for. */
export function OpenedIdentityDialog<Result>({
  text,
  warning,
  onClose,
  onConfirmed,
  ...request
}: IdentityDialogProps<Result>) {
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={copy.title} description={text}>
      {warning !== undefined && (
        <p className="mb-5 rounded-control bg-danger-soft px-4 py-3 text-danger text-sm">{warning}</p>
      )}
      <IdentityForm
        {...request}
        onCancel={onClose}
        onConfirmed={(result) => {
          onClose();
          onConfirmed(result);
        }}
      />
    </Dialog>
  );
}
