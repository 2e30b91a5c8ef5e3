import type { SeriesPoint } from '@alento/domain/analytics/series';
import { isLow, roundedAverage } from '@alento/domain/mood-entry/scale';
import { pointName, type Series } from '../../../ui/chart/figures/line-figure.ts';
import { moodText } from '../../../ui/chart/figures/mood-text.ts';
import { lineCopy } from '../analytics.copy.ts';
import { extremesOf } from './extremes.ts';

const MASCULINE = {
  all: 'todos',
  best: ['O mais leve', 'Os mais leves'],
  hardest: ['o mais difícil', 'os mais difíceis'],
  article: '',
} as const;

/** The Portuguese words for a unit of time, in its grammatical gender. */
const WORDS = {
  day: { ...MASCULINE, one: 'Um dia', many: 'dias' },
  week: {
    one: 'Uma semana',
    many: 'semanas',
    all: 'todas',
    best: ['A mais leve', 'As mais leves'],
    hardest: ['a mais difícil', 'as mais difíceis'],
    article: 'a ',
  },
  month: { ...MASCULINE, one: 'Um mês', many: 'meses' },
} as const;

/** Returns a sentence that describes the time series. A tie is told as one, and nothing is called hard that isn't low. */
export function seriesSentence({ unit, points }: Series): string {
  const extremes = extremesOf(points);
  if (!extremes) return lineCopy.none;
  const { known, high, low } = extremes;
  const words = WORDS[unit];
  const nameOf = ({ startDate }: SeriesPoint) => pointName(unit, startDate);
  if (known.length === 1) return `${words.one} com registros: ${nameOf(high)}, ${moodText(high.average)}.`;
  const logged =
    known.length === points.length
      ? `Há registros em ${words.all === 'todas' ? 'todas as' : 'todos os'} ${points.length} ${words.many}`
      : `Há registros em ${known.length} de ${points.length} ${words.many}`;
  const read = ({ average }: { average: number }) => roundedAverage(average);
  if (read(high) === read(low)) return `${logged}, ${words.all} com a mesma média: ${moodText(high.average)}.`;
  /** The subject, singular or plural, the verb or the comma after it, and the point or the number of those that tie. */
  const told = ([one, more]: readonly [string, string], verbs: readonly [string, string], at: typeof high): string => {
    const tied = known.filter((point) => read(point) === read(at)).length;
    return tied === 1
      ? `${one}${verbs[0]} ${words.article}${nameOf(at)}, ${moodText(at.average)}`
      : `${more}${verbs[1]} ${tied} ${words.many}, ${moodText(at.average)}`;
  };
  const hardest = isLow(low.average) ? `; ${told(words.hardest, [',', ','], low)}` : '';
  return `${logged}. ${told(words.best, [' foi', ' foram'], high)}${hardest}.`;
}
