import { AGE_MAX, AGE_MIN, SHORT_TEXT_MAX } from '@alento/domain/onboarding/limits';
import { AGE_RANGES, GENDERS, REGIONS } from '@alento/domain/onboarding/options';
import { isAnonymous, type UserData } from '@alento/domain/onboarding/user-data';
import { NO_TEXTS, optionOf, type Problems, type StepRules, savedText, textOf, tooLong } from '../step-rules.ts';

export type Demographics = {
  age: string;
  location: string;
  ageRange: (typeof AGE_RANGES)[number] | null;
  region: (typeof REGIONS)[number] | null;
  gender: (typeof GENDERS)[number] | null;
};

const ageOf = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);

function problemOfAge(text: string): Problems {
  const age = ageOf(text);
  return text.trim() === '' || (age >= AGE_MIN && age <= AGE_MAX) ? {} : { age: 'AGE_INVALID' };
}

const EXACT = ['age', 'location', 'gender'] as const;
const RANGES = ['ageRange', 'region', 'gender'] as const;

/** Whether no question of the step is answered, now or before; earlier answers may be removed. */
const isEmpty = (answers: Demographics, known: UserData): boolean =>
  (isAnonymous(known) ? RANGES : EXACT).every((field) => !answers[field]?.trim()) &&
  [...EXACT, ...RANGES].every((field) => known[field] === undefined);

/** A person with a name gives age and place; an anonymous person gives age range and region. */
export const demographicsRules: StepRules<Demographics> = {
  read: (known) => ({
    age: typeof known.age === 'number' ? String(known.age) : '',
    location: textOf(known.location),
    ageRange: optionOf(AGE_RANGES, known.ageRange),
    region: optionOf(REGIONS, known.region),
    gender: optionOf(GENDERS, known.gender),
  }),
  check: (answers, known) => {
    // Reported at the last question, because the others may be left out.
    if (isEmpty(answers, known)) return { gender: 'ANSWER_REQUIRED' };
    if (isAnonymous(known)) return {};
    return { ...problemOfAge(answers.age), ...tooLong('location', answers.location, SHORT_TEXT_MAX) };
  },
  fields: ({ age, location, ageRange, region, gender }, known) => {
    if (isAnonymous(known)) return { ageRange, region, gender };
    const hasAge = age.trim() !== '';
    const place = savedText(location);
    return {
      age: hasAge ? ageOf(age) : null,
      location: place,
      gender,
      // An age range that was saved earlier is kept until an exact age replaces it.
      ageRange: hasAge ? null : undefined,
      region: place === null ? undefined : null,
    };
  },
  texts: NO_TEXTS,
};
