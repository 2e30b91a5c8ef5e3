/** Patterns of the folded names of weekdays, Sunday first. */
const NAMES = ['domingos?', 'segundas?', 'tercas?', 'quartas?', 'quintas?', 'sextas?', 'sabados?'];

/** Pattern of a weekday's name, in one group. */
export const WEEKDAY = `\\b(${NAMES.join('|')})(?:-feiras?)?\\b`;

/** The weekday of a match of `WEEKDAY`: 0 is Sunday, 6 is Saturday. */
export const readWeekday = (name: string): number =>
  NAMES.findIndex((pattern) => new RegExp(`^${pattern}$`).test(name));

/** Pattern of the words after which `segunda` to `sexta` are read as ordinals. */
const ORDINAL =
  '(?! (?:vez|vezes|metade|parte|semana|opiniao|chance|coisa|ideia|etapa|pessoa|maior|menor|melhor|pior|mais)\\b)';

/** Pattern of a weekday's name that is not an ordinal, in one group. */
export const WEEKDAY_NOT_ORDINAL = `${WEEKDAY}${ORDINAL}`;
