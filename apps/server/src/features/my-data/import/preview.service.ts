import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ImportPreview } from '@alento/contract/my-data/imports';
import type { Problem, ReadDiary, RefusalCode } from '@alento/diary-import/diary/diary';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { ImportSource } from '@alento/domain/my-data/kinds';
import { IMPORT_PROBLEMS_MAX } from '@alento/domain/my-data/limits';
import { accept, type Result, refuse } from '@alento/domain/result';
import { localDateOf } from '@alento/domain/time/local-date';
import type { Person } from '../../../access/person.ts';
import type { Store, Transaction } from '../../../db/database.ts';
import { entryQueries } from '../../../entries/read-entries.ts';
import { createdBefore, onceWithin, type Repeatable } from '../../../idempotency/idempotency.ts';
import { IMPORT_PART, type ImportContent, type PlannedImport } from '../../../sealed-json/import.ts';
import { inTime, type Turns } from '../../../work-thread/turns.ts';
import { compareWithDiary } from './changed-notes.ts';
import { importCopy } from './import.copy.ts';
import { openImport, presentPreview, sealImport } from './import.presenter.ts';
import { type ImportRow, importRepository } from './import.repository.ts';
import { planEntries } from './plan-entries.ts';
import { proposeTags } from './plan-tags.ts';
import { timeSlices } from './time-slices.ts';

/** Time to read a file, including the wait for other files, ms. */
const READ_MS = 60_000;
/** Maximum number of entries of a batch. The entries of a batch are added in one transaction. */
const PART_ENTRIES = 25;
/** Maximum size of a batch of several entries as JSON, bytes. With its brackets it is padded to 256 kB when stored. */
const PART_BYTES = 256 * 1024 - 100;

const REFUSED_AS = {
  FILE_EMPTY: 'IMPORT_FILE_EMPTY',
  FILE_TOO_LARGE: 'IMPORT_FILE_TOO_LARGE',
  FILE_UNREADABLE: 'IMPORT_FILE_UNREADABLE',
  FILE_OF_ANOTHER_KIND: 'IMPORT_FILE_OF_ANOTHER_KIND',
  FILE_HAS_NO_ENTRIES: 'IMPORT_FILE_WITHOUT_ENTRIES',
  FILE_TOO_MANY_ENTRIES: 'IMPORT_FILE_TOO_MANY_ENTRIES',
  FILE_TOO_COMPLEX: 'IMPORT_FILE_TOO_COMPLEX',
  FILE_ENCRYPTED: 'IMPORT_FILE_ENCRYPTED',
} as const satisfies Record<RefusalCode, ErrorCode>;

export type FileToImport = { source: ImportSource; fileName: string; bytes: Uint8Array };

type Deps = Store & {
  turns: Turns;
  /** Reads a file in a thread of its own. */
  readFile: (file: FileToImport, today: string) => Promise<ReadDiary>;
  /** The person's tags. */
  readTags: (actor: Person) => Promise<{ id: string; name: string }[]>;
};

/** The problems of a preview, by line. If there are too many, the last one says how many are left out. */
function limited(problems: readonly Problem[]): Problem[] {
  const sorted = problems.toSorted((a, b) => a.line - b.line);
  if (sorted.length <= IMPORT_PROBLEMS_MAX) return sorted;
  const firstProblems = sorted.slice(0, IMPORT_PROBLEMS_MAX - 1);
  return [...firstProblems, { line: 0, message: importCopy.moreProblems(sorted.length - firstProblems.length) }];
}

/** The first entries after a place, as many as a batch has. */
function partAt(planned: readonly PlannedImport[], from: number): PlannedImport[] {
  const part: PlannedImport[] = [];
  let bytes = 0;
  for (const entry of planned.slice(from, from + PART_ENTRIES)) {
    bytes += Buffer.byteLength(JSON.stringify(entry)) + 1;
    if (part.length > 0 && bytes > PART_BYTES) break;
    part.push(entry);
  }
  return part;
}

