import type { Answer } from '@alento/diary-query/query/compute';
import type { LocalDate } from '@alento/domain/time/local-date';
import { ofFive } from '../language/figures-in-words.ts';
import { countWords, mentionWords, shareWords, spreadWords, streakWords, tagsWords, timeWords } from './count-words.ts';
import { dayWords, extremeWords, periodSummary } from './day-words.ts';
import { HISTORY_HINT, NO_ENTRY_TODAY, PAST_DAY_HINT } from './diary.copy.ts';
import { effectWords, liftWords, patternWords } from './effect-words.ts';
import { capital, filterWords, quoted, sample, scopeOf } from './filter-words.ts';
import { changeWords, otherWords } from './other-words.ts';
import { periodWords } from './period-words.ts';

/** The sentences of an answer, and whether a difference that they tell is clear. */
type Told = { readonly paragraphs: readonly string[]; readonly isClear?: boolean };

/** The sentences that answer a query; every number is from the answer. Null if the chosen entries are none. */
export function answerWords(answer: Answer, today: LocalDate, usual: number | null): Told | null {
  const { query, figure, patterns } = answer;
  const { measure, period } = query;
  if (measure === 'effect') return effectWords(patterns, query, today);
  if (measure === 'lifts' || measure === 'weighs') return liftWords(patterns, query, today);
  if (figure.average === null) return null;
  if (measure === 'weekdays' || measure === 'parts') return { paragraphs: patternWords(patterns, query, today) };
  const isDay = period !== null && period.start === period.end;
  const other = otherWords(answer, today);
  const withOther = (paragraphs: readonly string[]): Told => ({
    paragraphs: other === null ? paragraphs : [...paragraphs, other],
  });
  switch (measure) {
    case 'average':
      return withOther([`${scopeOf(query, today)}, sua média foi **${ofFive(figure.average)}** (${sample(answer)}).`]);
    case 'list':
      return withOther(isDay ? dayWords(answer, today, usual) : periodSummary(answer, today));
    case 'best':
    case 'worst':
      return { paragraphs: extremeWords(answer, today, measure) };
    case 'change':
      return { paragraphs: changeWords(answer, today) ?? [] };
    case 'streak':
      return { paragraphs: streakWords(answer, today) };
    case 'spread':
      return { paragraphs: spreadWords(answer, today) };
    case 'share':
      return { paragraphs: shareWords(answer, today) };
    case 'tags':
      return { paragraphs: tagsWords(answer, today) };
    case 'last':
    case 'first':
      return { paragraphs: timeWords(answer, today, measure) };
    case 'words':
      return answer.mentions.length > 0 ? { paragraphs: mentionWords(answer, today) } : null;
    default:
      return { paragraphs: countWords(answer, today) };
  }
}

/** What is said when no entry meets the query. */
export function nothingWords({ query, whole }: Answer, today: LocalDate): string {
  const { period, filter } = query;
  const isDay = period !== null && period.start === period.end;
  if (isDay && period.start === today && whole.entries === 0) return NO_ENTRY_TODAY;
  const scope = capital(periodWords(period, today));
  const hint = isDay ? PAST_DAY_HINT : HISTORY_HINT;
  if (filter.words !== null) {
    const rest = filterWords({ ...filter, words: null });
    return `${scope}${rest === '' ? '' : `,${rest},`} não encontrei ${quoted(filter.words)} nas suas notas. Procuro a palavra e as que começam com ela. ${hint}`;
  }
  const words = filterWords(filter);
  return `${scope}${words === '' ? '' : `,${words},`} não encontrei registros seus. ${hint}`;
}
