import type { TIMES_OF_DAY } from '../analytics/time-of-day.ts';
import { weekdayOf } from '../time/local-date.ts';
import { allowedStatementsOf } from './allowed-statements.ts';
import type { InsightEffect, InsightFigures } from './figures.ts';
import { INSIGHT_TEXT_MAX } from './limits.ts';
import { type ReadableText, readableTextOf, tagSign, takeTags } from './readable-text.ts';
import { readWeekday, takeDates, WEEKDAY_NOT_ORDINAL } from './said-dates.ts';
import { takeNumbers } from './said-numbers.ts';

/** Pattern of a reference to other weeks or days, after `acima` or `abaixo`. */
const REFERENCE =
  'd[aeo]s? (?:sua|seu|suas|seus|media|semanas?|dias|que|habitual|quatro|4|vinte|28|mes|periodo|anterior|outr)';
const UP = new RegExp(
  `\\b(?:subi(?:u|ram|ndo)|melhor(?:ou|aram|ando)|aument(?:ou|aram|ando)|cresc(?:eu|eram|endo))\\b|\\b(?:melhor(?:es)?|maior(?:es)?|mais (?:alt|lev|tranquil|positiv)\\w+) (?:do )?que\\b|\\bpontos? (?:a mais|acima)\\b|\\bacima ${REFERENCE}`,
);
const DOWN = new RegExp(
  `\\b(?:cai(?:u|ram|ndo)|desc(?:eu|eram|endo)|pior(?:ou|aram|ando)|diminui(?:u|ram|ndo)|baix(?:ou|aram|ando)|recu(?:ou|aram))\\b|\\b(?:pior(?:es)?|menor(?:es)?|mais (?:baix|pesad|dific|delicad)\\w+) (?:do )?que\\b|\\bpontos? (?:a menos|abaixo)\\b|\\babaixo ${REFERENCE}`,
);
/** Pattern of a comparative without a reference, in a sentence about an effect: `seus domingos são mais leves`. */
const BARE_UP = /\b(?:melhor(?:es)?|mais (?:alt|lev|tranquil|positiv)\w+)\b/;
const BARE_DOWN = /\b(?:pior(?:es)?|mais (?:baix|pesad|dific|delicad)\w+)\b/;

const BEST_DAY = /\b(?:melhor dia|dia mais (?:lev|alt|tranquil|positiv)\w+)\b/g;
const WORST_DAY = /\b(?:pior dia|dia mais (?:dific|pesad|baix|delicad|dur)\w+)\b/g;

/** Pattern of words in sentences that compare the whole week with others. */
const ABOUT_WEEK = /\b(?:semanas?|media|humor|notas?|pontos?|anterior(?:es)?|antes|periodo|que|\d)\b/;
/** Words after which a sentence doesn't claim that the mood went up or down: negations and conditionals. */
const TURNS = /\b(?:nao|nem|nunca|sem|se|caso|quando)\b/;

const PARTS: Record<(typeof TIMES_OF_DAY)[number], string> = {
  night: 'madrugadas?',
  morning: 'manhas?',
  afternoon: 'tardes?',
  evening: 'noites?',
};
const CLAUSE_END = /[.;!?:](?=\s|$)|\n|\b(?:mas|porem|enquanto|embora|ja)\b|, e\b/;

const directionOf = (clause: string, ups: readonly RegExp[], downs: readonly RegExp[]): number =>
  Number(ups.some((pattern) => pattern.test(clause))) - Number(downs.some((pattern) => pattern.test(clause)));

const signOf = ({ average, otherAverage }: InsightEffect): number => Math.sign(average - otherAverage);

const weekdaysIn = (clause: string): number[] =>
  [...clause.matchAll(new RegExp(WEEKDAY_NOT_ORDINAL, 'g'))].map(([, name = '']) => readWeekday(name));

const SEVERAL = new RegExp(
  `\\b(?:domingos|segundas|tercas|quartas|quintas|sextas|sabados)\\b|\\b(?:tod[ao]|cada) ${WEEKDAY_NOT_ORDINAL}`,
);

/** Returns the signs of the effects that a clause mentions. */
function effectSigns(clause: string, { weekdays, timesOfDay, tags }: InsightFigures): number[] {
  const said = SEVERAL.test(clause) ? weekdaysIn(clause) : [];
  return [
    ...weekdays.filter(({ weekday }) => said.includes(weekday)),
    ...timesOfDay.filter(({ part }) => new RegExp(`\\b(?:d?as?|nas?|pelas?|de|suas?) ${PARTS[part]}\\b`).test(clause)),
    ...tags.filter((_, index) => clause.includes(tagSign(index))),
  ].map(signOf);
}

