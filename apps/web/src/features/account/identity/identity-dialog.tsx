import { lazy, Suspense } from 'react';
import type { IdentityDialogProps } from './opened-identity-dialog.tsx';

// A lazy component loses its type parameter: the wrapper below restores it.
const OpenedIdentityDialog = lazy(async () => ({
  default: (await import('./opened-identity-dialog.tsx')).OpenedIdentityDialog<unknown>,
}));

/**
 * "Confirme que é você": asks for the password, and for the second factor if the account has one, before a call that
 * changes who can get into the account. Unmounting closes it and drops what was typed.
 */
export function IdentityDialog<Result>({ onConfirmed, ...request }: IdentityDialogProps<Result>) {
  return (
    <Suspense>
      <OpenedIdentityDialog {...request} onConfirmed={(result) => onConfirmed(result as Result)} />
    </Suspense>
  );
}
