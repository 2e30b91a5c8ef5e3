import type { Answer, Ends } from '@alento/diary-query/query/compute';
import { partOfEntry } from '@alento/domain/analytics/time-of-day';
import type { DiaryEntry } from '@alento/domain/assistant/person-context';
import { MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { besideWords } from '../figures/compared.ts';
import { dayAnchor, days, ofFive, onDay, partName, records } from '../language/figures-in-words.ts';
import { listed } from '../language/sentences.ts';
import {
  countWords,
  dayList,
  mentionWords,
  shareWords,
  spreadWords,
  streakWords,
  tagsWords,
  timeWords,
} from './count-words.ts';
import { HISTORY_HINT, NO_ENTRY_TODAY, PAST_DAY_HINT } from './diary.copy.ts';
import { effectWords, liftWords, patternWords } from './effect-words.ts';
import { capital, filterWords, quoted, sample, scopeOf } from './filter-words.ts';
import { changeWords, otherWords } from './other-words.ts';
import { periodWords } from './period-words.ts';

/** Used tags that are named beside a period. */
const TAGS_MAX = 3;
/** Days that are named after the best or the worst one. */
const NEXT_MAX = 3;

const entryLine = ({ score, tags, ...entry }: DiaryEntry): string =>
  `- ${partName(partOfEntry(entry))}: ${MOOD_LABELS[score]} (${ofFive(score)})${tags.length > 0 ? `, com ${listed(tags)}` : ''}`;

/** "hoje", "ontem", or the day as a link. */
const named = (date: LocalDate, today: LocalDate): string =>
  date === today ? `hoje, ${dayAnchor(date)}` : date === addDays(today, -1) ? `ontem, ${dayAnchor(date)}` : onDay(date);

/** A day's entries, each with its part of the day, score and tags. @param usual average of the last 30 days. */
function dayWords({ query, chosen, figure }: Answer, today: LocalDate, usual: number | null): string[] {
  const date = query.period?.start ?? today;
  if (figure.average === null) return [];
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` de ${date.slice(0, 4)}`;
  const intro =
    chosen.length === 1
      ? `Você registrou uma vez ${named(date, today)}${year}:`
      : `Você registrou ${chosen.length} vezes ${named(date, today)}${year}, com média **${ofFive(figure.average)}**:`;
  const beside =
    usual === null
      ? []
      : [
          `Sua média dos últimos 30 dias está em ${ofFive(usual)}: ${date === today ? 'hoje' : 'esse dia'} ficou ${besideWords(figure.average, usual)}.`,
        ];
  return [`${intro}\n\n${chosen.toReversed().map(entryLine).join('\n')}`, ...beside];
}

/** The sentence about the best or the worst day. If several days have that average, it names some of them. */
function endsWords({ average, dates }: Ends, name: string): string {
  const [date] = dates;
  if (dates.length === 1 && date !== undefined)
    return `${name} foi ${dayAnchor(date)}, com média **${ofFive(average)}**.`;
  return `${dates.length} dias empatam, com média **${ofFive(average)}**: ${dayList(dates.toReversed())}.`;
}

/** The best or the worst days, with what was marked on a single one. The note isn't quoted: the link leads to it. */
function extremeWords(answer: Answer, today: LocalDate, which: 'best' | 'worst'): string[] {
  const ends = answer[which];
  if (ends === null) return [];
  const [date] = ends.dates;
  const own = ends.dates.length === 1 ? answer.chosen.filter((entry) => entry.date === date) : [];
  const tags = [...new Set(own.flatMap((entry) => entry.tags))];
  const marked = tags.length > 0 ? ` Nele você marcou ${listed(tags.map(quoted))}.` : '';
  const year =
    ends.dates.length === 1 && date?.slice(0, 4) !== today.slice(0, 4) ? ` Foi em ${date?.slice(0, 4)}.` : '';
  const isAlike = answer.best?.average === answer.worst?.average && answer.figure.days > 1;
  if (isAlike)
    return [
      `${scopeOf(answer.query, today)} (${sample(answer)}), todos os dias ficaram iguais, com média **${ofFive(ends.average)}**.`,
    ];
  const isUp = which === 'best';
  const next = answer.days
    .filter(({ average }) => average !== ends.average)
    .toSorted((one, other) => (isUp ? other.average - one.average : one.average - other.average))
    .slice(0, NEXT_MAX);
  // "Meus piores dias" asks for more than the one.
  const more =
    answer.query.isMany === true && ends.dates.length < NEXT_MAX && next.length > 0
      ? [`Depois, ${listed(next.map((day) => `${dayAnchor(day.date)} (${ofFive(day.average)})`))}.`]
      : [];
  return [
    `${scopeOf(answer.query, today)} (${sample(answer)}): ${endsWords(ends, which === 'best' ? 'o dia mais leve' : 'o dia mais pesado')}${year}${marked}`,
    ...more,
  ];
}

/** A period of several days: average, lightest and heaviest day, and the tags that were used most. */
function periodSummary(answer: Answer, today: LocalDate): string[] {
  const { query, figure, best, worst, tags } = answer;
  if (figure.average === null || best === null || worst === null) return [];
  const averageSentence = `${scopeOf(query, today)} você registrou em ${days(figure.days)} (${records(figure.entries)}), com média **${ofFive(figure.average)}**.`;
  const ends =
    figure.days > 1 && best.average !== worst.average
      ? [`${capital(endsWords(best, 'o dia mais leve'))} ${capital(endsWords(worst, 'o dia mais pesado'))}`]
      : [];
  const used = tags.filter(({ name }) => !query.filter.tags.includes(name)).slice(0, TAGS_MAX);
  const marked =
    used.length > 0
      ? [`O que mais apareceu: ${listed(used.map(({ name, days: count }) => `${name} (${days(count)})`))}.`]
      : [];
  return [averageSentence, ...ends, ...marked];
}

/** The sentences of an answer, and whether a difference that they tell is clear. */
type AnswerText = { readonly paragraphs: readonly string[]; readonly isClear?: boolean };

/** The sentences that answer a query; every number is from the answer. Null if the chosen entries are none. */
export function answerWords(answer: Answer, today: LocalDate, usual: number | null): AnswerText | null {
  const { query, figure, patterns } = answer;
  const { measure, period } = query;
  if (measure === 'effect') return effectWords(patterns, query, today);
  if (measure === 'lifts' || measure === 'weighs') return liftWords(patterns, query, today);
  if (figure.average === null) return null;
  if (measure === 'weekdays' || measure === 'parts') return { paragraphs: patternWords(patterns, query, today) };
  const isDay = period !== null && period.start === period.end;
  const other = otherWords(answer, today);
  const withOther = (paragraphs: readonly string[]): AnswerText => ({
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
