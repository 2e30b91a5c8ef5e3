import { cleanText } from '@alento/diary-import/text/clean-text';
import type { Person } from '../../../access/person.ts';
import { noteContext } from '../../../crypto/note-context.ts';
import { unseal } from '../../../crypto/seal.ts';
import type { Database } from '../../../db/database.ts';
import { entries as diary } from '../../../diary/read-entries.ts';
import type { PlannedImport } from '../../../sealed-documents/import.ts';
import { keptNote } from './plan-entries.ts';

/** An entry of the diary with the note that it has in the file. */
export type ChangedNote = { id: string; at: number; score: number; note: string };

/**
 * Compares entries of a file with the diary: how many are known, and which of these have another note in the file. An
 * entry without a note in the file is not changed, so that an import never removes what a person wrote.
 */
export async function compareWithDiary(
  db: Database,
  actor: Person,
  planned: readonly PlannedImport[],
): Promise<{ known: number; changed: ChangedNote[] }> {
  const { owner } = actor;
  const userKey = actor.userKey();
  const notes = new Map(planned.map(({ id, note }) => [id, note]));
  const rows = await diary.findAll(db, owner, [...notes.keys()]);
  const changed = rows.flatMap(({ id, score, recordedAt, note: sealed }): ChangedNote[] => {
    const note = notes.get(id) ?? '';
    const was = sealed ? unseal(userKey, noteContext(owner.userId, id), sealed) : '';
    return note === '' || note === keptNote(cleanText(was)) ? [] : [{ id, at: recordedAt.getTime(), score, note }];
  });
  return { known: rows.length, changed };
}
