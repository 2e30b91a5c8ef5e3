import { cleanText } from '@alento/diary-import/text/clean-text';
import { limitedNote } from '@alento/diary-import/text/limited-text';
import type { ImportSource } from '@alento/domain/my-data/kinds';
import type { Person } from '../../../access/person.ts';
import { noteContext } from '../../../crypto/note-context.ts';
import { keyedName, unseal } from '../../../crypto/seal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { entryQueries } from '../../../entries/read-entries.ts';
import type { PlannedImport } from '../../../sealed-json/import.ts';
import { timeSlices } from './time-slices.ts';

/** Entries per query that are compared with the diary. */
const COMPARED = 25;

/** The notes of those of these entries that are in the diary, by id; empty without a note. */
export async function notesInDiary(
  runner: Database | Transaction,
  actor: Person,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = ids.length > 0 ? await entryQueries.findAll(runner, actor.owner, ids) : [];
  const userKey = actor.userKey();
  return new Map(
    rows.map(({ id, note }) => [id, note ? unseal(userKey, noteContext(actor.owner.userId, id), note) : '']),
  );
}

/** A keyed hash of a note, by which the import recognises that it wasn't edited since the preview. */
export const noteHash = (actor: Person, note: string): string => keyedName(actor.userKey(), `note:${note}`);

/**
 * Whether a file has another note than the diary. A file without a note changes nothing, so that an import removes no
 * words, and neither does one that lacks the last line: Daylio's backup has no scales, which its table has.
 */
function isChanged(inFile: string, inDiary: string): boolean {
  if (inFile === '' || inFile === inDiary) return false;
  const before = limitedNote(cleanText(inDiary));
  if (inFile === before) return false;
  return !(before.startsWith(`${inFile}\n`) && !before.slice(inFile.length + 1).includes('\n'));
}

/**
 * Compares the entries of a file with the diary. Changed ones get the hash of the note that they may replace. Entries of
 * another app that share their moment get none, because there only their order tells them apart.
 */
export async function compareWithDiary(
  db: Database,
  actor: Person,
  source: ImportSource,
  planned: readonly PlannedImport[],
): Promise<{ known: number; changed: number; planned: PlannedImport[] }> {
  const atMoment = Map.groupBy(planned, ({ at }) => at);
  const nextSlice = timeSlices();
  const compared = { known: 0, changed: 0, planned: [] as PlannedImport[] };
  for (let from = 0; from < planned.length; from += COMPARED) {
    const slice = planned.slice(from, from + COMPARED);
    const notes = await notesInDiary(
      db,
      actor,
      slice.map(({ id }) => id),
    );
    for (const entry of slice) {
      await nextSlice();
      const was = notes.get(entry.id);
      const isAlone = source === 'alento' || atMoment.get(entry.at)?.length === 1;
      const replaces = was !== undefined && isAlone && isChanged(entry.note, was) ? noteHash(actor, was) : null;
      if (was !== undefined) compared.known += 1;
      if (replaces !== null) compared.changed += 1;
      compared.planned.push(replaces === null ? entry : { ...entry, replaces });
    }
  }
  return compared;
}
