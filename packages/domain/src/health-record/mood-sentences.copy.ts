import { FIGURE_MIN_ENTRIES, INFLUENCE_MIN_DAYS } from '../analytics/limits.ts';
import { ROUNDING } from '../mood-entry/day-averages.ts';
import { moodLabelOf } from '../mood-entry/scale.ts';
import type { LocalDate } from '../time/local-date.ts';
import { WEEK_MIN_DAYS } from './limits.ts';
import type { RecordFigures, RecordMoods } from './record-figures.ts';
import { averageText, countText, dayText, shortDayText, TIME_OF_DAY_LABELS } from './record-text.copy.ts';

/** Smallest difference of two averages that a sentence calls a difference, in points of the scale of moods. */
const VISIBLE_DIFFERENCE = 0.25;
/** Greatest distance from a score at which an average is near that score only, and not between two scores. */
const NEAR = 0.25;
const differs = (a: number, b: number): boolean => Math.abs(a - b) >= VISIBLE_DIFFERENCE - ROUNDING;
const days = (count: number): string => countText(count, 'dia', 'dias');
const loggedDays = (count: number): string => countText(count, 'dia com registro', 'dias com registro');
const entriesText = (count: number): string => countText(count, 'registro', 'registros');

/** An average with the scores around it. Half-way between two scores neither is nearer, so both are named. */
function moodText(average: number): string {
  const distance = Math.abs(average - Math.round(average));
  const labels =
    distance < NEAR
      ? `“${moodLabelOf(average)}”`
      : `“${moodLabelOf(Math.floor(average))}” e “${moodLabelOf(Math.ceil(average))}”`;
  const place = distance < NEAR ? 'perto de ' : 'entre ';
  return `${averageText(average)} (${distance < ROUNDING ? '' : place}${labels})`;
}

/** The range of averages that are too similar to be called different. */
function rangeText(low: number, high: number): string {
  const [from, to] = [averageText(low), averageText(high)];
  return from === to ? `perto de ${from}` : `entre ${from} e ${to}`;
}

function loggedSentence({ entries, days: logged, periodDays }: RecordMoods): string {
  if (entries === 0)
    return periodDays === 1
      ? 'Nenhum registro de humor no único dia do período.'
      : `Nenhum registro de humor nos ${days(periodDays)} do período.`;
  if (periodDays === 1) return `O período tem um só dia, com ${entriesText(entries)} de humor.`;
  const where = logged === periodDays ? `cada um dos ${days(periodDays)}` : `${logged} dos ${days(periodDays)}`;
  return `Humor registrado em ${where} do período, com ${entriesText(entries)}.`;
}

const averageSentences = ({ average }: RecordMoods): string[] =>
  average === null ? [] : [`Média dos registros, numa escala de 0 a 5: ${moodText(average)}.`];

function courseSentences({ course, daily }: RecordMoods): string[] {
  if (!course) return [];
  const start = course.secondHalfStart;
  const [early, late] = [daily.filter(({ date }) => date < start), daily.filter(({ date }) => date >= start)];
  const before = `${averageText(course.before)} (${loggedDays(early.length)} antes de ${dayText(start)})`;
  const after = `${averageText(course.after)} (${days(late.length)} a partir dessa data)`;
  if (!differs(course.before, course.after))
    return [`A média por dia ficou parecida nas duas metades do período: ${before} e ${after}.`];
  return [`A média por dia ${course.after > course.before ? 'subiu' : 'desceu'} de ${before} para ${after}.`];
}

function extremeSentences({ bestDay, hardestDay, daily }: RecordMoods): string[] {
  if (!bestDay || !hardestDay) return [];
  if (!differs(bestDay.average, hardestDay.average))
    return [`As médias dos dias ficaram parecidas, ${rangeText(hardestDay.average, bestDay.average)}.`];
  const on = ({ date, average }: typeof bestDay): string => {
    const equal = daily.filter((day) => Math.abs(day.average - average) < ROUNDING).length;
    const day = dayText(date);
    return `${averageText(average)}, em ${equal > 1 ? `${days(equal)}, o mais recente em ${day}` : day}.`;
  };
  return [`Média mais alta de um dia: ${on(bestDay)}`, `Média mais baixa de um dia: ${on(hardestDay)}`];
}

