import { IdentityDialog } from '../../features/account/identity/identity-dialog.tsx';
import { LeaveScreen } from '../../features/my-data/leave/leave-screen.tsx';
import { PlanEnd } from '../../features/plan/subscription/plan-end.tsx';

/** The screen /meus-dados/excluir. */
export const Component = () => <LeaveScreen Identity={IdentityDialog} plan={(frame) => <PlanEnd frame={frame} />} />;
