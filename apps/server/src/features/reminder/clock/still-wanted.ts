import { RECENT_MOOD_MS } from '@alento/domain/reminder/limits';
import { decideDue } from '@alento/domain/reminder/next-due';
import type { Person } from '../../../access/person.ts';
import type { Database } from '../../../db/database.ts';
import { entries } from '../../../diary/read-entries.ts';
import { reminderIdOf } from '../../../reminders/plan-reminders.ts';
import { reminderRows } from '../../../reminders/reminder-rows.ts';
import type { ReminderContent, WaitingContent } from '../../../sealed-documents/reminder.ts';
import { readSettings } from '../schedule/settings.ts';
import type { NeedsReminder, Notice } from './due-notices.ts';

type Deps = { db: Database; clock: () => number; needsReminder: NeedsReminder };

/**
 * What is still wanted of a notice that waited for its push service, by the settings of now: reminders that were
 * switched off or removed, doses that were noted, and a mood that was recorded since are left out. Null if nothing is
 * left.
 */
export function stillWanted({ db, clock, needsReminder }: Deps) {
  async function isRecent(person: Person, dueAt: number): Promise<boolean> {
    const since = new Date(dueAt - RECENT_MOOD_MS);
    const last = (await entries.lastRecordedOf(db, [person.owner], since)).get(person.owner.userId) ?? null;
    return decideDue(dueAt, clock(), last) !== 'send';
  }

  return async (person: Person, { contents, date, dueAt }: WaitingContent): Promise<Notice | null> => {
    const { skipsRecent, isDiscreet } = await readSettings(db, person);
    const rows = await reminderRows.list(db, person.owner);
    const on = new Set(rows.filter((row) => row.dueAt !== null).map(({ id }) => id));
    const wanted: ReminderContent[] = [];
    for (const content of contents) {
      if (!on.has(reminderIdOf(person, content))) continue;
      const isDone =
        content.kind === 'mood'
          ? skipsRecent && (await isRecent(person, dueAt))
          : !(await needsReminder(person, { ...content, date }));
      if (!isDone) wanted.push(content);
    }
    return wanted.length === 0 ? null : { person, contents: wanted, dueAt, date, isDiscreet };
  };
}
