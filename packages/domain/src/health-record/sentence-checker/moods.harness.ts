import type { RecordDocument } from '../record-document.ts';
import type { RecordMoods } from '../record-figures.ts';
import { type Check, type Claim, claimsAbout, type Expected } from './claim.harness.ts';
import {
  daysFrom,
  isDifferent,
  isEqual,
  meanOf,
  saysAverage,
  saysCount,
  saysDay,
  saysDays,
  saysEntries,
  saysLoggedDays,
  saysPlace,
  saysRange,
} from './readers.harness.ts';

const about = claimsAbout<RecordMoods>('moods', ({ moods }) => moods);

const periodOf = ({ startDate, endDate }: RecordDocument): number => daysFrom(startDate, endDate);

/** Whether the number of entries is the sum of the days and of the distribution, and the days are those of the list. */
const addsUp = (moods: RecordMoods, document: RecordDocument): boolean =>
  moods.daily.reduce((sum, { count }) => sum + count, 0) === moods.entries &&
  moods.distribution.reduce((sum, one) => sum + one.entries, 0) === moods.entries &&
  moods.daily.length === moods.days &&
  moods.periodDays === periodOf(document);

/** Whether the two halves are those of the period, and the means and numbers of their days are as said. */
const saysHalves: Check<RecordMoods> = (said, { course, daily }, document) => {
  if (!course) return false;
  const early = daily.filter(({ date }) => date < course.secondHalfStart).map(({ average }) => average);
  const late = daily.filter(({ date }) => date >= course.secondHalfStart).map(({ average }) => average);
  const first = daysFrom(document.startDate, course.secondHalfStart) - 1;
  return (
    [0, 1].includes(2 * first - periodOf(document)) &&
    isEqual(course.before, meanOf(early)) &&
    isEqual(course.after, meanOf(late)) &&
    saysAverage(said.before, course.before) &&
    saysAverage(said.after, course.after) &&
    saysLoggedDays(said.early, early.length) &&
    saysDays(said.late, late.length) &&
    saysDay(said.day, course.secondHalfStart)
  );
};

const extreme =
  (dayOf: (moods: RecordMoods) => RecordMoods['bestDay'], of: (...averages: number[]) => number): Check<RecordMoods> =>
  (said, moods) => {
    const day = dayOf(moods);
    const value = of(...moods.daily.map(({ average }) => average));
    const equal = moods.daily.filter(({ average }) => isEqual(average, value)).map(({ date }) => date);
    return (
      day !== null &&
      isEqual(day.average, value) &&
      saysAverage(said.average, value) &&
      day.date === equal.at(-1) &&
      saysDay(said.day, day.date) &&
      (equal.length > 1 ? saysDays(said.ties, equal.length) : said.ties === undefined) &&
      isDifferent(moods.bestDay?.average ?? 0, moods.hardestDay?.average ?? 0)
    );
  };

const EXTREME = String.raw`(?<average>\S+), em (?:(?<ties>\S+ dias?), o mais recente em )?(?<day>\S+)\.$`;
const HALVES = (join: string) =>
  String.raw`(?<before>\S+) \((?<early>\S+ dias? com registro) antes de (?<day>\S+)\) ${join} (?<after>\S+) \((?<late>\S+ dias?) a partir dessa data\)\.$`;

export const moodClaims: readonly Claim[] = [
  about(
    'no entry',
    /^Nenhum registro de humor no(?:s (?<days>\S+ dias)| único dia) do período\.$/,
    (said, { entries: count }, document) =>
      count === 0 && (periodOf(document) === 1 ? said.days === undefined : saysDays(said.days, periodOf(document))),
  ),
  about(
    'one day',
    /^O período tem um só dia, com (?<entries>\S+ registros?) de humor\.$/,
    (said, of, document) => addsUp(of, document) && periodOf(document) === 1 && saysEntries(said.entries, of.entries),
  ),
  about(
    'some days',
    /^Humor registrado em (?<days>\S+) dos (?<all>\S+ dias) do período, com (?<entries>\S+ registros?)\.$/,
    (said, of, document) =>
      addsUp(of, document) &&
      of.days < periodOf(document) &&
      saysCount(said.days, of.days) &&
      saysDays(said.all, periodOf(document)) &&
      saysEntries(said.entries, of.entries),
  ),
  about(
    'each day',
    /^Humor registrado em cada um dos (?<all>\S+ dias) do período, com (?<entries>\S+ registros?)\.$/,
    (said, of, document) =>
      addsUp(of, document) &&
      of.days === periodOf(document) &&
      saysDays(said.all, of.days) &&
      saysEntries(said.entries, of.entries),
  ),
  about(
    'average',
    /^Média dos registros, numa escala de 0 a 5: (?<average>\S+) \((?<place>.+)\)\.$/,
    (said, { average, distribution, entries: count }) =>
      average !== null &&
      isEqual(average, distribution.reduce((sum, one) => sum + one.score * one.entries, 0) / count) &&
      saysAverage(said.average, average) &&
      saysPlace(said.place, average),
  ),
  about(
    'change',
    new RegExp(`^A média por dia (?<direction>subiu|desceu) de ${HALVES('para')}`),
    (said, of, document) =>
      saysHalves(said, of, document) &&
      isDifferent(of.course?.before ?? 0, of.course?.after ?? 0) &&
      (said.direction === 'subiu') === (of.course?.after ?? 0) > (of.course?.before ?? 0),
  ),
  about(
    'no change',
    new RegExp(`^A média por dia ficou parecida nas duas metades do período: ${HALVES('e')}`),
    (said, of, document) =>
      saysHalves(said, of, document) && !isDifferent(of.course?.before ?? 0, of.course?.after ?? 0),
  ),
  about(
    'best day',
    new RegExp(`^Média mais alta de um dia: ${EXTREME}`),
    extreme(({ bestDay }) => bestDay, Math.max),
  ),
  about(
    'hardest day',
    new RegExp(`^Média mais baixa de um dia: ${EXTREME}`),
    extreme(({ hardestDay }) => hardestDay, Math.min),
  ),
  about('similar days', /^As médias dos dias ficaram parecidas, (?<range>.+)\.$/, (said, { daily }) =>
    saysRange(
      said.range,
      Math.min(...daily.map(({ average }) => average)),
      Math.max(...daily.map(({ average }) => average)),
    ),
  ),
];

export const expectedMoods: Expected = ({ moods: of }) => {
  if (!of) return null;
  if (of.entries === 0) return /^no entry$/;
  const course = of.course ? ', (no )?change' : '';
  const extremes = of.bestDay && of.hardestDay ? '(, best day, hardest day|, similar days)' : '';
  return new RegExp(`^(one day|some days|each day), average${course}${extremes}$`);
};
