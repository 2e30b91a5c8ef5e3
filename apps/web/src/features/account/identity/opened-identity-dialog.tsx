import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { identityCheckCopy as copy } from './identity.copy.ts';
import { IdentityForm, type IdentityRequest } from './identity-form.tsx';

export type IdentityDialogProps<Result> = IdentityRequest<Result> & {
  /** What happens once it is confirmed. */
  text: string;
  /** What would be lost by it. */
  warning?: string;
  onClose: () => void;
};

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
