import type { OnboardingStep } from '@alento/domain/onboarding/steps';
import type { ComponentType } from 'react';
import { CurrentTreatmentStep } from './health/current-treatment.step.tsx';
import { MentalHealthHistoryStep } from './health/mental-health-history.step.tsx';
import { SleepQualityStep } from './health/sleep-quality.step.tsx';
import { SocialSupportStep } from './health/social-support.step.tsx';
import { CurrentMoodStep } from './mood/current-mood.step.tsx';
import { AnxietyStep, DepressionStep } from './mood/screening.step.tsx';
import { DemographicsStep } from './person/demographics.step.tsx';
import { MotivationStep } from './person/motivation.step.tsx';
import { PersonalInfoStep } from './person/personal-info.step.tsx';
import { RecoveryEmailStep } from './person/recovery-email.step.tsx';
import type { StepProps } from './question-step.tsx';

/** The component of each step. The last step asks no question. */
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
