import { isOnboardingStep, ONBOARDING_STEPS, type OnboardingStep } from '@alento/domain/onboarding/steps';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { readObject } from '../../../lib/session/device/device-json.ts';

/** The part of a step's answers that the server hasn't stored yet. */
export type Unsent = {
  readonly fields: UserData;
  /** The code of the server's refusal. A refused step is not retried until the person changes it. */
  readonly refused: string | null;
};

/** One storage key per step, so that two tabs that save different steps don't overwrite each other. */
export const unsentName = (step: OnboardingStep): string => `onboarding-unsent:${step}`;
export const SEEN_NAME = 'onboarding-unsent:seen';

const isFields = (value: unknown): value is UserData => typeof value === 'object' && value !== null;

export function readUnsent(userId: string, step: OnboardingStep): Unsent | null {
  const stored = readObject(userId, unsentName(step));
  if (!stored || !isFields(stored.fields)) return null;
  return { fields: stored.fields, refused: typeof stored.refused === 'string' ? stored.refused : null };
}

/** Whether the request that reports the modal as seen still has to be sent. */
export const isSeenUnsent = (userId: string): boolean => readObject(userId, SEEN_NAME) !== null;

/** The unsent steps in the onboarding's order, so that the choice to be anonymous is sent first. */
export const unsentSteps = (userId: string): OnboardingStep[] =>
  ONBOARDING_STEPS.filter((step) => readUnsent(userId, step) !== null);

export const hasUnsent = (userId: string): boolean => isSeenUnsent(userId) || unsentSteps(userId).length > 0;

/** The steps that count as done on this device: those done on the server, and unsent ones that were not refused. */
export function knownSteps(userId: string, completed: readonly string[]): OnboardingStep[] {
  const waiting = unsentSteps(userId).filter((step) => readUnsent(userId, step)?.refused === null);
  return [...new Set([...completed, ...waiting])].filter(isOnboardingStep);
}
