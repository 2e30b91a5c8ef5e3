import { partOfEntry, timeOfDayOf } from '@alento/domain/analytics/time-of-day';
import type { ContextEntry, PersonContext } from '@alento/domain/assistant/person-context';
import { insightFiguresOf } from '@alento/domain/insight/figures-of';
import { INSIGHT_HISTORY_DAYS } from '@alento/domain/insight/limits';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { SLEEP_QUALITIES } from '@alento/domain/onboarding/options';
import { goalsOf, type UserData } from '@alento/domain/onboarding/user-data';
import { addDays, type LocalDate, localDateAndOffset } from '@alento/domain/time/local-date';
import type { Person } from '../access/person.ts';
import type { Runner } from '../db/database.ts';
import { type PlainRow, plainRow, type ScoredRow, type SizedRow } from '../entries/entry.ts';
import { readNotes } from '../entries/entry-batches.ts';
import { entryQueries } from '../entries/read-entries.ts';

/** Limits for single entries that a model gets: number of days, and number of entries. */
const ENTRY_DAYS = 14;
const ENTRIES_MAX = 40;
const MONTH_DAYS = 30;
/** Maximum number of entries whose notes may be read, newest first: fifty a day. */
export const NOTED_ENTRIES_MAX = 700;
/** Maximum stored size of the notes that a model gets, bytes. Older entries have an empty note. */
const NOTES_MAX_BYTES = 512 * 1024;

/** Functions that read data of other features; app.ts provides them. */
export type PersonPorts = {
  readTags: (actor: Person, runner: Runner) => Promise<{ id: string; name: string }[]>;
  readAnswers: (actor: Person, runner: Runner) => Promise<UserData>;
};

type FigureEntry = PlainRow<ScoredRow>;

/** Reads the entries from which a week's figures are computed, without notes, oldest first. */
export async function readFigureEntries(runner: Runner, actor: Person, today: LocalDate): Promise<FigureEntry[]> {
  const days = { since: addDays(today, 1 - INSIGHT_HISTORY_DAYS), until: today };
  return entryQueries.listAllScored(runner, actor.owner, days);
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((one) => one === value) ?? null;

function monthOf(entries: readonly FigureEntry[], today: LocalDate): PersonContext['month'] {
  const since = addDays(today, 1 - MONTH_DAYS);
  const within = entries.filter(({ localDate }) => localDate >= since);
  const sum = within.reduce((total, { score }) => total + score, 0);
  return {
    average: within.length > 0 ? sum / within.length : null,
    entries: within.length,
    days: new Set(within.map(({ localDate }) => localDate)).size,
  };
}

/** Ids of the entries with a note, up to the largest size of notes. The note of the first entry is always among them. */
function idsOfFirstNotes(entries: readonly SizedRow[]): string[] {
  let bytes = 0;
  return entries.flatMap(({ id, noteBytes }, place) => {
    bytes += noteBytes;
    return noteBytes > 0 && (place === 0 || bytes <= NOTES_MAX_BYTES) ? [id] : [];
  });
}

/** Reads the data about a person that a model may use. */
export async function readPersonContext(
  runner: Runner,
  actor: Person,
  now: number,
  ports: PersonPorts,
  /** Id of the entry that the request is about, which becomes the first one. */
  firstId?: string,
): Promise<PersonContext> {
  const { localDate: today, offsetMinutes } = localDateAndOffset(now, actor.timeZone);
  const entries = await readFigureEntries(runner, actor, today);
  const since = addDays(today, 1 - ENTRY_DAYS);
  const recent = await entryQueries.listSized(runner, actor.owner, { since, until: today, limit: NOTED_ENTRIES_MAX });
  const chosen = recent.sort((a, b) => Number(b.id === firstId) - Number(a.id === firstId)).slice(0, ENTRIES_MAX);
  const notes = await readNotes(runner, actor, idsOfFirstNotes(chosen));
  const tagNames = new Map((await ports.readTags(actor, runner)).map(({ id, name }) => [id, name]));
  const answers = await ports.readAnswers(actor, runner);
  return {
    today,
    part: timeOfDayOf(now, offsetMinutes),
    week: insightFiguresOf(entries, { today, tagNames }),
    month: monthOf(entries, today),
    entries: chosen.map((entry) => contextEntry(entry, notes.get(entry.id) ?? '', tagNames)),
    goals: goalsOf(answers),
    sleep: oneOf(SLEEP_QUALITIES, answers.sleepQuality),
  };
}

const contextEntry = (entry: SizedRow, note: string, tagNames: ReadonlyMap<string, string>): ContextEntry => ({
  date: entry.localDate,
  part: partOfEntry(plainRow(entry)),
  score: entry.score as MoodScore,
  note,
  tags: entry.tagIds.flatMap((tag) => tagNames.get(tag) ?? []),
});
