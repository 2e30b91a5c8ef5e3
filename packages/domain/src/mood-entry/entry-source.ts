/**
 * How an entry was created: in the app for the present, in the app for a past day, in the app's mood popup, by an import
 * (of Alento's own export, where it says nothing else), from a notification, by voice, or by an import from Daylio or
 * Pixels.
 */
export const ENTRY_SOURCES = ['app', 'past', 'popup', 'import', 'notification', 'voice', 'daylio', 'pixels'] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];

/** Whether the time of an entry says when it was felt. One for a past day and one of Pixels are at noon of their day. */
export const hasHour = (source: EntrySource | undefined): boolean => source !== 'past' && source !== 'pixels';
