import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { identityCheckCopy as copy } from './identity.copy.ts';
import { IdentityForm, type IdentityRequest } from './identity-form.tsx';

type Props<Result> = IdentityRequest<Result> & {
  /** What happens once it is confirmed. */
  text: string;
  /** What would be lost by it. */
  warning?: string;
  onClose: () => void;
};

/**
 * "Confirme que é você": asks for the password, and for the second factor where there is one, before a
 * call that changes who can get into the account. Open for as long as it is drawn; what was typed goes with it.
 */
export function IdentityDialog<Result>({ text, warning, onClose, onConfirmed, ...request }: Props<Result>) {
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
