import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import type { IdentityDialogProps } from './opened-identity-dialog.tsx';

// `lazyPart` drops the component's type parameter; the wrapper below restores it.
const OpenedIdentityDialog = lazyPart(
  async () => (await import('./opened-identity-dialog.tsx')).OpenedIdentityDialog<unknown>,
);

/**
 * The dialog "Confirme que é você". It requests the password, and the second factor if the account has one, before a
 * call that changes how the account is accessed. Unmounting it closes it and discards the typed text.
 */
export function IdentityDialog<Result>({ onConfirmed, ...request }: IdentityDialogProps<Result>) {
  return <OpenedIdentityDialog {...request} onConfirmed={(result) => onConfirmed(result as Result)} />;
}
