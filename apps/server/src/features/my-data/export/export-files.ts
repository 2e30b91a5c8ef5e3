import type { DataCounts } from '@alento/domain/my-data/kinds';
import { localDateOf } from '@alento/domain/time/local-date';
import { entries } from '../../../diary/read-entries.ts';
import { countKinds } from '../overview/count-kinds.ts';
import { keptDataOf } from './data/kept-data.ts';
import type { Reading } from './data/reading.ts';
import { type ArchiveFile, archiveOf } from './files/archive.ts';
import { documentText } from './files/document-file.ts';
import { dosesText } from './files/doses-file.ts';
import { entriesText } from './files/entries-file.ts';
import { fileNames, readMeText } from './files/files.copy.ts';
import { pageHtml } from './page/page-html.ts';
import type { ReasonText } from './page/section.ts';

/**
 * The archive of everything that is kept about a person, as a stream of bytes. Rows are read in batches while it is
 * written, not at one moment: what a person changes meanwhile may be in one file and not in another.
 *
 * @param madeAt ms epoch.
 * @param written called with the number of kinds that are written so far.
 */
export async function* exportArchive(
  reading: Reading,
  reasonText: ReasonText,
  madeAt: number,
  written: (done: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const { db, person } = reading;
  const data = await keptDataOf(reading);
  const counts = Object.fromEntries(
    (await countKinds(db, person)).map(({ kind, count }) => [kind, count]),
  ) as DataCounts;
  const months = await entries.months(db, person.owner);
  const files: ArchiveFile[] = [
    { name: fileNames.readMe, text: () => [readMeText(localDateOf(madeAt, data.account.timeZone))] },
    { name: fileNames.document, text: () => documentText(data, madeAt, written) },
    { name: fileNames.entries, text: () => entriesText(data) },
    { name: fileNames.doses, text: () => dosesText(data) },
    { name: fileNames.page, text: () => pageHtml({ data, madeAt, counts, months, reasonText }) },
  ];
  yield* archiveOf(files, madeAt);
}
