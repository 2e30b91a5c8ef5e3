/** Mood scores, worst to best. */
export const MOOD_SCORES = [0, 1, 2, 3, 4, 5] as const;
export type MoodScore = (typeof MOOD_SCORES)[number];

export const MIN_SCORE = 0;
export const MAX_SCORE = 5;

export const isMoodScore = (value: unknown): value is MoodScore =>
  Number.isInteger(value) && (value as number) >= MIN_SCORE && (value as number) <= MAX_SCORE;

/** Labels of the scores in history, analysis and on /registrar. */
export const MOOD_LABELS = ['Muito mal', 'Mal', 'Neutro', 'Bem', 'Muito bem', 'Excelente'] as const;

/** Labels of the scores in onboarding and the mood popup. */
export const CHECK_IN_MOOD_LABELS = ['Muito mal', 'Mal', 'Regular', 'Bem', 'Muito bem', 'Excelente'] as const;

/** An average as people read it, in tenths. Its label, face and colour follow from this number. */
export const roundedAverage = (average: number): number => Math.round(average * 10) / 10;

/** The score nearest to the average that people read, whose face, colour and label represent the average. */
export function nearestScore(average: number): MoodScore {
  const score = Math.round(roundedAverage(average));
  if (score >= MAX_SCORE) return MAX_SCORE;
  return isMoodScore(score) ? score : MIN_SCORE;
}

/** Whether an average is below 'Neutro' as people read it: 'Mal' or 'Muito mal'. Only such a day is called hard. */
export const isLow = (average: number): boolean => nearestScore(average) < 2;

export const moodLabelOf = (average: number): string => MOOD_LABELS[nearestScore(average)];

/** Chart: the y axis is from 0 to 6, a bar has the value score + 1, and a day without entries has 0. */
export const CHART_Y_MAX = 6;
export const chartBarValue = (average: number | null): number => (average === null ? 0 : average + 1);
