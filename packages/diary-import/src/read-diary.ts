import { NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { IMPORT_NAMES_MAX } from '@alento/domain/my-data/limits';
import { characterCount, fitsWithin } from '@alento/domain/text/plain-text';
import { readAlento } from './alento/read-alento.ts';
import { backupJson, readDaylioBackup } from './daylio/daylio-backup.ts';
import { readDaylioCsv } from './daylio/daylio-csv.ts';
import {
  type ForeignActivity,
  type ForeignEntry,
  type ForeignSource,
  type Problem,
  type ReadDiary,
  type ReadOptions,
  refuseFile,
  type WholeDiary,
} from './diary/diary.ts';
import { PROBLEM_COPY } from './diary/problems.copy.ts';
import { decodeText } from './file/decode-text.ts';
import { isZip, unzipOne } from './file/unzip.ts';
import { readPixels } from './pixels/read-pixels.ts';
import { limitedComment, limitedNote } from './text/limited-text.ts';

const BACKUP_FILE = 'backup.daylio';

/** Selects the diary of an archive: that of a backup, or a backup or a CSV file that somebody packed. */
function chooseDiary(paths: string[]): string | null {
  const backup = paths.find((path) => path.split('/').at(-1)?.toLowerCase() === BACKUP_FILE);
  if (backup) return backup;
  const only = (ending: string): string | null => {
    const files = paths.filter((path) => path.toLowerCase().endsWith(ending));
    return files.length === 1 ? (files[0] ?? null) : null;
  };
  return only('.daylio') ?? only('.csv');
}

function readText(bytes: Uint8Array, options: ReadOptions, packed: number): ReadDiary {
  if (bytes.length > options.maxUnpackedBytes) return refuseFile('FILE_TOO_LARGE');
  const text = decodeText(bytes);
  if (text.trim() === '') return refuseFile('FILE_EMPTY');
  const json = backupJson(text);
  if (json !== null) return readDaylioBackup(json, options, packed);
  const table = readDaylioCsv(text, options);
  const isDamagedBackup = !table.ok && table.code === 'FILE_OF_ANOTHER_KIND' && isBackupName(options.fileName);
  return isDamagedBackup ? refuseFile('FILE_UNREADABLE') : table;
}

const isBackupName = (fileName: string): boolean => fileName.toLowerCase().endsWith('.daylio');

/** A photo or a recording in an archive. */
const ASSET = /(?:^|\/)assets\//i;
/** How many archives may be around a diary: that of a backup, and one that a program packed it in. */
const ARCHIVES_MAX = 2;

/** Reads a file of Daylio: the CSV export, or a backup, which is a ZIP archive with Base64 of JSON in it. */
function readDaylio(bytes: Uint8Array, options: ReadOptions, archives = 0, packed = 0): ReadDiary {
  if (archives === ARCHIVES_MAX || !isZip(bytes)) return readText(bytes, options, packed);
  const unzipped = unzipOne(bytes, { maxUnpackedBytes: options.maxUnpackedBytes, choose: chooseDiary });
  if (!unzipped.ok) return unzipped;
  const assets = unzipped.paths.filter((path) => ASSET.test(path)).length;
  return readDaylio(unzipped.bytes, { ...options, fileName: unzipped.name }, archives + 1, packed + assets);
}

const READERS: Record<ForeignSource, (bytes: Uint8Array, options: ReadOptions) => ReadDiary> = {
  daylio: readDaylio,
  pixels: readPixels,
  alento: readAlento,
};

type Texts = { entries: readonly ForeignEntry[]; activities: readonly ForeignActivity[] };

function* textsOf({ entries, activities }: Texts): Generator<string> {
  for (const { name } of activities) yield name;
  for (const { mood, note, activities: names, own } of entries) yield* [mood, note, own?.analysis ?? '', ...names];
}

/**
 * Whether a diary has too much text. A small archive can hold some hundred megabytes of it, and a name that is written
 * once can belong to every entry.
 */
function hasMoreText(diary: Texts, max: number): boolean {
  let sum = 0;
  for (const text of textsOf(diary)) {
    sum += Buffer.byteLength(text);
    if (sum > max) return true;
  }
  return false;
}

/** The diary with its texts as long as an import keeps them. A shortened note is a problem of its line. */
function withLimitedTexts(diary: WholeDiary): WholeDiary {
  const problems: Problem[] = [];
  const entries = diary.entries.map((entry): ForeignEntry => {
    const { line, own } = entry;
    const note = limitedNote(entry.note);
    if (note !== entry.note) problems.push({ line, message: PROBLEM_COPY.noteCut(characterCount(note)) });
    else if (!fitsWithin(note, NOTE_MAX)) problems.push({ line, message: PROBLEM_COPY.noteLong });
    return { ...entry, note, ...(own ? { own: { ...own, analysis: limitedComment(own.analysis) } } : {}) };
  });
  return { ...diary, entries, problems: [...diary.problems, ...problems].sort((a, b) => a.line - b.line) };
}

/**
 * Reads a diary of another app. It blocks the thread: a server calls `readDiaryInWorker`. No content of a file makes it
 * throw; what can't be read is a refusal of the file or a problem of a line.
 */
export function readDiary(bytes: Uint8Array, options: ReadOptions): ReadDiary {
  if (bytes.length === 0) return refuseFile('FILE_EMPTY');
  const diary = READERS[options.source](bytes, options);
  if (!diary.ok) return diary;
  const hasMoreNames = Math.max(diary.scale.length, diary.activities.length) > IMPORT_NAMES_MAX;
  return hasMoreNames || hasMoreText(diary, options.maxTextBytes)
    ? refuseFile('FILE_TOO_COMPLEX')
    : withLimitedTexts(diary);
}
