import type { SeriesPoint } from '@alento/domain/analytics/series';
import { pointName, type Series } from '../../../ui/chart/figures/line-figure.ts';
import { moodText } from '../../../ui/chart/figures/mood-text.ts';
import { lineCopy } from '../analytics.copy.ts';
import { extremesOf } from './extremes.ts';

/** The Portuguese words for a unit of time, in its grammatical gender. */
const WORDS = {
  day: { one: 'Um dia', many: 'dias', all: 'todos', best: 'O mais leve', hardest: 'o mais difícil', article: '' },
  week: {
    one: 'Uma semana',
    many: 'semanas',
    all: 'todas',
    best: 'A mais leve',
    hardest: 'a mais difícil',
    article: 'a ',
  },
  month: { one: 'Um mês', many: 'meses', all: 'todos', best: 'O mais leve', hardest: 'o mais difícil', article: '' },
} as const;

/** Returns a sentence that describes the time series. */
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
  if (high.average === low.average) return `${logged}, ${words.all} com a mesma média: ${moodText(high.average)}.`;
  const best = `${words.best} foi ${words.article}${nameOf(high)}, ${moodText(high.average)}`;
  return `${logged}. ${best}; ${words.hardest}, ${words.article}${nameOf(low)}, ${moodText(low.average)}.`;
}
