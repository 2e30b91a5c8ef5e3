import { lazy, Suspense } from 'react';
import type { IdentityRequest } from './identity-form.tsx';

// A lazy component forgets the type parameter: each use keeps its own.
const OpenedIdentityDialog = lazy(async () => ({
  default: (await import('./opened-identity-dialog.tsx')).OpenedIdentityDialog<unknown>,
}));

export type IdentityDialogProps<Result> = IdentityRequest<Result> & {
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
export function IdentityDialog<Result>({ onConfirmed, ...request }: IdentityDialogProps<Result>) {
  return (
    <Suspense>
      <OpenedIdentityDialog {...request} onConfirmed={(result) => onConfirmed(result as Result)} />
    </Suspense>
  );
}
