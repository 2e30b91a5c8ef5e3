import type { KeyHolder } from '../../../access/person.ts';
import type { Runner } from '../../../db/database.ts';
import { readDocument } from '../../../personal-document/personal-document.ts';
import { REMINDER_SETTINGS, type ReminderSettings } from '../../../sealed-json/reminder.ts';

/** Reads a person's settings of reminders. */
export const readSettings = (runner: Runner, person: KeyHolder): Promise<ReminderSettings> =>
  readDocument(runner, person, REMINDER_SETTINGS);
