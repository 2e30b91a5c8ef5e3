import type { OnboardingStep } from '@alento/domain/onboarding/steps';
import type { ComponentType } from 'react';
import { CurrentMoodStep } from './current-mood.step.tsx';
import { CurrentTreatmentStep } from './current-treatment.step.tsx';
import { DemographicsStep } from './demographics.step.tsx';
import { MentalHealthHistoryStep } from './mental-health-history.step.tsx';
import { MotivationStep } from './motivation.step.tsx';
import { PersonalInfoStep } from './personal-info.step.tsx';
import type { StepProps } from './question-step.tsx';
import { RecoveryEmailStep } from './recovery-email.step.tsx';
import { AnxietyStep, DepressionStep } from './screening.step.tsx';
import { SleepQualityStep } from './sleep-quality.step.tsx';
import { SocialSupportStep } from './social-support.step.tsx';

/** The question each step asks; the last one asks nothing. */
export const STEP_COMPONENTS: Readonly<Record<Exclude<OnboardingStep, 'completion'>, ComponentType<StepProps>>> = {
  'personal-info': PersonalInfoStep,
  'recovery-email': RecoveryEmailStep,
  demographics: DemographicsStep,
  motivation: MotivationStep,
  'current-mood': CurrentMoodStep,
  'depression-screening': DepressionStep,
  'anxiety-screening': AnxietyStep,
  'mental-health-history': MentalHealthHistoryStep,
  'current-treatment': CurrentTreatmentStep,
  'sleep-quality': SleepQualityStep,
  'social-support': SocialSupportStep,
};
