import { ADULT_AGE, USER_DATA_FIELDS_MAX, USER_DATA_MAX_BYTES } from './limits.ts';
import { type AGE_RANGES, CORE_MOTIVATIONS, MOTIVATIONS, type Motivation } from './options.ts';

/** A person's answers by field. Custom fields are allowed. */
export type UserData = Readonly<Record<string, unknown>>;

/** Fields that are not stored for an anonymous person: name, age, location and phone. */
const IDENTIFYING_FIELDS = ['name', 'phone', 'age', 'location'] as const;

/** The age range of minors. */
const MINOR_RANGE = 'menor-18' satisfies (typeof AGE_RANGES)[number];

/** Whether the person is anonymous, which is the default. */
export const isAnonymous = (data: UserData): boolean => data.isAnonymous !== false;

/**
 * Applies a change to the answers. A given field replaces the stored one; null or undefined removes it. Identifying
 * fields of an anonymous person are removed.
 */
export function mergeUserData(before: UserData, change: UserData): UserData {
  const merged = new Map(Object.entries(before));
  for (const [field, value] of Object.entries(change)) {
    if (value === null || value === undefined) merged.delete(field);
    else merged.set(field, value);
  }
  if (isAnonymous(Object.fromEntries(merged))) {
    // A minor stays protected if the exact age is removed, because the age range of minors is stored instead.
    if (isMinor(Object.fromEntries(merged))) merged.set('ageRange', MINOR_RANGE);
    for (const field of IDENTIFYING_FIELDS) merged.delete(field);
  }
  return Object.fromEntries(merged);
}

/** Whether the data is small enough to be stored. Both a change and the merged result are checked. */
export const fitsUserData = (data: UserData): boolean =>
  Object.keys(data).length <= USER_DATA_FIELDS_MAX &&
  new TextEncoder().encode(JSON.stringify(data)).length <= USER_DATA_MAX_BYTES;

/** Whether the person stated that they are a minor: `menor-18` or an age under 18. */
export const isMinor = ({ age, ageRange }: UserData): boolean =>
  ageRange === MINOR_RANGE || (typeof age === 'number' && age < ADULT_AGE);

/** The goals that the person chose. Answers of older accounts have a single motivation. */
export function goalsOf({ goals, motivation }: UserData): Motivation[] {
  const answers: readonly unknown[] = Array.isArray(goals) ? goals : [motivation];
  return MOTIVATIONS.filter((one) => answers.includes(one));
}

/** The single motivation. It is set only if exactly one motivation is chosen and it is a core one. */
export function singleMotivation(goals: readonly Motivation[]): Motivation | null {
  const [only] = goals;
  return goals.length === 1 && (CORE_MOTIVATIONS as readonly (Motivation | undefined)[]).includes(only)
    ? (only ?? null)
    : null;
}
