import { ACUTE } from './acute.ts';
import { GIVING_UP } from './giving-up.ts';
import { OBLIQUE } from './oblique.ts';
import { OTHER_PEOPLE } from './other-people.ts';
import type { PatternTable } from './pattern-table.ts';
import { PLAN_AND_FAREWELL } from './plan-and-farewell.ts';
import { SELF_HARM } from './self-harm.ts';
import { SUICIDAL_WISH } from './suicidal-wish.ts';
import { VIOLENCE } from './violence.ts';

/** Every table of signs. If several kinds are found, the first in this order is the result. */
export const PATTERN_TABLES: readonly PatternTable[] = [
  ACUTE,
  PLAN_AND_FAREWELL,
  SUICIDAL_WISH,
  GIVING_UP,
  OBLIQUE,
  SELF_HARM,
  VIOLENCE,
  OTHER_PEOPLE,
];
