import { PERSON_NAME_MAX } from '@alento/domain/onboarding/limits';
import { formatPhone, isPhone } from '@alento/domain/onboarding/phone';
import { isAnonymous, type UserData } from '@alento/domain/onboarding/user-data';
import { fitsWithin } from '@alento/domain/text/plain-text';
import { NO_TEXTS, type Problems, type StepRules, savedText, textOf } from '../step-rules.ts';

export type PersonalInfo = { isAnonymous: boolean; name: string; phone: string };

function problemOfName(name: string): Problems {
  if (name.trim() === '') return { name: 'PERSON_NAME_REQUIRED' };
  return fitsWithin(name.trim(), PERSON_NAME_MAX) ? {} : { name: 'NAME_INVALID' };
}

/** A person who isn't anonymous must give a name. The phone number is optional but must be complete. */
export const personalInfoRules: StepRules<PersonalInfo> = {
  read: (known) => ({
    isAnonymous: isAnonymous(known),
    name: textOf(known.name),
    phone: formatPhone(textOf(known.phone)),
  }),
  check: (answers) =>
    answers.isAnonymous
      ? {}
      : {
          ...problemOfName(answers.name),
          ...(answers.phone === '' || isPhone(answers.phone) ? {} : { phone: 'PHONE_FORMAT' as const }),
        },
  fields: (answers) =>
    answers.isAnonymous
      ? { isAnonymous: true, name: null, phone: null }
      : { isAnonymous: false, name: savedText(answers.name), phone: savedText(answers.phone) },
  texts: NO_TEXTS,
};

/** Whether becoming anonymous would clear a value, so that a confirmation is needed. */
export const losesByAnonymity = ({ name, phone }: PersonalInfo): boolean => name.trim() !== '' || phone !== '';

/** Whether the answers are a name and a phone number as the account has them. */
export const isStoredPerson = ({ name, phone }: PersonalInfo, known: UserData): boolean =>
  name !== '' && name === known.name && phone === formatPhone(textOf(known.phone));
