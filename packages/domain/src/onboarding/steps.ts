/** Steps of the onboarding, in order. The ids are part of URLs and request bodies. */
export const ONBOARDING_STEPS = [
  'personal-info',
  'recovery-email',
  'demographics',
  'motivation',
  'current-mood',
  'depression-screening',
  'anxiety-screening',
  'mental-health-history',
  'current-treatment',
  'sleep-quality',
  'social-support',
  'completion',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** Steps that can't be skipped. */
export const REQUIRED_STEPS = ['personal-info', 'recovery-email', 'current-mood'] as const satisfies OnboardingStep[];

/** The summary at the end. It has no question, so it is never pending. */
export const LAST_STEP = 'completion' satisfies OnboardingStep;

/** Delay after closing until the modal is reset to its first step, ms. */
export const CLOSE_RESET_MS = 300;
/** Maximum number of items in the 'Complete seu perfil' banner. */
export const PENDING_ITEMS_MAX = 3;
/**
 * Time for which that banner is hidden on the device after the person skipped a step or closed it, at most until the
 * sign-out, ms: 14 days.
 */
export const POSTPONED_MS = 1_209_600_000;

export const isOnboardingStep = (text: string): text is OnboardingStep =>
  (ONBOARDING_STEPS as readonly string[]).includes(text);

export const isRequiredStep = (step: OnboardingStep): boolean =>
  (REQUIRED_STEPS as readonly OnboardingStep[]).includes(step);

/** Steps that are not completed, in order. */
export function pendingSteps(completed: Iterable<string>): OnboardingStep[] {
  const done = new Set(completed);
  return ONBOARDING_STEPS.filter((step) => step !== LAST_STEP && !done.has(step));
}

/** Whether every required step is completed. Otherwise the modal opens automatically. */
export function isOnboardingComplete(completed: Iterable<string>): boolean {
  const done = new Set(completed);
  return REQUIRED_STEPS.every((step) => done.has(step));
}
