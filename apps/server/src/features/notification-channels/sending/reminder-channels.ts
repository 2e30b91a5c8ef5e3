import type { Slot } from '@alento/domain/reminder/slots';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { Person } from '../../../access/person.ts';
import type { Store } from '../../../db/database.ts';
import { readDocument } from '../../../personal-document/personal-document.ts';
import { REMINDER_SETTINGS } from '../../../sealed-json/reminder.ts';
import type { Deliver, Delivered } from './deliver.ts';

/** A reminder that is due: its slot, the day to which it belongs, and when it is too late for it, ms epoch. */
export type DueReminder = { readonly slot: Slot; readonly date: LocalDate; readonly expiresAt: number };

type Deps = Store & { deliver: Deliver };

/** Nothing was sent, and nothing is tried again. */
const NOTHING: Delivered = { sent: 0, isQuiet: false, againMs: null };

/**
 * Sends a mood reminder by the channels that the person chose for reminders. Sends it at most once for each person, day,
 * slot and channel; drops it after `expiresAt` and in quiet hours, which are meant in the zone of the reminders.
 */
export const reminderByChannels =
  ({ db, clock, deliver }: Deps) =>
  async (person: Person, { slot, date, expiresAt }: DueReminder): Promise<Delivered> => {
    if (clock() > expiresAt) return NOTHING;
    const { timeZone } = await readDocument(db, person, REMINDER_SETTINGS);
    return deliver(person, {
      notice: { kind: 'reminder', slot },
      mark: { of: slot, is: date },
      timeZone: timeZone ?? person.quotaTimeZone,
    });
  };
export type SendReminderByChannels = ReturnType<typeof reminderByChannels>;
