const PREFIX = 'onboarding-mood-';
const FORM = /^onboarding-mood-\d{1,16}$/;

/** Prefix of the ids of onboarding entries (companion §3). */
export const ONBOARDING_ENTRY_PREFIX = PREFIX;

/** Id of the entry that onboarding creates (companion §3). `time` is in ms epoch. */
export const onboardingEntryId = (time: number): string => `onboarding-mood-${time}`;

export const isOnboardingEntryId = (id: string): boolean => FORM.test(id);
