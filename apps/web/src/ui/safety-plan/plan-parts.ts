import { PLAN_LINES, type PLAN_PEOPLE } from '@alento/domain/safety/safety-plan';

export type LinesPart = (typeof PLAN_LINES)[number];
export type PeoplePart = (typeof PLAN_PEOPLE)[number];

/** The parts in the order of Stanley and Brown: from what the person can do alone to help by others. */
export const PARTS = [
  'warningSigns',
  'whatHelps',
  'reasons',
  'places',
  'people',
  'professionals',
  'safeSpace',
] as const satisfies readonly (LinesPart | PeoplePart)[];

export const isLinesPart = (part: LinesPart | PeoplePart): part is LinesPart =>
  PLAN_LINES.some((name) => name === part);
