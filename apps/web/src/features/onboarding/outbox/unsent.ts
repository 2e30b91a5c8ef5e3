import { isOnboardingStep, ONBOARDING_STEPS, type OnboardingStep } from '@alento/domain/onboarding/steps';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { readObject } from '../../../lib/session/device/device-json.ts';

/** The part of a step that the server doesn't have yet. */
export type Unsent = {
  readonly fields: UserData;
  /** Code of the server's refusal: such a step is not retried until the person changes it. */
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

/** Whether the server still has to be told that the modal was seen. */
export const isSeenUnsent = (userId: string): boolean => readObject(userId, SEEN_NAME) !== null;

/** Unsent steps in the onboarding's order, so that anonymity is always sent first. */
export const unsentSteps = (userId: string): OnboardingStep[] =>
  ONBOARDING_STEPS.filter((step) => readUnsent(userId, step) !== null);

export const hasUnsent = (userId: string): boolean => isSeenUnsent(userId) || unsentSteps(userId).length > 0;

/** Steps that count as done on this device: those on the server, and unsent ones that were not refused. */
export function knownSteps(userId: string, completed: readonly string[]): OnboardingStep[] {
  const waiting = unsentSteps(userId).filter((step) => readUnsent(userId, step)?.refused === null);
  return [...new Set([...completed, ...waiting])].filter(isOnboardingStep);
}
