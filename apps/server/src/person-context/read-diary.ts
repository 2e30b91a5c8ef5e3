import type { Diary, DiaryEntry } from '@alento/domain/assistant/person-context';
import type { Person } from '../access/person.ts';
import type { Database } from '../db/database.ts';
import { entries as diary } from '../diary/read-entries.ts';
import type { PersonPorts } from './read-person-context.ts';

type Read = { tags: string[]; entries: (DiaryEntry & { id: string })[] };

async function read(db: Database, actor: Person, readTags: PersonPorts['readTags']): Promise<Read> {
  const names = new Map((await readTags(actor, db)).map(({ id, name }) => [id, name]));
  const rows = await diary.listAllScored(db, actor.owner, {});
  return {
    tags: [...names.values()],
    entries: rows.map(({ id, localDate, recordedAt, offsetMinutes, score, tagIds }) => ({
      id,
      date: localDate,
      recordedAt: recordedAt.getTime(),
      offsetMinutes,
      score,
      tags: tagIds.flatMap((tag) => names.get(tag) ?? []),
    })),
  };
}

const withoutId = ({ id: _id, ...entry }: DiaryEntry & { id: string }): DiaryEntry => entry;

/** Reads scores and tags of a person's whole diary, without notes. */
export async function readDiary(db: Database, actor: Person, readTags: PersonPorts['readTags']): Promise<Diary> {
  const { tags, entries } = await read(db, actor, readTags);
  return { tags, entries: entries.map(withoutId) };
}

/** Reads the person's entries with these ids. */
export async function readDiaryEntries(
  db: Database,
  actor: Person,
  readTags: PersonPorts['readTags'],
  ids: ReadonlySet<string>,
): Promise<DiaryEntry[]> {
  if (ids.size === 0) return [];
  const { entries } = await read(db, actor, readTags);
  return entries.filter(({ id }) => ids.has(id)).map(withoutId);
}
