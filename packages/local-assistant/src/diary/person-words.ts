import type { Answer } from '@alento/diary-query/query/compute';
import type { Query } from '@alento/diary-query/query/query';
import type { HealthAnswers, ScreeningResult } from '@alento/domain/assistant/person-context';
import { FORMS, type Instrument, SEVERITY_LABELS } from '@alento/domain/screening/instruments';
import { isSmallChange, severityOf } from '@alento/domain/screening/score-screening';
import type { LocalDate } from '@alento/domain/time/local-date';
import { days, ofFive } from '../language/figures-in-words.ts';
import { asPlain, listed } from '../language/sentences.ts';
import { NO_HEALTH_ANSWERS, NO_SCREENING, NO_SLEEP_TAGS, SCREENING_NOTE, SLEEP_NOTE } from './diary.copy.ts';
import { scopeOf } from './filter-words.ts';
import { dateWords } from './period-words.ts';

/** Results of earlier screenings that are listed. */
const EARLIER_MAX = 4;

const maxOf = (instrument: Instrument): number => FORMS[instrument].bands.at(-1)?.to ?? 0;
const bandOf = ({ instrument, score }: ScreeningResult): string => SEVERITY_LABELS[severityOf(instrument, score)];
const within = (date: LocalDate, period: Query['period']): boolean =>
  period === null || (date >= period.start && date <= period.end);

/** The last result of a screening in a period, and what changed since the one before. */
export function screeningWords(
  results: readonly ScreeningResult[],
  { measure, period, than }: Query,
  today: LocalDate,
): string[] {
  const instrument: Instrument = measure === 'gad7' ? 'GAD-7' : 'PHQ-9';
  const own = results.filter((one) => one.instrument === instrument);
  const last = own.findLast(({ date }) => within(date, period));
  if (!last) return [own.length === 0 ? NO_SCREENING : `Nesse período não há ${instrument} seu. ${SCREENING_NOTE}`];
  const place = own.indexOf(last);
  const before = than?.kind === 'period' ? own.findLast(({ date }) => within(date, than.period)) : own[place - 1];
  const result = `Seu ${instrument} de ${dateWords(last.date, today)} deu **${last.score} de ${maxOf(instrument)}**: sintomas ${bandOf(last)}.`;
  const change = last.score - (before?.score ?? last.score);
  const size =
    before && isSmallChange(instrument, before.score, last.score) ? 'uma diferença pequena' : 'uma diferença que conta';
  const compared = before
    ? [
        `O de ${dateWords(before.date, today)} tinha dado **${before.score}** (sintomas ${bandOf(before)}): ${change === 0 ? 'ficou igual' : `${change > 0 ? 'subiu' : 'desceu'} ${Math.abs(change)}, ${size}`}.`,
      ]
    : ['É o único que encontrei, então ainda não há com o que comparar.'];
  const earlier = own
    .slice(0, place)
    .toReversed()
    .slice(before ? 1 : 0, EARLIER_MAX);
  const series =
    earlier.length > 0
      ? [`Antes: ${listed(earlier.map(({ date, score }) => `${score} em ${dateWords(date, today)}`))}.`]
      : [];
  return [[result, ...compared, ...series].join(' '), SCREENING_NOTE];
}

const SLEPT = [
  ['Dormi bem', 'dormiu bem'],
  ['Dormi mal', 'dormiu mal'],
] as const;

/** How the person slept: days with each of the two tags, and what they answered in the onboarding. */
export function sleepWords(answer: Answer, health: HealthAnswers, today: LocalDate): string[] {
  const { query, tags, whole } = answer;
  const habits = SLEPT.flatMap(([name, words]) => {
    const own = tags.find((tag) => tag.name === name);
    return own ? [`${words} em **${days(own.days)}** (média ${ofFive(own.average)})`] : [];
  });
  const answered =
    health.sleepQuality === null ? [] : [`No começo, você respondeu que seu sono era ${health.sleepQuality}.`];
  if (habits.length === 0) return [NO_SLEEP_TAGS, ...answered];
  return [
    `${scopeOf(query, today)}, você ${listed(habits)}, de ${days(whole.days)} com registro. ${SLEEP_NOTE}`,
    ...answered,
  ];
}

/** What the person answered in the onboarding about treatments and medication. */
export function treatmentWords({ treatments, medications }: HealthAnswers): string[] {
  const parts = [
    ...(treatments === null ? [] : [`Sobre tratamentos, você respondeu: “${asPlain(treatments)}”.`]),
    ...(medications === null ? [] : [`Sobre remédios, você escreveu: “${asPlain(medications)}”.`]),
  ];
  return parts.length > 0 ? [parts.join(' ')] : [NO_HEALTH_ANSWERS];
}
