import type { PaidPlanId } from '@alento/domain/plan/plans';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';

const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog);
const ChangeDialog = lazyPart(async () => (await import('./change-dialog.tsx')).ChangeDialog);

export type OpenedDialog = { kind: 'cancel' } | { kind: 'change'; plan: PaidPlanId };

/** The dialogs that change a subscription. Their code is loaded when one opens. */
export const SubscriptionDialogs = ({ opened, onClose }: { opened: OpenedDialog | null; onClose: () => void }) => (
  <>
    {opened?.kind === 'cancel' && <CancelDialog onClose={onClose} />}
    {opened?.kind === 'change' && <ChangeDialog planId={opened.plan} onClose={onClose} />}
  </>
);
