import { Readable } from 'node:stream';
import type { ExportEntry } from '@alento/contract/my-data/export-document';
import { MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import type { DataCounts } from '@alento/domain/my-data/kinds';
import { localDateOf } from '@alento/domain/time/local-date';
import { stringify } from 'csv-stringify/sync';
import { ZipFile } from 'yazl';
import { entryQueries } from '../../../entries/read-entries.ts';
import type { FileStore } from '../../../integrations/files/file-store.ts';
import { countKinds } from '../overview/count-kinds.ts';
import { readAttachmentFile } from './data/attachment-data.ts';
import type { Reading } from './data/reading.ts';
import { type StoredData, storedDataOf } from './data/stored-data.ts';
import { documentText } from './files/document-file.ts';
import { doseTableCopy, fileNames, readMeText, tableCopy } from './files/files.copy.ts';
import { wallClockOf } from './files/wall-clock.ts';
import { pageHtml } from './page/page-html.ts';
import type { ReasonText } from './page/section.ts';

/** A file of an archive: text, or bytes that are compressed already. It is read when its turn comes. */
type ArchiveFile =
  | { name: string; text: () => AsyncIterable<string> | Iterable<string> }
  | { name: string; bytes: () => AsyncIterable<Uint8Array> };

/** Length of the text that is written or compressed at once, UTF-16 units. */
const CHUNK = 64 * 1024;
/** Regular file that only its owner may read and write. */
const MODE = 0o100600;

/** Joins short texts, because each piece that goes through a stream takes time. */
async function* joined(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  let waiting: string[] = [];
  let length = 0;
  for await (const text of texts) {
    waiting.push(text);
    length += text.length;
    if (length < CHUNK) continue;
    yield Buffer.from(waiting.join(''));
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.from(waiting.join(''));
}

/**
 * A ZIP archive of the files as a stream of bytes. A file is read as fast as the archive is, one after the other, and
 * compressed outside the event loop.
 *
 * @throws what reading a file throws
 */
export async function* archiveOf(files: readonly ArchiveFile[], madeAt: number): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let reading: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const file of files)
    zip.addReadStreamLazy(file.name, { mtime: new Date(madeAt), mode: MODE, compress: 'text' in file }, (give) => {
      reading = Readable.from('text' in file ? joined(file.text()) : file.bytes(), { objectMode: false });
      // Without this, the error of a file that can't be read would end the process.
      reading.on('error', (error) => output.destroy(error));
      give(null, reading);
    });
  zip.end();
  try {
    yield* output as AsyncIterable<Buffer>;
  } finally {
    reading?.destroy();
    output.destroy();
  }
}

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Maximum number of rows that are written at once. */
const ROWS = 200;

/**
 * The delimiter is a semicolon, which spreadsheets with Brazilian settings expect. Values that a spreadsheet would
 * compute as a formula get an apostrophe in front (OWASP, "CSV Injection"). The library quotes a line break only if it is
 * the record delimiter, so any other one is matched here.
 */
const OPTIONS = {
  delimiter: ';',
  record_delimiter: 'windows',
  escape_formulas: true,
  quoted_match: /[\r\n]/,
} as const;

type Row = readonly (string | number)[];

/** The text of a CSV file in pieces: the columns, and a row for each item. */
async function* csvText<T>(
  columns: readonly string[],
  items: AsyncIterable<T>,
  rowOf: (item: T) => Row,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + stringify([[...columns]], OPTIONS);
  let rows: Row[] = [];
  let length = 0;
  for await (const item of items) {
    const row = rowOf(item);
    rows.push(row);
    length += row.reduce<number>((sum, value) => sum + String(value).length, 0);
    if (rows.length < ROWS && length < CHUNK) continue;
    yield stringify(rows, OPTIONS);
    rows = [];
    length = 0;
  }
  if (rows.length > 0) yield stringify(rows, OPTIONS);
}

/** Offset as `UTC-03:00`. */
function zoneText(offsetMinutes: number): string {
  const minutes = Math.abs(offsetMinutes);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `UTC${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const rowOf = (entry: ExportEntry, tagNames: ReadonlyMap<string, string>): (string | number)[] => [
  entry.localDate,
  wallClockOf(entry) ?? '',
  zoneText(entry.offsetMinutes),
  entry.score,
  MOOD_LABELS[entry.score] ?? '',
  entry.tags.flatMap((id) => tagNames.get(id) ?? []).join(' | '),
  entry.note,
  tableCopy.sources[entry.source],
];

/** The text of `registros.csv` in pieces: a row for each entry, newest first. */
export function entriesText({ tags, entries }: Pick<StoredData, 'tags' | 'entries'>): AsyncGenerator<string> {
  const tagNames = new Map(tags.map(({ id, name }) => [id, name]));
  return csvText(tableCopy.columns, entries(), (entry) => rowOf(entry, tagNames));
}

/** The text of `remedios.csv` in pieces: a row for each dose that was noted, newest day first. */
function dosesText({
  medications,
  medicationDoses,
}: Pick<StoredData, 'medications' | 'medicationDoses'>): AsyncGenerator<string> {
  const known = new Map(medications.map((medicine) => [medicine.id, medicine]));
  return csvText(doseTableCopy.columns, medicationDoses(), ({ medicationId, date, time, status }) => {
    const medicine = known.get(medicationId);
    return [date, time ?? '', medicine?.name ?? '', medicine?.dose ?? '', doseTableCopy.statuses[status]];
  });
}

/**
 * The archive of everything that is kept about a person, as a stream of bytes. Rows are read in batches while it is
 * written, not at one moment: what a person changes meanwhile may be in one file and not in another.
 *
 * @param madeAt ms epoch.
 * @param written called with the number of kinds that are written so far.
 * @param lostFile called for each photo or voice note whose file isn't whole.
 */
export async function* exportArchive(
  reading: Reading,
  stored: FileStore,
  reasonText: ReasonText,
  madeAt: number,
  written: (done: number) => Promise<void>,
  lostFile: () => void,
): AsyncGenerator<Uint8Array> {
  const { db, person } = reading;
  const data = await storedDataOf(reading);
  const counts = Object.fromEntries(
    (await countKinds(db, person)).map(({ kind, count }) => [kind, count]),
  ) as DataCounts;
  const months = await entryQueries.months(db, person.owner);
  const files: ArchiveFile[] = [
    { name: fileNames.document, text: () => documentText(data, madeAt, written) },
    { name: fileNames.entries, text: () => entriesText(data) },
    { name: fileNames.doses, text: () => dosesText(data) },
    { name: fileNames.page, text: () => pageHtml({ data, madeAt, counts, months, reasonText }) },
  ];
  const lost: string[] = [];
  const attached = data.attachments.map((one) => ({
    name: one.file,
    bytes: () =>
      readAttachmentFile(reading, stored, one, () => {
        lost.push(one.file);
        lostFile();
      }),
  }));
  const madeOn = localDateOf(madeAt, data.account.timeZone);
  // The last one, because it names the files that aren't whole.
  const readMe = { name: fileNames.readMe, text: () => [readMeText(madeOn, lost)] };
  yield* archiveOf([...files, ...attached, readMe], madeAt);
}