/** Counts the names that entries have, the most frequent first. */
async function countNames(
  planned: readonly PlannedImport[],
  namesOf: (entry: PlannedImport) => readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const nextSlice = timeSlices();
  for (const entry of planned) {
    await nextSlice();
    for (const name of namesOf(entry)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map([...counts].sort(([, a], [, b]) => b - a));
}

/** Reads files of other apps and stores what they contain until the person confirms. Nothing is added to the diary. */
export function importPreviewService({ db, clock, turns, readFile, readTags }: Deps) {
  async function storeParts(actor: Person, id: string, planned: readonly PlannedImport[]): Promise<void> {
    const userKey = actor.userKey();
    for (let from = 0, position = 0; from < planned.length; position += 1) {
      const entries = partAt(planned, from);
      const rowId = `${actor.owner.userId}/${id}/${position}`;
      await importRepository.insertPart(db, actor.owner, id, position, IMPORT_PART.seal(userKey, rowId, { entries }));
      from += entries.length;
      await setImmediate();
    }
  }

  /** The preview that an earlier request created, as it answered. */
  async function storedPreview(actor: Person, [id = '']: readonly string[]): Promise<Result<ImportPreview>> {
    const row = await importRepository.find(db, actor.owner, id);
    if (!row) return refuse('IDEMPOTENT_RESULT_GONE');
    const content = openImport(actor, row);
    // The first request is still storing its entries in another process, or was interrupted by that.
    if (row.total === 0 && content.days > 0) return refuse('IMPORT_RUNNING');
    return accept(presentPreview(row, content));
  }

  async function preview(
    actor: Person,
    file: FileToImport,
    repeatable: Repeatable | null,
  ): Promise<Result<ImportPreview>> {
    // In the turn, so that a repeated request waits until the first one has stored everything.
    const before = repeatable && (await createdBefore(db, actor, repeatable));
    if (before) return before.ok ? storedPreview(actor, before.value) : before;
    const now = clock();
    const read = await readFile(file, localDateOf(now, actor.timeZone));
    if (!read.ok) return refuse(REFUSED_AS[read.code]);
    const { source, fileName } = file;
    const onboardingId = (await entryQueries.findOnboarding(db, actor.owner))?.id;
    const options = { source, timeZone: actor.timeZone, now, userKey: actor.userKey(), onboardingId };
    const { planned, problems } = await planEntries(read.entries, options);
    const moods = await countNames(planned, ({ mood }) => [mood]);
    const activities = await countNames(planned, ({ activities }) => activities);
    // A tag of Alento that no entry has is a part of the diary too.
    if (source === 'alento') for (const { name } of read.activities) activities.set(name, activities.get(name) ?? 0);
    if (planned.length === 0 && read.problems.length + problems.length === 0)
      return refuse('IMPORT_FILE_WITHOUT_ENTRIES');
    const days = new Set(planned.map(({ localDate }) => localDate));
    const sortedDays = [...days].sort();
    const looks = new Map(read.activities.map(({ name, entries: _, ...look }) => [name, look]));
    const compared = await compareWithDiary(db, actor, source, planned);
    const content: ImportContent = {
      fileName,
      days: days.size,
      known: compared.known,
      changed: compared.changed,
      update: 0,
      updated: 0,
      since: sortedDays[0] ?? null,
      until: sortedDays.at(-1) ?? null,
      scale: read.scale.flatMap(({ name, score }) => {
        const entries = moods.get(name);
        return entries === undefined ? [] : [{ name, entries, score }];
      }),
      tags: proposeTags(
        [...activities].map(([name, entries]) => ({ name, entries, ...looks.get(name) })),
        await readTags(actor),
      ),
      problems: limited([
        ...(read.duplicates > 0 ? [{ line: 0, message: importCopy.duplicates(read.duplicates) }] : []),
        ...read.problems,
        ...problems,
      ]),
      createdTags: [],
      showsHelp: 0,
    };
    const id = randomUUID();
    const row: ImportRow = {
      id,
      source,
      status: 'preview',
      done: 0,
      total: 0,
      created: 0,
      content: sealImport(actor, id, content),
      createdAt: new Date(now),
      startedAt: null,
      finishedAt: null,
    };
    const replace = async (tx: Transaction): Promise<Result<ImportPreview | null>> => {
      await importRepository.removePreviews(tx, actor.owner);
      await importRepository.insert(tx, actor.owner, row);
      return accept(null);
    };
    const again = (ids: string[]) => storedPreview(actor, ids);
    const earlier = await onceWithin(db, actor, repeatable, { ids: [id], now }, replace, again);
    if (!earlier.ok) return earlier;
    if (earlier.value) return accept(earlier.value);
    await storeParts(actor, id, compared.planned);
    // The number of entries is set last, so that a preview whose storing was interrupted can't be confirmed.
    await importRepository.update(db, actor.owner, id, { total: planned.length });
    return accept(presentPreview({ ...row, total: planned.length }, content));
  }

  return {
    /** Reads a file and replaces the person's earlier preview. */
    async create(actor: Person, file: FileToImport, repeatable: Repeatable | null): Promise<Result<ImportPreview>> {
      if (file.bytes.length === 0) return refuse('IMPORT_FILE_EMPTY');
      if (await importRepository.isRunning(db, actor.owner)) return refuse('IMPORT_RUNNING');
      const reading = turns.readFile(AbortSignal.timeout(READ_MS), () => preview(actor, file, repeatable));
      // Files of all people are read in one queue.
      const read = await inTime('UNAVAILABLE', reading, refuse('UNAVAILABLE'));
      return read.ok ? read.value : read;
    },
  };
}
