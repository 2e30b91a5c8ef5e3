import type { TimeOfDay } from '@alento/domain/analytics/time-of-day';
import type { FoundPeriod } from '../period/find-periods.ts';

const HOUR = '(?:\\d+|uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze) (?:horas )?';
/** "três da manhã" is a time of a story, and "boa noite" a greeting. */
const NO_PART = new RegExp(
  `\\b${HOUR}(?:da|de) (?:manha|tarde|noite|madrugada)\\b|\\b(?:boa|boas|quantas|ultima|que) (?:tarde|noite|noites)\\b|\\btarde demais\\b|\\bmais (?:tarde|cedo)\\b|\\btoda noite\\b`,
  'g',
);
const PARTS: readonly (readonly [part: TimeOfDay, expression: RegExp])[] = [
  ['night', /\bmadrugadas?\b|\b(?:depois d[ae] |passa\w* d[ae] )meia noite\b/],
  [
    'morning',
    /\bmanhas?\b|\bhoje cedo\b|\bcedinho\b|\b(?:de|bem|logo|muito) cedo\b|\bmanhazinha\b|\b(?:antes do|ate o) meio dia\b|\bao acordar\b/,
  ],
  ['afternoon', /\btardes?\b|\btardinha\b|\b(?:depois do|apos o) meio dia\b/],
  [
    'evening',
    /\b(?:de|a|as|das?|na|nas|pela|pelas|minhas|so|mesma|so as) noites?\b|\bnoitinha\b|\bdepois d[ao] (?:janta|jantar)\b|^(?:e )?noites?$|\bnoite de (?:ontem|hoje|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo)\b/,
  ],
];

/** The parts of the day that a folded text names. */
export function partsOfDayIn(folded: string): TimeOfDay[] {
  const text = folded.replace(NO_PART, ' ');
  return PARTS.filter(([, expression]) => expression.test(text)).map(([part]) => part);
}

/** Words that turn a weekday into a habit: "às sextas", "costumo", "toda segunda". */
const HABIT =
  /\bmedias? d[aeo]s? (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?\b|\b(?:costum\w+|normal\w*|geralmente|em geral|no geral|via de regra|sempre|tende\w*|toda vez|tod[oa]s?|habitual\w*|cada|(?:segunda|terca|quarta|quinta|sexta)s|sabados|domingos|fins de semana|finais de semana|dia de|dias de|so as|so os)\b|\b(?:nos|nas|numa|num|aos|esses|as) (?:de )?(?:fim de semana|fins|segunda|terca|quarta|quinta|sexta|sabado|domingo)\b/;
const PRESENT =
  /\b(?:fico|sou|estou|fica|fazem|faz|ajuda|atrapalha|bebo|me sinto|e (?:mesmo )?(?:mais )?(?:baix[oa]|alt[oa]|melhor|pior|bo[am]|ruim|leve|pesad[oa])|e (?:mesmo |sempre |realmente )?(?:o )?meu|e (?:mesmo|sempre|realmente|tao|assim)|eh meu|(?:me )?(?:da|bate|vem|pega|dao) (?:um|uma|uns|umas|aquel\w+|medo|raiva|ansiedade|tristeza|angustia|preguica|vontade|sono|agonia|aperto|desanimo|desespero|bad|mal)|me (?:derruba|pesa|deixa|poe|cansa|anima|alegra|entristece|pega)|pesa|costuma|cai de|caem|muda)\b/;
const PAST =
  /\b(?:foi|fui|foram|estava|tava|estive|marquei|escrevi|anotei|botei|dei|deu|teve|tive|passei|fiquei|coloquei|registrei)\b/;

const PLURAL: readonly (readonly [day: number, expression: RegExp])[] = [
  [0, /\bdomingos\b/],
  [1, /\bsegundas\b(?! (?:graduac|vez))/],
  [2, /\btercas\b/],
  [3, /\bquartas\b/],
  [4, /\bquintas\b/],
  [5, /\bsextas\b/],
  [6, /\bsabados\b/],
];
const WORK = [1, 2, 3, 4, 5];
const WEEKEND = [6, 0];
const DE_SEMANA = '(?:fim|fins|final|finais) de semanas?';
const WORKDAYS = new RegExp(
  `\\bde (?:segunda|seg) (?:a|ate) (?:sexta|sex)\\b|\\bdias? (?:de semana|uteis|util)\\b|\\bde semana mesmo\\b|\\b(?:sem contar|tira|tirando|menos|fora|sem|excluindo|exceto) (?:os? |as? )?(?:${DE_SEMANA}|sabados? e domingos?)`,
);
/** Whether a folded text compares the weekend with the days of work. */
export const isWeekendToWorkdays = (folded: string): boolean => WEEKEND_AND_WORK.test(folded);
const WEEKEND_AND_WORK =
  /\bsabado e domingo\b.*\b(?:que|ou|do que|contra|versus|ganha\w* d[eo]s?|perde\w* para) (?:n?os )?dias? (?:de semana|uteis)\b|\bdias? (?:de semana|uteis) ou (?:n?o )?(?:sabado e domingo|fim de semana|fds)\b|\bfim de semana\b.*\b(?:que|ou|do que|contra|versus|ganha\w* d[eo]s?|perde\w* para|para) (?:n?os )?dias? (?:de semana|uteis|util)\b/;
const WITHOUT_WORKDAYS =
  /\b(?:tira\w*|sem|sem contar|menos|fora|exceto|exclu\w+|descont\w+|ignor\w+) (?:os? )?dias? (?:de semana|uteis|util)\b|\b(?:so|somente|apenas) (?:o |os |no |nos |de |aos )?sabados? e (?:o |os |no |nos |de |aos )?domingos?\b/;
const ALL_WEEKENDS = /\b(?:fins|finais) de semana\b|\bnos fim de semana\b/;

/**
 * The weekdays that a folded text names as a habit; empty if it names none, or means one day.
 *
 * @param context.goesOn whether the question before was about weekdays.
 * @param context.isOfMany whether the question is of many days: about a tag, or after one about a long period.
 */
export function weekdaysIn(
  folded: string,
  periods: readonly FoundPeriod[],
  { goesOn, isOfMany }: { goesOn: boolean; isOfMany: boolean },
): readonly number[] {
  // "sábado e domingo ou dia de semana" compares the two.
  if (isWeekendToWorkdays(folded)) return WEEKEND;
  if (WITHOUT_WORKDAYS.test(folded)) return WEEKEND;
  if (WORKDAYS.test(folded)) return WORK;
  if (ALL_WEEKENDS.test(folded)) return WEEKEND;
  const plural = PLURAL.filter(([, expression]) => expression.test(folded)).map(([day]) => day);
  if (plural.length > 0) return plural;
  const named = periods.flatMap(({ weekdays }) => weekdays ?? []);
  if (named.length === 0) return [];
  const isHabit =
    HABIT.test(folded) ||
    (PRESENT.test(folded) && !PAST.test(folded)) ||
    ((goesOn || (isOfMany && !/\b(?:n?aquela|daquela|dessa|nessa|mesma) semana\b/.test(folded))) && !PAST.test(folded));
  return isHabit ? named : [];
}
