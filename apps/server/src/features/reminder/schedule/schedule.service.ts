import type { ReminderSchedule } from '@alento/contract/reminder/schedule';
import { PROPOSED_TIMES, SLOTS, type Slot } from '@alento/domain/reminder/slots';
import { canonicalTimeZone } from '@alento/domain/time/local-date';
import type { KeyHolder, Person } from '../../../access/person.ts';
import type { Runner, Store, Transaction } from '../../../db/database.ts';
import { lockDocuments, readDocument, storeDocument } from '../../../personal-document/personal-document.ts';
import { moveReminders, planReminders, reminderIdOf } from '../../../reminders/plan-reminders.ts';
import { reminderRows } from '../../../reminders/reminder-rows.ts';
import { REMINDER_SETTINGS, type ReminderContent, type ReminderSettings } from '../../../sealed-json/reminder.ts';

/** What a request changes: HH:MM sets a time and switches it on, null switches it off; undefined changes nothing. */
export type ScheduleChange = Partial<Record<Slot, string | null | undefined>> & {
  skipsRecent?: boolean | undefined;
  skipsToday?: boolean | undefined;
  isDiscreet?: boolean | undefined;
};

const timeOf = (settings: ReminderSettings, slot: Slot): string => settings[slot] ?? PROPOSED_TIMES[slot];

function changed(settings: ReminderSettings, change: ScheduleChange): ReminderSettings {
  const on = SLOTS.filter((slot) => (change[slot] === undefined ? settings.on.includes(slot) : change[slot] !== null));
  const times = Object.fromEntries(SLOTS.map((slot) => [slot, change[slot] ?? settings[slot]]));
  return {
    ...settings,
    ...times,
    on,
    skipsRecent: change.skipsRecent ?? settings.skipsRecent,
    skipsToday: change.skipsToday ?? settings.skipsToday,
    isDiscreet: change.isDiscreet ?? settings.isDiscreet,
  };
}

const moodReminder = (settings: ReminderSettings, slot: Slot): ReminderContent => ({
  kind: 'mood',
  slot,
  time: timeOf(settings, slot),
});

/** The times of a person's mood reminders. */
export function scheduleService({ db, clock }: Store) {
  async function present(runner: Runner, actor: KeyHolder & { timeZone: string }): Promise<ReminderSchedule> {
    const settings = await readDocument(runner, actor, REMINDER_SETTINGS);
    const rows = await reminderRows.list(runner, actor.owner);
    const stateOf = (slot: Slot) => {
      const id = reminderIdOf(actor, moodReminder(settings, slot));
      const dueAt = rows.find((row) => row.id === id)?.dueAt ?? null;
      return {
        time: timeOf(settings, slot),
        isOn: settings.on.includes(slot),
        nextAt: dueAt === null ? null : dueAt.getTime(),
      };
    };
    return {
      morning: stateOf('morning'),
      afternoon: stateOf('afternoon'),
      evening: stateOf('evening'),
      skipsRecent: settings.skipsRecent,
      skipsToday: settings.skipsToday,
      isDiscreet: settings.isDiscreet,
      timeZone: settings.timeZone ?? actor.timeZone,
    };
  }

  async function apply(tx: Transaction, actor: Person, change: ScheduleChange): Promise<void> {
    const now = clock();
    const timeZone = canonicalTimeZone(actor.timeZone);
    await lockDocuments(tx, actor);
    await moveReminders(tx, actor, now, timeZone);
    const settings = changed(await readDocument(tx, actor, REMINDER_SETTINGS), change);
    await storeDocument(tx, actor, REMINDER_SETTINGS, { ...settings, timeZone });
    await planReminders(tx, actor, {
      ...{ now, timeZone },
      replaces: ({ kind }) => kind === 'mood',
      wanted: settings.on.map((slot) => moodReminder(settings, slot)),
    });
  }

  return {
    read: (actor: Person): Promise<ReminderSchedule> => present(db, actor),

    /** Changes the schedule. The times are meant in the zone of the request, and reminders of medicines move there too. */
    change: (actor: Person, change: ScheduleChange): Promise<ReminderSchedule> =>
      db.transaction(async (tx) => {
        await apply(tx, actor, change);
        return present(tx, actor);
      }),
  };
}
