import type { OnboardingStep } from '@alento/domain/onboarding/steps';
import { mergeUserData, type UserData } from '@alento/domain/onboarding/user-data';
import { writeJson } from '../../../lib/session/device/device-json.ts';
import { readUnsent, SEEN_NAME, type Unsent, unsentName, unsentSteps } from './unsent.ts';

/** Puts a step's answers with what of it still waits; later answers replace earlier ones, field by field. */
export function keepUnsent(userId: string, step: OnboardingStep, fields: UserData): void {
  const waiting = readUnsent(userId, step)?.fields ?? {};
  void writeJson(userId, unsentName(step), { fields: { ...waiting, ...fields }, refused: null });
}

/** Keeps that a step's answers reached the server, and that the step is still to be told done. */
export function keepSaved(userId: string, step: OnboardingStep): void {
  void writeJson(userId, unsentName(step), { fields: {}, refused: null });
}

const sameAs = (a: Unsent | null, b: Unsent): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Writes what became of a step that was sent, unless its answers changed while it was on its way. */
export function settleUnsent(userId: string, step: OnboardingStep, sent: Unsent, after: Unsent | null): void {
  if (sameAs(readUnsent(userId, step), sent)) void writeJson(userId, unsentName(step), after);
}

/** Keeps that the first opening is still to be told, or that it was. */
export function keepSeenUnsent(userId: string, waits: boolean): void {
  void writeJson(userId, SEEN_NAME, waits ? {} : null);
}

/** A recovery address that was typed here is newer than the one whose mailbox the server waits for. */
const replacing = (fields: UserData): UserData =>
  'recoveryEmail' in fields ? { recoveryEmailPending: null, ...fields } : fields;

/** The address that was asked for last is the one that is known, whether or not its mailbox confirmed it. */
const withNewestAddress = (data: UserData): UserData =>
  data.recoveryEmailPending === undefined ? data : { ...data, recoveryEmail: data.recoveryEmailPending };

/** The answers as this device knows them: the server's, and over them what waits. */
export const knownData = (userId: string, saved: UserData): UserData =>
  withNewestAddress(
    unsentSteps(userId).reduce(
      (data, step) => mergeUserData(data, replacing(readUnsent(userId, step)?.fields ?? {})),
      mergeUserData(saved, {}),
    ),
  );
