import { isOnboardingStep, ONBOARDING_STEPS, type OnboardingStep } from '@alento/domain/onboarding/steps';
import { z } from 'zod';
import { endpoint, refusedAs } from './endpoint.ts';
import { CONFIRM_ERRORS, CONFIRM_LIMITS } from './second-factor.ts';
import { UserDataAnswer, UserDataChange } from './user-data.ts';

const Step = z
  .string(refusedAs('ONBOARDING_STEP_UNKNOWN'))
  .refine(isOnboardingStep, refusedAs('ONBOARDING_STEP_UNKNOWN'))
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

export const readOnboardingStatus = endpoint({
  method: 'get',
  path: '/onboarding/status',
  summary: 'What was seen and completed of the onboarding',
  auth: true,
  response: { status: 200, body: OnboardingStatus },
  errors: [],
});

export const changeOnboardingStatus = endpoint({
  method: 'put',
  path: '/onboarding/status',
  summary: 'Set the status; absent fields stay',
  auth: true,
  body: z.object({
    hasSeenOnBoarding: z.boolean().optional(),
    completedSteps: z.array(Step).max(ONBOARDING_STEPS.length).optional(),
    lastCompletedStep: Step.nullish(),
  }),
  response: { status: 200, body: OnboardingStatus },
  errors: ['ONBOARDING_STEP_UNKNOWN'],
});

export const markOnboardingSeen = endpoint({
  method: 'post',
  path: '/onboarding/seen',
  summary: 'The modal was opened for the first time',
  auth: true,
  response: { status: 200, body: OnboardingStatus },
  errors: [],
});

export const completeOnboardingStep = endpoint({
  method: 'post',
  path: '/onboarding/steps/{step}/complete',
  summary: 'Mark a step as completed',
  auth: true,
  params: z.object({ step: Step }),
  response: { status: 200, body: OnboardingStatus },
  errors: ['ONBOARDING_STEP_UNKNOWN'],
});

export const readOnboardingStep = endpoint({
  method: 'get',
  path: '/onboarding/steps/{step}/completed',
  summary: 'Whether a step was completed',
  auth: true,
  params: z.object({ step: Step }),
  response: { status: 200, body: z.object({ isCompleted: z.boolean() }) },
  errors: ['ONBOARDING_STEP_UNKNOWN'],
});

export const readUserData = endpoint({
  method: 'get',
  path: '/onboarding/user-data',
  summary: 'What the person told of themself',
  auth: true,
  response: { status: 200, body: UserDataAnswer },
  errors: [],
});

export const changeUserData = endpoint({
  method: 'put',
  path: '/onboarding/user-data',
  summary:
    'Merge answers; null removes. A mood makes or changes the onboarding’s entry, a screening is scored and kept',
  auth: true,
  limits: [...CONFIRM_LIMITS, 'recovery-mail'],
  body: UserDataChange,
  response: { status: 200, body: UserDataAnswer },
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
    'INVALID_TIME_ZONE',
  ],
});

export const readOnboardingComplete = endpoint({
  method: 'get',
  path: '/onboarding/is-complete',
  summary: 'Whether every required step is done',
  auth: true,
  response: { status: 200, body: z.object({ isComplete: z.boolean() }) },
  errors: [],
});

export const readPendingSteps = endpoint({
  method: 'get',
  path: '/onboarding/pending-steps',
  summary: 'Ids of the steps still open, in order',
  auth: true,
  response: { status: 200, body: z.object({ pendingSteps: z.array(z.string()) }) },
  errors: [],
});

export const resetOnboarding = endpoint({
  method: 'post',
  path: '/onboarding/reset',
  summary: 'Begin anew: nothing seen, no step done; the answers stay',
  auth: true,
  response: { status: 200, body: OnboardingStatus },
  errors: [],
});
