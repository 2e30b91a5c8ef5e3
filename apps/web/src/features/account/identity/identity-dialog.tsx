import { lazy, Suspense } from 'react';
import type { IdentityDialogProps } from './opened-identity-dialog.tsx';

// A lazy component forgets the type parameter: each use keeps its own.
const OpenedIdentityDialog = lazy(async () => ({
  default: (await import('./opened-identity-dialog.tsx')).OpenedIdentityDialog<unknown>,
}));

/**
 * "Confirme que é você": asks for the password, and for the second factor where there is one, before a
 * call that changes who can get into the account. Open for as long as it is drawn; what was typed goes with it.
 */
export function IdentityDialog<Result>({ onConfirmed, ...request }: IdentityDialogProps<Result>) {
  return (
    <Suspense>
      <OpenedIdentityDialog {...request} onConfirmed={(result) => onConfirmed(result as Result)} />
    </Suspense>
  );
}
