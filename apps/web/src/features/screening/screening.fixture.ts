import type { Screening } from '@alento/contract/screening';
import { FORMS, type Instrument } from '@alento/domain/screening/instruments';
import { severityOf } from '@alento/domain/screening/score-screening';

/** An answered questionnaire as the API returns it. */
export function answered(instrument: Instrument, localDate: string, score: number, more: Partial<Screening> = {}) {
  let left = score;
  const answers = Object.fromEntries(
    FORMS[instrument].items.map((item) => {
      const answer = Math.min(3, left);
      left -= answer;
      return [item, answer];
    }),
  );
  const result: Screening = {
    id: `${instrument}-${localDate}`,
    instrument,
    answers,
    difficulty: null,
    score,
    severity: severityOf(instrument, score),
    raisesCrisis: false,
    takenAt: Date.parse(`${localDate}T15:00:00Z`),
    localDate,
    ...more,
  };
  return result;
}
