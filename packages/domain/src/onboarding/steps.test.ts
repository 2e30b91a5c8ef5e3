import { describe, expect, it } from 'vitest';
import {
  isOnboardingComplete,
  isOnboardingStep,
  isRequiredStep,
  ONBOARDING_STEPS,
  pendingSteps,
  REQUIRED_STEPS,
} from './steps.ts';

const _required = (step: (typeof ONBOARDING_STEPS)[number]): string =>
  `${step}${isRequiredStep(step) ? ' (required)' : ''}`;

describe('steps of the onboarding', () => {
  it('pendingSteps() never lists the summary', () => {
    expect(pendingSteps([])).toEqual(ONBOARDING_STEPS.slice(0, -1));
    expect(pendingSteps(ONBOARDING_STEPS)).toEqual([]);
  });

  it('isOnboardingComplete() is true exactly when the required steps are completed', () => {
    expect(isOnboardingComplete(REQUIRED_STEPS)).toBe(true);
    for (const missing of REQUIRED_STEPS) {
      expect(isOnboardingComplete(ONBOARDING_STEPS.filter((step) => step !== missing))).toBe(false);
    }
  });

  it('isOnboardingStep() is false for a step that doesn’t exist', () => {
    expect(ONBOARDING_STEPS.every(isOnboardingStep)).toBe(true);
    expect(isOnboardingStep('toString')).toBe(false);
  });
});
