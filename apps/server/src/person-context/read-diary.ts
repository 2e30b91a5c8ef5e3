import type { Diary } from '@alento/domain/assistant/person-context';
import type { Person } from '../access/person.ts';
import type { Database } from '../db/database.ts';
import { entries as diary } from '../diary/read-entries.ts';
import type { PersonPorts } from './read-person-context.ts';

/** Reads scores and tags of a person's whole diary, without notes. */
export async function readDiary(db: Database, actor: Person, readTags: PersonPorts['readTags']): Promise<Diary> {
  const names = new Map((await readTags(actor, db)).map(({ id, name }) => [id, name]));
  const rows = await diary.listAllScored(db, actor.owner, {});
  return {
    tags: [...names.values()],
    entries: rows.map(({ localDate, recordedAt, offsetMinutes, score, tagIds }) => ({
      date: localDate,
      recordedAt: recordedAt.getTime(),
      offsetMinutes,
      score,
      tags: tagIds.flatMap((id) => names.get(id) ?? []),
    })),
  };
}
