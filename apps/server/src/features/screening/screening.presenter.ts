import type { Screening } from '@alento/contract/screening';
import type { Instrument } from '@alento/domain/screening/instruments';
import type { PlannedScreening, ScreeningInput } from '@alento/domain/screening/plan-screening';
import { type ScreeningAnswers, scoreScreening } from '@alento/domain/screening/score-screening';
import type { LocalDate } from '@alento/domain/time/local-date';
import { padJson } from '../../crypto/padding.ts';
import { keyedName, type SealContext, seal, type UserKey, unseal } from '../../crypto/seal.ts';
import type { ScreeningRow } from './screening.repository.ts';

/** Where a form was answered: by itself, or as a step of the onboarding. */
export type ScreeningSource = 'own' | 'onboarding';
type Content = {
  instrument: Instrument;
  localDate: LocalDate;
  answers: ScreeningAnswers;
  difficulty: number | null;
  source: ScreeningSource;
};

const contentContext = (userId: string, id: string): SealContext => ({
  table: 'screenings',
  column: 'content',
  rowId: `${userId}/${id}`,
});

/** The row of an answered form: what one answered tells more than most notes. */
export function sealScreening(
  { instrument, answers }: ScreeningInput,
  { localDate, difficulty, takenAt }: PlannedScreening,
  source: ScreeningSource,
  userId: string,
  userKey: UserKey,
): ScreeningRow {
  const id = keyedName(userKey, `screening/${instrument}/${localDate}`);
  const content: Content = { instrument, localDate, answers, difficulty, source };
  return {
    id,
    content: seal(userKey, contentContext(userId, id), padJson(JSON.stringify(content))),
    takenAt: new Date(takenAt),
  };
}

const contentOf = ({ id, content }: ScreeningRow, userId: string, userKey: UserKey): Content =>
  JSON.parse(unseal(userKey, contentContext(userId, id), content));

/** Whether the onboarding made it, and may change it. */
export const isOnboardings = (row: ScreeningRow, userId: string, userKey: UserKey): boolean =>
  contentOf(row, userId, userKey).source === 'onboarding';

/** A form as the API tells it; score and band come from the answers each time. */
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
