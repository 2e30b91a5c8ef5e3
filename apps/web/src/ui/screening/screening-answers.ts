import { FORMS, type Instrument, SELF_HARM_ITEM } from '@alento/domain/screening/instruments';

/** The answers by item, phq1 … phq9 or gad1 … gad7, and the PHQ-9's answer about difficulty; all are 0 to 3. */
export type ScreeningAnswers = { answers: Readonly<Record<string, number>>; difficulty: number | null };

/** Returns the items without an answer. */
export const unansweredIn = (instrument: Instrument, answers: Readonly<Record<string, number>>): string[] =>
  FORMS[instrument].items.filter((item) => answers[item] === undefined);

/** Whether the answers open the crisis card. */
export const raisesCrisis = ({ answers }: ScreeningAnswers): boolean => (answers[SELF_HARM_ITEM] ?? 0) > 0;

/** The crisis that the answer to the ninth item of the PHQ-9 may be. */
export const SELF_HARM_SIGN = { source: 'screening', kind: 'suicide', about: 'self' } as const;

/**
 * The place of the first item without an answer, or of the last page. An answer that shows a number to call is shown
 * again.
 */
export function firstOpenPage(instrument: Instrument, given: ScreeningAnswers): number {
  const { items } = FORMS[instrument];
  const [next] = raisesCrisis(given) ? [SELF_HARM_ITEM] : unansweredIn(instrument, given.answers);
  if (next !== undefined) return items.indexOf(next);
  return instrument === 'PHQ-9' ? items.length : items.length - 1;
}
