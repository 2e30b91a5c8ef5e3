import { MOODS_READ_MS } from '@alento/domain/reminder/limits';
import { decideDue, moodsCountSince } from '@alento/domain/reminder/next-due';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { Person, PersonsForJob } from '../../../access/person.ts';
import type { Store } from '../../../db/database.ts';
import { entryQueries } from '../../../entries/read-entries.ts';
import { readDocuments } from '../../../personal-document/personal-document.ts';
import { openReminder } from '../../../reminders/plan-reminders.ts';
import { REMINDER_SETTINGS, type ReminderContent } from '../../../sealed-json/reminder.ts';
import type { ClaimedReminder } from './due.repository.ts';

/** What one person is notified of at one instant: one reminder of a mood, or several of medicines. */
export type Notice = {
  readonly person: Person;
  readonly contents: readonly ReminderContent[];
  readonly dueAt: number;
  readonly date: LocalDate;
  readonly isDiscreet: boolean;
};

export type NeedsReminder = (
  person: Person,
  dose: { medicationId: string; date: LocalDate; time: string },
) => Promise<boolean>;

type Deps = Store & {
  personsForJob: PersonsForJob;
  /** Whether a dose still needs a reminder; app.ts provides it. */
  needsReminder: NeedsReminder;
  /** Told of a person whose reminders can't be read; the others' are sent. */
  onFailure: (error: unknown) => void;
};

type Opened = ClaimedReminder & { person: Person; reminder: ReminderContent };

/** Reminders with the same key are one notification. */
const keyOf = ({ userId, id, dueAt, reminder }: Opened): string =>
  `${userId} ${reminder.kind === 'mood' ? id : `doses ${dueAt.getTime()}`}`;

/** Decides which claimed reminders are sent, and makes one notice of medicines that are due together. */
export function dueNotices({ db, personsForJob, clock, needsReminder, onFailure }: Deps) {
  /** Leaves doses out that were noted already. */
  async function stillOpen(opened: readonly Opened[]): Promise<Opened[]> {
    const open: Opened[] = [];
    for (const one of opened) {
      const { reminder, person, date } = one;
      if (reminder.kind === 'mood' || (await needsReminder(person, { ...reminder, date }))) open.push(one);
    }
    return open;
  }

  function open(claimed: readonly ClaimedReminder[], people: readonly Person[]): Opened[] {
    const byId = new Map(people.map((person) => [person.owner.userId, person]));
    return claimed.flatMap((row) => {
      const person = byId.get(row.userId);
      if (!person) return [];
      try {
        return [{ ...row, person, reminder: openReminder(person, row) }];
      } catch (error) {
        onFailure(error);
        return [];
      }
    });
  }

  return async (claimed: readonly ClaimedReminder[]): Promise<Notice[]> => {
    const people = await personsForJob([...new Set(claimed.map(({ userId }) => userId))]);
    const opened = await stillOpen(open(claimed, people));
    // Reading documents needs the keys of all these people, so a person whose key can't be decrypted is not among them.
    const readable = [...new Set(opened.map(({ person }) => person))];
    const settingsOf = await readDocuments(db, readable, REMINDER_SETTINGS);
    const moods = opened.filter(({ reminder }) => reminder.kind === 'mood');
    const earliest = Math.min(...moods.map(({ dueAt }) => dueAt.getTime()));
    const owners = moods.map(({ person }) => person.owner);
    const lastMoods =
      moods.length === 0
        ? new Map<string, number>()
        : await entryQueries.lastRecordedOf(db, owners, new Date(earliest - MOODS_READ_MS));
    const now = clock();
    return [...Map.groupBy(opened, keyOf).values()].flatMap((together): Notice[] => {
      const [first] = together;
      if (!first) return [];
      const { person, dueAt, date, reminder } = first;
      try {
        const settings = settingsOf(person);
        const due = { at: dueAt.getTime(), date, timeZone: settings.timeZone ?? person.timeZone };
        const countsSince = reminder.kind === 'mood' ? moodsCountSince(due, settings) : null;
        if (decideDue(due.at, now, lastMoods.get(first.userId) ?? null, countsSince) !== 'send') return [];
        const contents = together.map((one) => one.reminder);
        return [{ person, contents, dueAt: due.at, date, isDiscreet: settings.isDiscreet }];
      } catch (error) {
        onFailure(error);
        return [];
      }
    });
  };
}
