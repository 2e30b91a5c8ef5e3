import { isOnboardingStep, ONBOARDING_STEPS, type OnboardingStep } from '@alento/domain/onboarding/steps';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { readObject } from '../../../lib/session/device/device-json.ts';

/** What of a step the server doesn't have yet. */
export type Unsent = {
  readonly fields: UserData;
  /** Code of the server's refusal: such a step waits for the person, it is not sent again as it is. */
  readonly refused: string | null;
};

/** One name per step: two tabs that save different steps never write over each other. */
export const unsentName = (step: OnboardingStep): string => `onboarding-unsent:${step}`;
export const SEEN_NAME = 'onboarding-unsent:seen';

const isFields = (value: unknown): value is UserData => typeof value === 'object' && value !== null;

export function readUnsent(userId: string, step: OnboardingStep): Unsent | null {
  const stored = readObject(userId, unsentName(step));
  if (!stored || !isFields(stored.fields)) return null;
  return { fields: stored.fields, refused: typeof stored.refused === 'string' ? stored.refused : null };
}

/** Whether the first opening of the modal is still to be told. */
export const isSeenUnsent = (userId: string): boolean => readObject(userId, SEEN_NAME) !== null;

/** Steps that wait, in the order of the onboarding: who is anonymous is always told first. */
export const unsentSteps = (userId: string): OnboardingStep[] =>
  ONBOARDING_STEPS.filter((step) => readUnsent(userId, step) !== null);

export const hasUnsent = (userId: string): boolean => isSeenUnsent(userId) || unsentSteps(userId).length > 0;

/** Steps done as far as this device knows: the server's, and what waits without having been refused. */
export function knownSteps(userId: string, completed: readonly string[]): OnboardingStep[] {
  const waiting = unsentSteps(userId).filter((step) => readUnsent(userId, step)?.refused === null);
  return [...new Set([...completed, ...waiting])].filter(isOnboardingStep);
}
