import type { InsightEffect, InsightFigures } from '@alento/domain/insight/figures';
import { days, decimal, ofFive, onWeekdays, partName, records } from '../language/figures-in-words.ts';

/** Thresholds of a difference that is mentioned, and of one that is called large. */
const SOME = 0.15;
const MUCH = 0.75;

/** Compares two averages after rounding, so that equal printed numbers count as equal. */
export function standsBeside(average: number, other: number): 'alike' | 'above' | 'far-above' | 'below' | 'far-below' {
  const change = average - other;
  if (decimal(average) === decimal(other) || Math.abs(change) < SOME) return 'alike';
  if (change > 0) return change >= MUCH ? 'far-above' : 'above';
  return change <= -MUCH ? 'far-below' : 'below';
}

const BESIDE = {
  alike: 'praticamente igual',
  above: 'um pouco acima',
  'far-above': 'bem acima',
  below: 'um pouco abaixo',
  'far-below': 'bem abaixo',
} as const;

export const besideWords = (average: number, other: number): string => BESIDE[standsBeside(average, other)];

/** Compares with something named: "um pouco acima das semanas antes", "praticamente igual às semanas antes". */
export const besideNamed = (average: number, other: number, above: string, alike: string): string =>
  `${besideWords(average, other)} ${standsBeside(average, other) === 'alike' ? alike : above}`;

const direction = ({ average, otherAverage }: InsightEffect): string =>
  average >= otherAverage ? 'mais alto' : 'mais baixo';

export const weekdaySentence = (effect: InsightFigures['weekdays'][number]): string =>
  `O humor ${onWeekdays(effect.weekday)} costuma ficar ${direction(effect)}: ${ofFive(effect.average)} em ${days(effect.n)}, contra ${decimal(effect.otherAverage)} nos outros ${effect.otherN}.`;

export const partSentence = (effect: InsightFigures['timesOfDay'][number]): string =>
  `Os registros feitos ${partName(effect.part)} costumam ser ${effect.average >= effect.otherAverage ? 'mais altos' : 'mais baixos'}: ${ofFive(effect.average)} em ${records(effect.n)}, contra ${decimal(effect.otherAverage)} nos outros ${effect.otherN}.`;
