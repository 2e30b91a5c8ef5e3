import { cleanText } from '@alento/diary-import/text/clean-text';
import { limitedNote } from '@alento/diary-import/text/limited-text';
import type { ImportSource } from '@alento/domain/my-data/kinds';
import { DAY_MS } from '@alento/domain/time/local-date';
import type { Person } from '../../../access/person.ts';
import { openNote } from '../../../crypto/note-context.ts';
import { keyedName } from '../../../crypto/seal.ts';
import type { Database } from '../../../db/database.ts';
import { findForeignAt, readNotes } from '../../../entries/entry-batches.ts';
import type { PlannedImport } from '../../../sealed-json/import.ts';
import { timeSlices } from './time-slices.ts';

/** Entries per query that are compared with the diary. */
const COMPARED = 25;

/** Maximum number of other entries of the same moments that are looked at for them. */
const OTHERS_MAX = 100;

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

/** Whether two entries of a moment are the same by their notes. Entries without a note are. */
const hasSameWords = (inFile: string, inDiary: string): boolean =>
  inFile === inDiary || (inFile !== '' && !isChanged(inFile, inDiary));

/** Noon stands for an unknown hour of Daylio too, so that its entries at noon may be different ones. */
const isAtNoon = ({ at, offsetMinutes, source }: PlannedImport): boolean =>
  source === 'daylio' && (at + offsetMinutes * 60_000) % DAY_MS === DAY_MS / 2;

const momentOf = (source: string, at: number): string => `${source} ${at}`;

/**
 * Compares the entries of a file with the diary. An entry of another app can have another id there, if the diary has it
 * from the export of another account: then its app, its moment and its note tell that it is the same. Changed entries
 * get the hash of the note that they may replace. Entries of another app that share their moment, in the file or in the
 * diary, get none, because there only their order tells them apart.
 */
export async function compareWithDiary(
  db: Database,
  actor: Person,
  source: ImportSource,
  planned: readonly PlannedImport[],
): Promise<{ known: number; changed: number; planned: PlannedImport[] }> {
  const atMoment = Map.groupBy(planned, ({ at }) => at);
  const taken = new Set(planned.map(({ id }) => id));
  const nextSlice = timeSlices();
  const compared = { known: 0, changed: 0, planned: [] as PlannedImport[] };
  for (let from = 0; from < planned.length; from += COMPARED) {
    const slice = planned.slice(from, from + COMPARED);
    const ids = slice.map(({ id }) => id);
    const moments = [...new Set(slice.map(({ at }) => at))].map((at) => new Date(at));
    const notes = await readNotes(db, actor, ids);
    const others = Map.groupBy(await findForeignAt(db, actor.owner, moments, ids, OTHERS_MAX), (row) =>
      momentOf(row.source, row.recordedAt.getTime()),
    );
    for (const entry of slice) {
      await nextSlice();
      const rest = (others.get(momentOf(entry.source, entry.at)) ?? []).filter(({ id }) => !taken.has(id));
      const isAlone = atMoment.get(entry.at)?.length === 1 && rest.length < 2;
      const was = notes.get(entry.id);
      const same =
        was === undefined
          ? rest
              .map((row) => ({ id: row.id, note: openNote(actor.userKey(), actor.owner.userId, row) }))
              .find(({ note }) => (isAlone && !isAtNoon(entry)) || hasSameWords(entry.note, note))
          : { id: entry.id, note: was };
      if (!same) {
        compared.planned.push(entry);
        continue;
      }
      taken.add(same.id);
      compared.known += 1;
      const mayReplace = was === undefined ? isAlone : source === 'alento' || (isAlone && rest.length === 0);
      const isReplaced = mayReplace && isChanged(entry.note, same.note);
      if (isReplaced) compared.changed += 1;
      compared.planned.push({ ...entry, id: same.id, ...(isReplaced ? { replaces: noteHash(actor, same.note) } : {}) });
    }
  }
  return compared;
}
