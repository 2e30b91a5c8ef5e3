import type { FlowMode } from '@alento/domain/onboarding/flow';
import type { OnboardingStep } from '@alento/domain/onboarding/steps';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { onboardingStatusQuery, userDataQuery } from '../onboarding.queries.ts';
import { onDelivered, saveSeen } from '../outbox/outbox.ts';
import { knownSteps } from '../outbox/unsent.ts';
import type { ScreeningStep } from '../screening-step.ts';
import type { IdentityQuestion } from './identity-question.ts';
import { OnboardingModal } from './onboarding-modal.tsx';

export type OnboardingDialogProps = {
  mode: FlowMode;
  open: boolean;
  onClose: () => void;
  screening: ScreeningStep;
  identity: IdentityQuestion;
  /** Called after the server stored a step's answers, so that other screens refetch them. */
  onSaved?: ((step: OnboardingStep) => void) | undefined;
  /** Called when the modal is visible. */
  onShown?: () => void;
};

/** Loads the known answers, then opens the modal. Nothing is rendered before. */
export function OnboardingDialog({
  mode,
  open,
  onClose,
  screening,
  identity,
  onSaved,
  onShown,
}: OnboardingDialogProps) {
  const userId = useAccount()?.userId ?? null;
  const status = useQuery(onboardingStatusQuery());
  const userData = useQuery(userDataQuery());
  const isReady = userId !== null && status.isFetchedAfterMount && userData.isFetchedAfterMount;
  const [isShown, setShown] = useState(false);
  // Once the modal is open, a refetch doesn't close it.
  if (isReady && !isShown) setShown(true);

  const tellSaved = useEffectEvent((step: OnboardingStep) => onSaved?.(step));
  useEffect(() => onDelivered((step) => tellSaved(step)), []);

  const tellShown = useEffectEvent(() => {
    onShown?.();
    if (userId !== null && status.data?.hasSeenOnBoarding === false) saveSeen(userId);
  });
  useEffect(() => {
    if (isShown) tellShown();
  }, [isShown]);

  if (userId === null || !isShown) return null;
  return (
    <OnboardingModal
      userId={userId}
      mode={mode}
      open={open}
      done={knownSteps(userId, status.data?.completedSteps ?? [])}
      screening={screening}
      identity={identity}
      onClose={onClose}
    />
  );
}
