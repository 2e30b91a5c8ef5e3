import type { OnboardingStep } from '@alento/domain/onboarding/steps';
import { readObject, writeJson } from '../../../lib/session/device/device-json.ts';

const nameOf = (step: OnboardingStep): string => `onboarding-draft:${step}`;

/**
 * Whether a stored value has the type of the initial one. If the initial value is null, any primitive value is
 * accepted.
 */
function fits(value: unknown, initial: unknown): boolean {
  if (Array.isArray(initial)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (initial === null) return value === null || typeof value !== 'object';
  return typeof value === typeof initial && value !== null;
}

/** Returns a step's initial answers, overlaid with the stored draft. */
export function withDraft<Answers extends object>(userId: string, step: OnboardingStep, initial: Answers): Answers {
  const draft = readObject(userId, nameOf(step));
  if (!draft) return initial;
  const restored = Object.entries(initial).map(([field, value]) => {
    const left = draft[field];
    return [field, left !== undefined && fits(left, value) ? left : value];
  });
  return { ...initial, ...Object.fromEntries(restored) };
}

/** Whether the person changed answers of the step and didn't save them. */
export const hasStepDraft = (userId: string, step: OnboardingStep): boolean =>
  readObject(userId, nameOf(step)) !== null;

/** Stores a step's draft, so that it survives closing the modal and reloading the page. */
export function storeStepDraft(userId: string, step: OnboardingStep, answers: object): void {
  void writeJson(userId, nameOf(step), answers);
}

export function dropStepDraft(userId: string, step: OnboardingStep): void {
  void writeJson(userId, nameOf(step), null);
}
