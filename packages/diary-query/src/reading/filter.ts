import type { TimeOfDay } from '@alento/domain/analytics/time-of-day';
import { foldForSearch } from '@alento/domain/text/plain-text';
import type { FoundPeriod } from '../period/find-periods.ts';
import type { Filter } from '../query/query.ts';

const PARTS: readonly (readonly [part: TimeOfDay, expression: RegExp])[] = [
  ['night', /\bmadrugadas?\b/],
  ['morning', /\b(?:manhas?|cedo)\b/],
  ['afternoon', /\btardes?\b(?! demais)/],
  ['evening', /\bnoites?\b|\bnoitinha\b/],
];
const DIGITS = ['zero', 'um', 'dois', 'tres', 'quatro', 'cinco'];
const SCORE = /\bnotas? (?:de )?([0-5]|zero|um|dois|tres|quatro|cinco)\b/;

/** Words that turn a weekday into a habit: "às sextas", "costumo", "toda segunda". */
const HABIT =
  /\b(?:costum\w+|normal\w*|geralmente|sempre|tod[oa]s?|habitual\w*|cada|(?:segunda|terca|quarta|quinta|sexta)s|sabados|domingos|fins de semana|finais de semana|fds|dia de)\b/;
const PLURAL: readonly (readonly [day: number, expression: RegExp])[] = [
  [0, /\bdomingos\b/],
  [1, /\bsegundas\b/],
  [2, /\btercas\b/],
  [3, /\bquartas\b/],
  [4, /\bquintas\b/],
  [5, /\bsextas\b/],
  [6, /\bsabados\b/],
];
const WORKDAYS =
  /\bde (?:segunda|seg) (?:a|ate) (?:sexta|sex)\b|\bdias? (?:de semana|uteis|util)\b|\bde semana mesmo\b/;

/** The names among `known` that a folded text mentions, the longest first, so that "Dormi mal" isn't read as less. */
export function tagsIn(folded: string, known: readonly string[]): string[] {
  let rest = folded;
  const found: string[] = [];
  for (const name of [...known].sort((one, other) => other.length - one.length)) {
    const plain = foldForSearch(name)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
    if (plain.length < 3) continue;
    const expression = new RegExp(`\\b${plain}(?:s|es)?\\b`);
    if (!expression.test(rest)) continue;
    rest = rest.replace(expression, ' ');
    found.push(name);
  }
  return found;
}

/** Conditions that a folded text names. @param periods the periods found in it. */
export function filterOf(folded: string, known: readonly string[], periods: readonly FoundPeriod[]): Filter {
  const score = SCORE.exec(folded)?.[1];
  const value = score === undefined ? null : /\d/.test(score) ? Number(score) : DIGITS.indexOf(score);
  const plural = PLURAL.filter(([, expression]) => expression.test(folded)).map(([day]) => day);
  const isHabit = HABIT.test(folded);
  const named = periods.flatMap(({ weekdays }) => weekdays ?? []);
  const weekdays = WORKDAYS.test(folded) ? [1, 2, 3, 4, 5] : plural.length > 0 ? plural : isHabit ? named : [];
  return {
    tags: tagsIn(folded, known),
    weekdays,
    part: PARTS.find(([, expression]) => expression.test(folded))?.[0] ?? null,
    scores: value === null ? null : [value, value],
  };
}
