import { type Flow, type FlowMode, restartFlow, startFlow } from '@alento/domain/onboarding/flow';
import { CLOSE_RESET_MS, type OnboardingStep } from '@alento/domain/onboarding/steps';
import { useEffect, useState } from 'react';

/** State of the steps in the modal. A moment after the modal closed, it returns to the first step. */
export function useFlow(mode: FlowMode, done: readonly OnboardingStep[], open: boolean) {
  const [flow, setFlow] = useState<Flow>(() => startFlow(mode, done));
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setFlow(restartFlow), CLOSE_RESET_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return [flow, setFlow] as const;
}
