import { REQUIRED_STEPS } from '@alento/domain/onboarding/steps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../lib/session/use-account.ts';
import { profileQuery } from '../../state/account/professional-profile.queries.ts';
import { useOnboardingDialog } from './modal/use-onboarding-dialog.ts';
import { onboardingOverviewQuery } from './onboarding.queries.ts';
import { knownSteps } from './outbox/unsent.ts';
import { useOutboxSync } from './outbox/use-outbox-sync.ts';
import type { DialogOpenerProps } from './pending/use-dialog-opener.tsx';

type Props = DialogOpenerProps & {
  /** Whether a person with a professional profile has entries of their own. Undefined while it is unknown. */
  keepsDiary: boolean | undefined;
};

/** Whether a required step is not done. On this device, steps that were answered offline count as done. */
function hasOpenStep(userId: string, pending: readonly string[]): boolean {
  const waiting = knownSteps(userId, []);
  return REQUIRED_STEPS.some((step) => !waiting.includes(step) && (pending.length === 0 || pending.includes(step)));
}

/**
 * Opens the modal on /home while a required step is not done. Otherwise it renders nothing. It does not open for
 * professionals without entries, who may be here for their patients alone; they reach it from /perfil. This is decided
 * once per visit, so that the modal doesn't open over a first entry.
 */
export function OnboardingGate({ keepsDiary, ...dialog }: Props) {
  const userId = useAccount()?.userId ?? null;
  const { data } = useQuery(onboardingOverviewQuery());
  const [state, setState] = useState<'idle' | 'left-out' | 'open' | 'closed'>('idle');
  useOutboxSync(userId);
  const isOpenWork = data?.isComplete === false && userId !== null && hasOpenStep(userId, data.pendingSteps);
  const profile = useQuery({ ...profileQuery(), enabled: isOpenWork });
  const isDiarist = profile.data ? keepsDiary : profile.data === null || profile.isError || undefined;
  if (isOpenWork && isDiarist !== undefined && state === 'idle') setState(isDiarist ? 'open' : 'left-out');
  const Dialog = useOnboardingDialog(state === 'open' || state === 'closed');
  if (!Dialog) return null;
  return <Dialog {...dialog} mode="required" open={state === 'open'} onClose={() => setState('closed')} />;
}
