import type { Answer } from '@alento/diary-query/query/compute';
import type { Filter, Query } from '@alento/diary-query/query/query';
import type { Figure } from '@alento/domain/analytics/figure';
import type { LocalDate } from '@alento/domain/time/local-date';
import { days, onWeekdays, partName, records } from '../language/figures-in-words.ts';
import { asPlain, listed } from '../language/sentences.ts';
import { periodWords } from './period-words.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isSame = (weekdays: readonly number[], others: readonly number[]): boolean =>
  weekdays.length === others.length && others.every((day) => weekdays.includes(day));

function weekdayWords(weekdays: readonly number[]): string {
  if (weekdays.length === 0) return '';
  if (isSame(weekdays, [1, 2, 3, 4, 5])) return ' de segunda a sexta';
  if (isSame(weekdays, [0, 6])) return ' nos fins de semana';
  return ` ${listed(weekdays.map(onWeekdays))}`;
}

/** " com nota 5", " com nota de 0 a 1" */
export const scoreWords = (scores: Filter['scores']): string => {
  if (scores === null) return '';
  return scores[0] === scores[1] ? ` com nota ${scores[0]}` : ` com nota de ${scores[0]} a ${scores[1]}`;
};

export const quoted = (name: string): string => `“${asPlain(name)}”`;

/** The conditions of a filter in words, with a space before; empty without any. */
export function filterWords({ tags, weekdays, part, scores, words }: Filter): string {
  return [
    tags.length > 0 ? ` nos dias com ${listed(tags.map(quoted))}` : '',
    words === null ? '' : ` nos dias em que você escreveu ${quoted(words)}`,
    weekdayWords(weekdays),
    part === null ? '' : ` ${partName(part)}`,
    scoreWords(scores),
  ].join('');
}

/** "Em maio, nos dias com “Terapia”": the period and the conditions that an answer is about. */
export const scopeOf = ({ period, filter }: Query, today: LocalDate): string => {
  const words = filterWords(filter);
  return capital(`${periodWords(period, today)}${words === '' ? '' : `,${words}`}`);
};

/** The same without the tags and the scores, which another sentence describes. */
export const plainScopeOf = (query: Query, today: LocalDate): string =>
  scopeOf({ ...query, filter: { ...query.filter, tags: [], scores: null, words: null } }, today);

/** "12 registros em 9 dias" */
export const sampleOf = ({ entries, days: count }: Figure): string => `${records(entries)} em ${days(count)}`;
export const sample = ({ figure }: Answer): string => sampleOf(figure);
