import type { UserData } from '@alento/domain/onboarding/user-data';
import type { Instrument } from '@alento/domain/screening/instruments';
import { type ScreeningAnswers, scoreScreening } from '@alento/domain/screening/score-screening';

/** What the account keeps of a person outside of their answers. */
export type Account = {
  name: string | null;
  recoveryEmail: string | null;
  /** One whose mailbox has not confirmed it. */
  recoveryEmailPending: string | null;
  isAnonymous: boolean;
};
export type PresentedUserData = UserData & { isAnonymous: boolean; updatedAt: number | null };

/** Fields of a change that are not kept with the answers: computed here, or another place's to keep. */
export const KEPT_ELSEWHERE: ReadonlySet<string> = new Set([
  'isAnonymous',
  'recoveryEmail',
  'recoveryEmailPending',
  // Given to confirm another recovery address, never kept.
  'password',
  'secondFactor',
  'depressionScore',
  'anxietyScore',
  'currentMoodAt',
  'updatedAt',
]);

/** The sum of answers that were kept; nothing without them. */
function sumOf(field: string, instrument: Instrument, answers: unknown): Record<string, number> {
  if (typeof answers !== 'object' || answers === null) return {};
  const scored = scoreScreening(instrument, answers as ScreeningAnswers);
  return scored.ok ? { [field]: scored.value.score } : {};
}

/** The user data as the API tells it: sums are ours, the recovery address comes from the account. */
export function presentUserData(data: UserData, account: Account, updatedAt: number | null): PresentedUserData {
  const { isAnonymous } = account;
  const name = isAnonymous || 'name' in data ? null : account.name;
  return {
    ...data,
    ...(name === null ? {} : { name }),
    ...(account.recoveryEmail === null ? {} : { recoveryEmail: account.recoveryEmail }),
    ...(account.recoveryEmailPending === null ? {} : { recoveryEmailPending: account.recoveryEmailPending }),
    ...sumOf('depressionScore', 'PHQ-9', data.depressionScreening),
    ...sumOf('anxietyScore', 'GAD-7', data.anxietyScreening),
    isAnonymous,
    updatedAt,
  };
}
