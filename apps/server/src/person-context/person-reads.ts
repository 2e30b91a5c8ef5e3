import type { Screening } from '@alento/contract/screening';
import type { ReplyRequest } from '@alento/domain/assistant/assistant-model';
import type {
  Diary,
  DiaryEntry,
  DoseDiary,
  HealthAnswers,
  ScreeningResult,
} from '@alento/domain/assistant/person-context';
import type { UserData } from '@alento/domain/onboarding/user-data';
import type { Person } from '../access/person.ts';
import type { Database } from '../db/database.ts';
import { entryQueries } from '../entries/read-entries.ts';
import type { PersonPorts } from './read-person-context.ts';

type Read = { tags: string[]; entries: (DiaryEntry & { id: string })[] };

async function read(db: Database, actor: Person, readTags: PersonPorts['readTags']): Promise<Read> {
  const names = new Map((await readTags(actor, db)).map(({ id, name }) => [id, name]));
  const rows = await entryQueries.listAllScored(db, actor.owner, {});
  return {
    tags: [...names.values()],
    entries: rows.map(({ id, localDate, recordedAt, offsetMinutes, score, tagIds, source }) => ({
      id,
      date: localDate,
      recordedAt,
      offsetMinutes,
      score,
      source,
      tags: tagIds.flatMap((tag) => names.get(tag) ?? []),
    })),
  };
}

const withoutId = ({ id: _id, ...entry }: DiaryEntry & { id: string }): DiaryEntry => entry;

/** Reads scores and tags of a person's whole diary, without notes. */
async function readDiary(db: Database, actor: Person, readTags: PersonPorts['readTags']): Promise<Diary> {
  const { tags, entries } = await read(db, actor, readTags);
  return { tags, entries: entries.map(withoutId) };
}

/** Reads the person's entries with these ids. */
async function readDiaryEntries(
  db: Database,
  actor: Person,
  readTags: PersonPorts['readTags'],
  ids: ReadonlySet<string>,
): Promise<DiaryEntry[]> {
  if (ids.size === 0) return [];
  const { entries } = await read(db, actor, readTags);
  return entries.filter(({ id }) => ids.has(id)).map(withoutId);
}

/** What a reply may read about the person on request. The external service gets none of it. */
export type PersonReads = Pick<
  ReplyRequest,
  'readDiary' | 'findEntriesWith' | 'readScreenings' | 'readHealthAnswers'
> & { readDoses: () => Promise<DoseDiary> };

type Ports = PersonPorts & {
  readScreenings: (actor: Person) => Promise<readonly Screening[]>;
  readDoses: (actor: Person) => Promise<DoseDiary>;
  /** Ids of the entries whose note contains all the words. */
  findNotesWith: (actor: Person, words: string) => Promise<ReadonlySet<string>>;
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

const healthOf = ({
  sleepQuality,
  sleepIssues,
  treatmentDetails,
  psychiatricMedications,
}: UserData): HealthAnswers => ({
  sleepQuality: textOf(sleepQuality),
  sleepIssues: Array.isArray(sleepIssues) ? sleepIssues.filter((one) => typeof one === 'string') : [],
  treatments: textOf(treatmentDetails),
  medications: textOf(psychiatricMedications),
});

const resultsOf = (screenings: readonly Screening[]): ScreeningResult[] =>
  screenings
    .map(({ instrument, localDate, score, takenAt }) => ({ instrument, date: localDate, score, takenAt }))
    .sort((one, other) => one.takenAt - other.takenAt)
    .map(({ takenAt: _takenAt, ...result }) => result);

/** Reads of one person's data, each only when a reply asks for it. */
export const personReads =
  (db: Database, { readTags, readAnswers, readScreenings, readDoses, findNotesWith }: Ports) =>
  (actor: Person): PersonReads => ({
    readDiary: () => readDiary(db, actor, readTags),
    findEntriesWith: async (words) => readDiaryEntries(db, actor, readTags, await findNotesWith(actor, words)),
    readScreenings: async () => resultsOf(await readScreenings(actor)),
    readDoses: () => readDoses(actor),
    readHealthAnswers: async () => healthOf(await readAnswers(actor, db)),
  });
