import { IdentityDialog } from '../../features/account/identity/identity-dialog.tsx';
import { DeleteAccountScreen } from '../../features/my-data/delete-account/delete-account-screen.tsx';
import { PlanEnd } from '../../features/plan/subscription/plan-end.tsx';

/** The screen /meus-dados/excluir. */
export const Component = () => (
  <DeleteAccountScreen Identity={IdentityDialog} plan={(frame) => <PlanEnd frame={frame} />} />
);
