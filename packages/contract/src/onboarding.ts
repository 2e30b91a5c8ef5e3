import { isOnboardingStep, ONBOARDING_STEPS, type OnboardingStep } from '@alento/domain/onboarding/steps';
import { z } from 'zod';
import { get, post, put } from './endpoint.ts';
import { TextThat } from './fields.ts';
import { CONFIRM_ERRORS, CONFIRM_LIMITS } from './second-factor.ts';
import { UserDataAnswer, UserDataChange } from './user-data.ts';

const Step = TextThat('ONBOARDING_STEP_UNKNOWN', isOnboardingStep)
  .transform((step) => step as OnboardingStep)
  .meta({ type: 'string', enum: [...ONBOARDING_STEPS] });

/** Progress of the onboarding. */
export const OnboardingStatus = z.object({
  hasSeenOnBoarding: z.boolean(),
  completedSteps: z.array(z.string()),
  lastCompletedStep: z.string().nullable(),
  lastUpdated: z.number().nullable().meta({ description: 'ms epoch; null before the first change' }),
});
export type OnboardingStatus = z.infer<typeof OnboardingStatus>;

export const readOnboardingStatus = get('/onboarding/status', {
  summary: 'What was seen and completed of the onboarding',
  answers: OnboardingStatus,
});

export const changeOnboardingStatus = put('/onboarding/status', {
  summary: 'Set the status; absent fields stay',
  body: z.object({
    hasSeenOnBoarding: z.boolean().optional(),
    completedSteps: z.array(Step).max(ONBOARDING_STEPS.length).optional(),
    lastCompletedStep: Step.nullish(),
  }),
  answers: OnboardingStatus,
  errors: ['ONBOARDING_STEP_UNKNOWN'],
});

export const markOnboardingSeen = post('/onboarding/seen', {
  summary: 'The modal was opened for the first time',
  answers: OnboardingStatus,
});

export const completeOnboardingStep = post('/onboarding/steps/{step}/complete', {
  summary: 'Mark a step as completed',
  params: z.object({ step: Step }),
  answers: OnboardingStatus,
  errors: ['ONBOARDING_STEP_UNKNOWN'],
});

export const readOnboardingStep = get('/onboarding/steps/{step}/completed', {
  summary: 'Whether a step was completed',
  params: z.object({ step: Step }),
  answers: z.object({ isCompleted: z.boolean() }),
  errors: ['ONBOARDING_STEP_UNKNOWN'],
});

export const readUserData = get('/onboarding/user-data', {
  summary: 'What the person told of themself',
  answers: UserDataAnswer,
});

export const changeUserData = put('/onboarding/user-data', {
  summary:
    'Merge answers; null removes. A mood makes or changes the onboarding’s entry, a screening is scored and kept',
  limits: [...CONFIRM_LIMITS, 'recovery-mail'],
  body: UserDataChange,
  answers: UserDataAnswer,
  errors: [
    'USER_DATA_INVALID',
    'USER_DATA_TOO_LARGE',
    'PHONE_FORMAT',
    'AGE_INVALID',
    'SLEEP_HOURS_INVALID',
    'SCORE_INVALID',
    'NOTE_INVALID',
    'NOTE_TOO_LONG',
    'TIMESTAMP_INVALID',
    'TIMESTAMP_IN_FUTURE',
    'SCREENING_INCOMPLETE',
    'SCREENING_ANSWER_INVALID',
    'RECOVERY_EMAIL_INVALID',
    'RECOVERY_EMAIL_FORMAT',
    'RECOVERY_EMAIL_EMPTY',
    ...CONFIRM_ERRORS,
  ],
});

export const readOnboardingComplete = get('/onboarding/is-complete', {
  summary: 'Whether every required step is done',
  answers: z.object({ isComplete: z.boolean() }),
});

export const readPendingSteps = get('/onboarding/pending-steps', {
  summary: 'Ids of the steps still open, in order',
  answers: z.object({ pendingSteps: z.array(z.string()) }),
});

export const resetOnboarding = post('/onboarding/reset', {
  summary: 'Begin anew: nothing seen, no step done; the answers stay',
  answers: OnboardingStatus,
});
