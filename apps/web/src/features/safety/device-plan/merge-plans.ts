import {
  PLAN_ITEMS_MAX,
  PLAN_LINES,
  PLAN_PEOPLE,
  type PlanPerson,
  type SafetyPlanContent,
} from '@alento/domain/safety/safety-plan';

const union = <T>(first: readonly T[], second: readonly T[], nameOf: (item: T) => string): T[] => {
  const known = new Set(first.map(nameOf));
  return [...first, ...second.filter((item) => !known.has(nameOf(item)))];
};

const nameOfLine = (line: string): string => line;
const nameOfPerson = ({ name, phone }: PlanPerson): string => `${name}\n${phone}`;

/** Merges the choice whether contacts stay readable: an answer takes precedence over none, and no over yes. */
function choiceOf(mine: SafetyPlanContent, theirs: SafetyPlanContent): boolean | undefined {
  const answers = [mine.readableContacts, theirs.readableContacts].filter((answer) => answer !== undefined);
  return answers.length === 0 ? undefined : answers.every(Boolean);
}

/** Merges both versions, this device's items first. Null if a part of the plan would have too many items. */
export function mergePlans(mine: SafetyPlanContent, theirs: SafetyPlanContent): SafetyPlanContent | null {
  const merged = structuredClone(mine);
  for (const part of PLAN_LINES) merged[part] = union(mine[part], theirs[part], nameOfLine);
  for (const part of PLAN_PEOPLE) merged[part] = union(mine[part], theirs[part], nameOfPerson);
  const readableContacts = choiceOf(mine, theirs);
  if (readableContacts !== undefined) merged.readableContacts = readableContacts;
  const fits = [...PLAN_LINES, ...PLAN_PEOPLE].every((part) => merged[part].length <= PLAN_ITEMS_MAX);
  return fits ? merged : null;
}