/** Whether a clause names a day as best or hardest that differs from the figures. */
function namesWrongDay(clause: string, { best, worst, weekdays }: InsightFigures): boolean {
  const roles = [BEST_DAY, WORST_DAY].map((pattern) => clause.search(pattern) >= 0);
  if (roles[0] === roles[1]) return false;
  const [day, sign] = roles[0] ? [best, 1] : [worst, -1];
  const said = weekdaysIn(clause);
  if (said.length === 0 || !day) return said.length > 0;
  const fitting = weekdays.filter((effect) => signOf(effect) === sign).map(({ weekday }) => weekday);
  return !said.some((weekday) => weekday === weekdayOf(day.date) || fitting.includes(weekday));
}

const DATE = /\d{1,2}\/\d{1,2}|\bdias? \d|\d de [a-z]{4,9}/;

/** Whether a clause states the opposite of the figures. */
function isReversed(clause: string, figures: InsightFigures): boolean {
  if (namesWrongDay(clause, figures)) return true;
  if (TURNS.test(clause)) return false;
  const claim = clause.replace(BEST_DAY, ' ').replace(WORST_DAY, ' ');
  const effects = effectSigns(claim, figures);
  if (effects.length > 0) {
    const direction = directionOf(claim, [UP, BARE_UP], [DOWN, BARE_DOWN]);
    return direction !== 0 && effects.every((sign) => sign === -direction);
  }
  const direction = directionOf(claim, [UP], [DOWN]);
  if (direction === 0 || !ABOUT_WEEK.test(claim)) return false;
  // A rise between two days of the week is not a change of the week.
  if (clause !== claim || weekdaysIn(claim).length > 0 || DATE.test(claim)) return false;
  return figures.change === null || figures.change * direction <= 0;
}

const TREND = /\btendencia (?:[a-z]+ ){0,3}?"?\*{0,2}(positiva|estavel|delicada)\b/;
const TREND_NAMES = { Positiva: 'positiva', Estável: 'estavel', Delicada: 'delicada' };

function hasWrongTrend(clause: string, { trend }: InsightFigures): boolean {
  const said = TREND.exec(clause)?.[1];
  return said !== undefined && (trend === null || TREND_NAMES[trend] !== said);
}

/**
 * Records clauses that state the opposite of the figures: a rise although the week went down (or there is nothing to
 * compare with), a reversed effect, another day as best or hardest, another trend. It uses a small word list, so it
 * misses claims without a listed word (`foi uma semana mais gostosa`), negated or conditional claims, clauses with both
 * directions, effects of a single named day (`na segunda`), comparisons in reverse order (`nos outros dias é melhor que
 * às segundas` is refused though true), claims that need several sentences, and causes.
 *
 * @param text a text whose tags are already replaced by placeholders, and whose dates and numbers are not yet replaced.
 */
function noteReversals(text: ReadableText, figures: InsightFigures): void {
  let at = 0;
  while (at < text.left.length) {
    const rest = text.left.slice(at);
    const end = CLAUSE_END.exec(rest);
    const length = end ? end.index + end[0].length : rest.length;
    const clause = rest.slice(0, length);
    if (isReversed(clause, figures) || hasWrongTrend(clause, figures)) {
      text.wrong.push({ at, what: text.original.slice(at, at + length).trim() });
    }
    at += length;
  }
}

type CheckedText = { ok: true } | { ok: false; wrong: string[] };

/**
 * Whether every number in a Portuguese text matches the figures: digits, number words, dates, weekdays, tags in quotes,
 * and directions of change. In doubt it refuses a text, because a refused text is replaced by a generated one. The noun
 * after a number decides what it counts; without a noun it may be any figure.
 *
 * Not detected: a number of the figures that describes something else (`entre 1,8 e 4,2` for two averages of tags),
 * whole numbers that equal some rounded score, counts in articles (`um dia`) or in words like `todos`, `a maioria`,
 * `fim de semana`, tags named without quotes or bold, and claims without a number (said-directions.ts lists which of
 * those are detected).
 *
 * @returns the parts that don't match as they are written, in the order of the text. They may contain a person's words,
 * so they must not be logged.
 */
export function checkInsightNumbers(text: string, figures: InsightFigures): CheckedText {
  if (text.length > INSIGHT_TEXT_MAX) return { ok: false, wrong: [text.slice(INSIGHT_TEXT_MAX)] };
  const allowed = allowedStatementsOf(figures);
  const read = readableTextOf(text);
  takeTags(
    read,
    figures.tags.map(({ name }) => name),
    allowed,
  );
  noteReversals(read, figures);
  takeDates(read, allowed);
  takeNumbers(read, allowed);
  if (read.wrong.length === 0) return { ok: true };
  return { ok: false, wrong: [...new Set(read.wrong.toSorted((a, b) => a.at - b.at).map(({ what }) => what))] };
}
