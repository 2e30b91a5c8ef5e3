import { decideDue, moodsCountSince } from '@alento/domain/reminder/next-due';
import type { Person } from '../../../access/person.ts';
import type { Store } from '../../../db/database.ts';
import { entryQueries } from '../../../entries/read-entries.ts';
import { readDocument } from '../../../personal-document/personal-document.ts';
import { reminderIdOf } from '../../../reminders/plan-reminders.ts';
import { reminderRows } from '../../../reminders/reminder-rows.ts';
import { REMINDER_SETTINGS, type ReminderContent, type WaitingContent } from '../../../sealed-json/reminder.ts';
import type { NeedsReminder, Notice } from './due-notices.ts';

type Deps = Store & { needsReminder: NeedsReminder };

/**
 * What is still wanted of a notice that waited for its push service, by the settings of now: reminders that were
 * switched off or removed, doses that were noted, and a mood that was recorded since are left out. Null if nothing is
 * left.
 */
export function filterOutdatedContents({ db, clock, needsReminder }: Deps) {
  /** Whether a mood leaves a reminder out, which counts from that instant on. */
  async function isRecorded(person: Person, dueAt: number, countsSince: number): Promise<boolean> {
    const last = await entryQueries.lastRecordedOf(db, [person.owner], new Date(countsSince));
    return decideDue(dueAt, clock(), last.get(person.owner.userId) ?? null, countsSince) !== 'send';
  }

  return async (person: Person, { contents, date, dueAt }: WaitingContent): Promise<Notice | null> => {
    const settings = await readDocument(db, person, REMINDER_SETTINGS);
    const timeZone = settings.timeZone ?? person.timeZone;
    const countsSince = moodsCountSince({ at: dueAt, date, timeZone }, settings);
    const rows = await reminderRows.list(db, person.owner);
    const on = new Set(rows.filter((row) => row.dueAt !== null).map(({ id }) => id));
    const wanted: ReminderContent[] = [];
    for (const content of contents) {
      if (!on.has(reminderIdOf(person, content))) continue;
      const isDone =
        content.kind === 'mood'
          ? countsSince !== null && (await isRecorded(person, dueAt, countsSince))
          : !(await needsReminder(person, { ...content, date }));
      if (!isDone) wanted.push(content);
    }
    return wanted.length === 0 ? null : { person, contents: wanted, dueAt, date, isDiscreet: settings.isDiscreet };
  };
}
