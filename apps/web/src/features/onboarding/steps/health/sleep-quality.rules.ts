import { SLEEP_HOURS_MAX, SLEEP_HOURS_MIN } from '@alento/domain/onboarding/limits';
import { SLEEP_ISSUES, SLEEP_QUALITIES } from '@alento/domain/onboarding/options';
import { listWithOther, otherOf, problemOfOther, readList, type WithOther } from '../fields/other-text.ts';
import { optionOf, type Problems, type StepRules } from '../step-rules.ts';

export type SleepQuality = WithOther & { quality: (typeof SLEEP_QUALITIES)[number] | null; hours: string };

/** Parses typed hours such as 7, 7,5 or 7.5. */
export function hoursOf(text: string): number {
  const typed = text.trim().replace(',', '.');
  return /^\d{1,2}(\.\d{0,2})?$/.test(typed) ? Number(typed) : Number.NaN;
}

export const hoursText = (hours: number): string => String(hours).replace('.', ',');

function problemOfHours(text: string): Problems {
  const hours = hoursOf(text);
  if (text.trim() === '' || (hours >= SLEEP_HOURS_MIN && hours <= SLEEP_HOURS_MAX)) return {};
  return { hours: 'SLEEP_HOURS_INVALID' };
}

const listOrNull = (list: readonly string[]): readonly string[] | null => (list.length === 0 ? null : list);

/** The quality is required. Hours must be from 1 to 24. */
export const sleepQualityRules: StepRules<SleepQuality> = {
  read: (known) => ({
    quality: optionOf(SLEEP_QUALITIES, known.sleepQuality),
    hours: typeof known.sleepHoursPerNight === 'number' ? hoursText(known.sleepHoursPerNight) : '',
    ...readList(SLEEP_ISSUES, known.sleepIssues),
  }),
  check: (answers) => ({
    ...(answers.quality === null ? { quality: 'CHOICE_REQUIRED' as const } : {}),
    ...problemOfHours(answers.hours),
    ...problemOfOther(answers),
  }),
  fields: (answers) => ({
    sleepQuality: answers.quality,
    sleepHoursPerNight: answers.hours.trim() === '' ? null : hoursOf(answers.hours),
    sleepIssues: listOrNull(listWithOther(answers)),
  }),
  texts: (answers) => [otherOf(answers)],
};
