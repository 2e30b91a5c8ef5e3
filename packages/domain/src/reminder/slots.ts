/** Times of day of the mood reminders. */
export const SLOTS = ['morning', 'afternoon', 'evening'] as const;
export type Slot = (typeof SLOTS)[number];

/** Ids of the local reminders of the native app. */
export const SLOT_IDS = { morning: 1, afternoon: 2, evening: 3 } as const satisfies Record<Slot, number>;

/** Times that are proposed until the person chooses others, HH:MM. */
export const PROPOSED_TIMES: Record<Slot, string> = { morning: '09:00', afternoon: '14:00', evening: '21:00' };

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Whether a text is a time of day, HH:MM from 00:00 to 23:59. */
export const isTimeOfDay = (text: string): boolean => TIME.test(text);

/** Minutes of the day of a time HH:MM. The time must be valid. */
export function minutesOfDay(time: string): number {
  const match = TIME.exec(time);
  if (!match) throw new RangeError('Not a time of day');
  return Number(match[1]) * 60 + Number(match[2]);
}
