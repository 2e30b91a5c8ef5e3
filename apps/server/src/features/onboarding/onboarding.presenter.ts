import type { UserData } from '@alento/domain/onboarding/user-data';
import type { Instrument } from '@alento/domain/screening/instruments';
import { type ScreeningAnswers, scoreScreening } from '@alento/domain/screening/score-screening';

/** Data of the account that the user data contain but the stored answers don't. */
export type Account = {
  name: string | null;
  recoveryEmail: string | null;
  /** The unconfirmed recovery address. */
  recoveryEmailPending: string | null;
  isAnonymous: boolean;
};
export type PresentedUserData = UserData & { isAnonymous: boolean; updatedAt: number | null };

/** Fields of a request that are not stored with the answers, because they are computed or stored elsewhere. */
export const KEPT_ELSEWHERE: ReadonlySet<string> = new Set([
  'isAnonymous',
  'recoveryEmail',
  'recoveryEmailPending',
  // Credentials for changing the recovery address. They are never stored.
  'password',
  'secondFactor',
  'depressionScore',
  'anxietyScore',
  'currentMoodAt',
  'updatedAt',
]);

/** A field with the score of a questionnaire's stored answers; an empty object without answers. */
function sumOf(field: string, instrument: Instrument, answers: unknown): Record<string, number> {
  if (typeof answers !== 'object' || answers === null) return {};
  const scored = scoreScreening(instrument, answers as ScreeningAnswers);
  return scored.ok ? { [field]: scored.value.score } : {};
}

/** The API's representation of the user data, with computed scores and the account's recovery address. */
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
