const PREFIX = 'onboarding-mood-';
const FORM = /^onboarding-mood-\d{1,16}$/;

/** What ids of onboarding entries begin with (companion §3). */
export const ONBOARDING_ENTRY_PREFIX = PREFIX;

/** Id of the entry that onboarding makes (companion §3). `time` in ms epoch. */
export const onboardingEntryId = (time: number): string => `onboarding-mood-${time}`;

export const isOnboardingEntryId = (id: string): boolean => FORM.test(id);
