const PREFIX = 'onboarding-mood-';
const FORM = /^onboarding-mood-\d{1,16}$/;

/** Prefix of the ids of onboarding entries. */
export const ONBOARDING_ENTRY_PREFIX = PREFIX;

/** Id of the entry that onboarding creates. `time` is in ms epoch. */
export const onboardingEntryId = (time: number): string => `onboarding-mood-${time}`;

export const isOnboardingEntryId = (id: string): boolean => FORM.test(id);
