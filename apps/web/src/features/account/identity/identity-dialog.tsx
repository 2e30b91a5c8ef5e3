import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useWhileMounted } from '../../../ui/overlay/use-while-mounted.ts';
import { identityCheckCopy as copy } from './identity.copy.ts';
import { IdentityForm, type IdentityRequest } from './identity-form.tsx';

type Props<Result> = IdentityRequest<Result> & {
  /** A text that explains what happens after the confirmation. */
  text: string;
  /** A text that names the unsent data that the action would delete. */
  warning?: string;
  onClose: () => void;
};

/**
 * The dialog "Confirme que é você". It requests the password, and the second factor if the account has one, before a
 * call that changes how the account is accessed. Unmounting it closes it and discards the typed text.
 */
export function IdentityDialog<Result>({ text, warning, onClose, onConfirmed, ...request }: Props<Result>) {
  const closeConfirmed = useWhileMounted(onClose);
  return (
    <Dialog onClose={onClose} title={copy.title} description={text}>
      {warning !== undefined && (
        <p className="mb-5 rounded-control bg-danger-soft px-4 py-3 text-danger text-sm">{warning}</p>
      )}
      <IdentityForm
        {...request}
        onCancel={onClose}
        onConfirmed={(result) => {
          closeConfirmed();
          onConfirmed(result);
        }}
      />
    </Dialog>
  );
}
