import { type ReadDiary, type ReadOptions, refuseFile } from '../diary/diary.ts';
import { decodeText } from '../file/decode-text.ts';
import { isZip, unzipOne } from '../file/unzip.ts';
import { backupJson, readDaylioBackup } from './daylio-backup.ts';
import { readDaylioCsv } from './daylio-csv.ts';

const BACKUP_FILE = 'backup.daylio';

/** Selects the diary of an archive: that of a backup, or a CSV file that somebody packed. */
function chooseDiary(paths: string[]): string | null {
  const backup = paths.find((path) => path.split('/').at(-1)?.toLowerCase() === BACKUP_FILE);
  if (backup) return backup;
  const tables = paths.filter((path) => path.toLowerCase().endsWith('.csv'));
  return tables.length === 1 ? (tables[0] ?? null) : null;
}

function readText(bytes: Uint8Array, options: ReadOptions): ReadDiary {
  if (bytes.length > options.maxUnpackedBytes) return refuseFile('FILE_TOO_LARGE');
  const text = decodeText(bytes);
  if (text.trim() === '') return refuseFile('FILE_EMPTY');
  const json = backupJson(text);
  if (json !== null) return readDaylioBackup(json, options);
  const table = readDaylioCsv(text, options);
  const isDamagedBackup = !table.ok && table.code === 'FILE_OF_ANOTHER_KIND' && isBackupName(options.fileName);
  return isDamagedBackup ? refuseFile('FILE_UNREADABLE') : table;
}

const isBackupName = (fileName: string): boolean => fileName.toLowerCase().endsWith('.daylio');

/** Reads a file of Daylio: the CSV export, or a backup, which is a ZIP archive with Base64 of JSON in it. */
export function readDaylio(bytes: Uint8Array, options: ReadOptions): ReadDiary {
  if (!isZip(bytes)) return readText(bytes, options);
  const unzipped = unzipOne(bytes, { maxUnpackedBytes: options.maxUnpackedBytes, choose: chooseDiary });
  return unzipped.ok ? readText(unzipped.bytes, { ...options, fileName: unzipped.name }) : unzipped;
}
