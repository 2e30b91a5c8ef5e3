/** Folded names of weekdays, Sunday first. */
const NAMES = ['domingos?', 'segundas?', 'tercas?', 'quartas?', 'quintas?', 'sextas?', 'sabados?'];

/** A weekday's name, in one group. */
export const WEEKDAY = `\\b(${NAMES.join('|')})(?:-feiras?)?\\b`;

/** The weekday of a match of `WEEKDAY`, 0 Sunday to 6 Saturday. */
export const readWeekday = (name: string): number =>
  NAMES.findIndex((pattern) => new RegExp(`^${pattern}$`).test(name));

/** `segunda` to `sexta` are ordinals too. After these words they are read as ordinals. */
const ORDINAL =
  '(?! (?:vez|vezes|metade|parte|semana|opiniao|chance|coisa|ideia|etapa|pessoa|maior|menor|melhor|pior|mais)\\b)';

/** A weekday's name that is not an ordinal, in one group. */
export const WEEKDAY_NOT_ORDINAL = `${WEEKDAY}${ORDINAL}`;
