import { nextDue } from '@alento/domain/reminder/next-due';
import { addDays, localDateOf } from '@alento/domain/time/local-date';
import type { KeyHolder, Person } from '../access/person.ts';
import { keyedName } from '../crypto/seal.ts';
import type { Transaction } from '../db/database.ts';
import { readDocument, storeDocument } from '../personal-document/personal-document.ts';
import { REMINDER, REMINDER_SETTINGS, type ReminderContent } from '../sealed-json/reminder.ts';
import { type ReminderRow, reminderRows } from './reminder-rows.ts';

/** Name of a reminder among those of one person. A medicine has one reminder for each of its times. */
const nameOf = (content: ReminderContent): string =>
  content.kind === 'mood' ? `mood:${content.slot}` : `medication:${content.medicationId}:${content.time}`;

const rowIdOf = (userId: string, id: string): string => `${userId}/${id}`;

/** Id of the row of a reminder: a keyed hash, so that it doesn't tell what it reminds of. */
export const reminderIdOf = ({ userKey }: KeyHolder, content: ReminderContent): string =>
  keyedName(userKey(), nameOf(content));

/** Decrypts what a reminder reminds of. */
export const openReminder = ({ owner, userKey }: KeyHolder, row: Pick<ReminderRow, 'id' | 'content'>) =>
  REMINDER.open(userKey(), rowIdOf(owner.userId, row.id), row.content);

/** The zone in which a person's reminders are meant: that of the last change of a time, or the account's. */
export const reminderZone = async (tx: Transaction, person: Person): Promise<string> =>
  (await readDocument(tx, person, REMINDER_SETTINGS)).timeZone ?? person.quotaTimeZone;

type Plan = {
  /** Now, ms epoch. */
  now: number;
  timeZone: string;
  /** Which of the person's reminders are replaced, such as those of one medicine. */
  replaces: (content: ReminderContent) => boolean;
  /** The reminders that are wanted instead. */
  wanted: readonly ReminderContent[];
};

/**
 * Replaces some of a person's reminders within the caller's transaction. A reminder that was sent today stays sent: its
 * next instant is tomorrow at the earliest.
 */
export async function planReminders(
  tx: Transaction,
  person: KeyHolder,
  { now, timeZone, replaces, wanted }: Plan,
): Promise<void> {
  const { owner, userKey } = person;
  const rows = await reminderRows.hold(tx, owner);
  const wantedIds = new Set(wanted.map((content) => reminderIdOf(person, content)));
  const gone = rows.filter(
    (row) => !wantedIds.has(row.id) && row.dueAt !== null && replaces(openReminder(person, row)),
  );
  const oldest = addDays(localDateOf(now, timeZone), -1);
  const ids = (some: readonly ReminderRow[]): string[] => some.map(({ id }) => id);
  // Since a journey repeats a day at most, a row without a recent day has nothing to tell any more.
  await reminderRows.remove(tx, owner, ids(gone.filter(({ lastDate }) => lastDate === null || lastDate < oldest)));
  await reminderRows.switchOff(tx, owner, ids(gone));
  for (const content of wanted) {
    const id = reminderIdOf(person, content);
    const row = rows.find((one) => one.id === id);
    // An unchanged reminder may be due in this moment: a new instant would leave today's out.
    if (row && row.dueAt !== null && row.time === content.time && row.timeZone === timeZone) continue;
    const due = nextDue({ time: content.time, timeZone, after: now, lastDate: row?.lastDate ?? null });
    await reminderRows.keep(tx, owner, {
      id,
      content: REMINDER.seal(userKey(), rowIdOf(owner.userId, id), content),
      time: content.time,
      timeZone,
      dueAt: new Date(due.at),
      dueDate: due.date,
    });
  }
}

/** Moves all of a person's reminders that are switched on to another time zone (a journey moves them). */
export async function moveReminders(tx: Transaction, person: Person, now: number, timeZone: string): Promise<void> {
  const rows = await reminderRows.hold(tx, person.owner);
  const settings = await readDocument(tx, person, REMINDER_SETTINGS);
  if (settings.timeZone === timeZone) return;
  await storeDocument(tx, person, REMINDER_SETTINGS, { ...settings, timeZone });
  const wanted = rows.filter(({ dueAt }) => dueAt !== null).map((row) => openReminder(person, row));
  await planReminders(tx, person, { now, timeZone, replaces: () => true, wanted });
}
