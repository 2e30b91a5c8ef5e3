import type { OnboardingStep } from '@alento/domain/onboarding/steps';
import { mergeUserData, type UserData } from '@alento/domain/onboarding/user-data';
import { writeJson } from '../../../lib/session/device/device-json.ts';
import { readUnsent, SEEN_NAME, type Unsent, unsentName, unsentSteps } from './unsent.ts';

/** Merges a step's answers into its unsent ones, field by field. */
export function keepUnsent(userId: string, step: OnboardingStep, fields: UserData): void {
  const waiting = readUnsent(userId, step)?.fields ?? {};
  void writeJson(userId, unsentName(step), { fields: { ...waiting, ...fields }, refused: null });
}

/** Stores that a step's answers were sent but its completion was not. */
export function keepSaved(userId: string, step: OnboardingStep): void {
  void writeJson(userId, unsentName(step), { fields: {}, refused: null });
}

const sameAs = (a: Unsent | null, b: Unsent): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Stores the result of sending a step, unless its answers changed in the meantime. */
export function settleUnsent(userId: string, step: OnboardingStep, sent: Unsent, after: Unsent | null): void {
  if (sameAs(readUnsent(userId, step), sent)) void writeJson(userId, unsentName(step), after);
}

/** Stores whether the request that reports the modal as seen still has to be sent. */
export function keepSeenUnsent(userId: string, waits: boolean): void {
  void writeJson(userId, SEEN_NAME, waits ? {} : null);
}

/** If the answers contain a recovery address, it replaces the server's unconfirmed one. */
const replacing = (fields: UserData): UserData =>
  'recoveryEmail' in fields ? { recoveryEmailPending: null, ...fields } : fields;

/** Returns the data with the latest recovery address, whether or not it is confirmed. */
const withNewestAddress = (data: UserData): UserData =>
  data.recoveryEmailPending === undefined ? data : { ...data, recoveryEmail: data.recoveryEmailPending };

/** Returns the server's answers, overlaid with the unsent ones. */
export const knownData = (userId: string, saved: UserData): UserData =>
  withNewestAddress(
    unsentSteps(userId).reduce(
      (data, step) => mergeUserData(data, replacing(readUnsent(userId, step)?.fields ?? {})),
      mergeUserData(saved, {}),
    ),
  );
