import AdmZip from 'adm-zip';
import type { ReadDiary, ReadOptions } from '../diary/diary.ts';
import { readDiary } from '../read-diary.ts';

export const CSV_HEADER = 'full_date,date,weekday,time,mood,activities,scales,note_title,note';

export const OPTIONS: ReadOptions = {
  source: 'daylio',
  fileName: 'daylio_export_2024_03_15.csv',
  maxUnpackedBytes: 20_000_000,
  maxTextBytes: 10_000_000,
  maxEntries: 20_000,
};

const asBytes = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** Reads a file whose content is given as text or bytes. */
export const read = (content: string | Uint8Array, options: Partial<ReadOptions> = {}): ReadDiary =>
  readDiary(asBytes(content), { ...OPTIONS, ...options });

/** Reads a file that must not be refused. */
export function readWhole(content: string | Uint8Array, options: Partial<ReadOptions> = {}) {
  const diary = read(content, options);
  if (!diary.ok) throw new Error(`The file is refused: ${diary.code}`);
  return diary;
}

/** Daylio's CSV with the given rows. */
export const csv = (...rows: string[]): string => [CSV_HEADER, ...rows, ''].join('\n');

export function zip(files: Record<string, string | Uint8Array>): Uint8Array {
  const archive = new AdmZip();
  for (const [path, content] of Object.entries(files)) archive.addFile(path, Buffer.from(asBytes(content)));
  return archive.toBuffer();
}

/** The five moods of a new installation of Daylio. */
export const MOODS = [1, 2, 3, 4, 5].map((id) => ({
  id,
  custom_name: '',
  mood_group_id: id,
  mood_group_order: 0,
  icon_id: id,
  predefined_name_id: id,
  state: 0,
}));

/** An entry of a backup: 15 March 2024, 22:10. */
export const ENTRY = {
  id: 1,
  minute: 10,
  hour: 22,
  day: 15,
  month: 2,
  year: 2024,
  datetime: 1_710_551_400_000,
  timeZoneOffset: -10_800_000,
  mood: 2,
  note: 'Dia leve',
  note_title: '',
  tags: [] as number[],
  assets: [],
};

/** Daylio's backup: an archive with the JSON as Base64, and other files. */
export const backup = (json: object, files: Record<string, string> = {}): Uint8Array =>
  zip({ 'backup.daylio': Buffer.from(JSON.stringify(json)).toString('base64'), ...files });