/** The first sentences about moods: days with entries, average, course. */
export const firstMoodSentences = (moods: RecordMoods): string[] => [
  loggedSentence(moods),
  ...averageSentences(moods),
  ...courseSentences(moods),
];

export const moodSentences = (moods: RecordMoods): string[] => [
  ...firstMoodSentences(moods),
  ...extremeSentences(moods),
];

const rangeOfDaysText = (start: LocalDate, end: LocalDate): string =>
  `de ${start.slice(0, 4) === end.slice(0, 4) ? shortDayText(start) : dayText(start)} a ${dayText(end)}`;

export function weekSentences({ best, hardest }: RecordFigures['weeks']): string[] {
  const counted = `com pelo menos ${WEEK_MIN_DAYS} dias com registro`;
  if (!best || !hardest) return [`Neste período não há duas semanas de médias diferentes ${counted} em cada uma.`];
  if (!differs(best.average, hardest.average))
    return [`As semanas ${counted} tiveram médias parecidas, ${rangeText(hardest.average, best.average)}.`];
  const of = ({ startDate, endDate, average, days: logged }: typeof best): string =>
    `${rangeOfDaysText(startDate, endDate)}, média por dia ${averageText(average)} em ${loggedDays(logged)}.`;
  return [
    `Semana de média mais alta: ${of(best)}`,
    `Semana de média mais baixa: ${of(hardest)}`,
    `Contam as semanas, de domingo a sábado, ${counted}; entre médias iguais, a mais recente.`,
  ];
}

export function timeSentences(times: RecordFigures['timesOfDay']): string[] {
  const known = times
    .flatMap(({ part, average, entries }) => (average === null ? [] : [{ part, average, entries }]))
    .sort((a, b) => b.average - a.average);
  const [high, low] = [known[0], known.at(-1)];
  if (!high || !low || known.length < 2)
    return [`Neste período não há duas partes do dia com pelo menos ${FIGURE_MIN_ENTRIES} registros em cada uma.`];
  const listed = known.map(
    ({ part, average, entries }) => `${TIME_OF_DAY_LABELS[part]}, ${averageText(average)} em ${entriesText(entries)}`,
  );
  const missing = times.flatMap(({ part, average }) => (average === null ? [TIME_OF_DAY_LABELS[part]] : []));
  return [
    differs(high.average, low.average)
      ? `Médias das partes do dia, da mais alta à mais baixa: ${listed.join('; ')}.`
      : `As médias das partes do dia ficaram parecidas, ${rangeText(low.average, high.average)}.`,
    ...(missing.length > 0
      ? [`Fora da comparação, com menos de ${FIGURE_MIN_ENTRIES} registros: ${missing.join('; ')}.`]
      : []),
  ];
}

export function tagSentences(tags: RecordFigures['tags']): string[] {
  if (tags.length === 0)
    return [
      `Neste período, nenhum marcador tem pelo menos ${INFLUENCE_MIN_DAYS} dias com ele e ${INFLUENCE_MIN_DAYS} sem ele.`,
    ];
  const clearTags = tags.filter(({ isClear, average, otherAverage }) => isClear && differs(average, otherAverage));
  const rest = tags.length - clearTags.length;
  const [which, difference] =
    rest === 1
      ? [`No ${clearTags.length > 0 ? 'outro ' : ''}marcador mostrado`, 'a diferença é pequena ou pode ser acaso']
      : [
          `Nos ${clearTags.length > 0 ? 'outros ' : ''}${rest} marcadores mostrados`,
          'as diferenças são pequenas ou podem ser acaso',
        ];
  return [
    ...clearTags.map(({ name, average, days: own, otherAverage, otherDays }) => {
      const direction = average > otherAverage ? 'mais alta' : 'mais baixa';
      return `Nos dias com o marcador “${name}”, a média foi ${direction}: ${averageText(average)} em ${days(own)}, contra ${averageText(otherAverage)} em ${days(otherDays)} sem ele.`;
    }),
    ...(clearTags.length > 0 ? ['Isso mostra o que apareceu junto, não a causa.'] : []),
    ...(rest > 0 ? [`${which}, ${difference}.`] : []),
  ];
}
