import type { Screening } from '@alento/contract/screening';
import { type PlannedScreening, type ScreeningInput, scoreScreening } from '@alento/domain/screening/score-screening';
import { keyedName, type UserKey } from '../../crypto/seal.ts';
import { SCREENING, type ScreeningSource } from '../../sealed-documents/screening.ts';
import type { ScreeningRow } from './screening.repository.ts';

const rowIdOf = (userId: string, id: string): string => `${userId}/${id}`;

/** Creates the row of a screening with encrypted answers. */
export function sealScreening(
  { instrument, answers }: ScreeningInput,
  { localDate, difficulty, takenAt }: PlannedScreening,
  source: ScreeningSource,
  userId: string,
  userKey: UserKey,
): ScreeningRow {
  const id = keyedName(userKey, `screening/${instrument}/${localDate}`);
  const content = { instrument, localDate, answers, difficulty, source };
  return { id, content: SCREENING.seal(userKey, rowIdOf(userId, id), content), takenAt: new Date(takenAt) };
}

const contentOf = ({ id, content }: ScreeningRow, userId: string, userKey: UserKey) =>
  SCREENING.open(userKey, rowIdOf(userId, id), content);

/** Whether the onboarding created the screening and may change it. */
export const isOnboardings = (row: ScreeningRow, userId: string, userKey: UserKey): boolean =>
  contentOf(row, userId, userKey).source === 'onboarding';

/** The API's representation of a screening. Score and severity are computed from the answers. */
export function presentScreening(row: ScreeningRow, userId: string, userKey: UserKey): Screening {
  const { id, takenAt } = row;
  const kept = contentOf(row, userId, userKey);
  const scored = scoreScreening(kept.instrument, kept.answers);
  if (!scored.ok) throw new Error('A kept screening is not whole');
  return {
    id,
    instrument: kept.instrument,
    answers: { ...kept.answers },
    difficulty: kept.difficulty,
    ...scored.value,
    takenAt: takenAt.getTime(),
    localDate: kept.localDate,
  };
}
