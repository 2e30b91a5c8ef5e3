import type { RecordDocument } from '@alento/domain/health-record/record-document';
import { accept, type Result } from '@alento/domain/result';
import { inTime, type Turns } from '../work-thread/turns.ts';
import type { WorkThread } from '../work-thread/work-thread.ts';
import { recordBundle } from './fhir/record-bundle.ts';

/** Timeout of a PDF, including the wait for other work of the reader, ms. */
const PDF_MS = 20_000;

type Deps = { thread: WorkThread; turns: Turns; publicUrl: () => string };
export type RecordFiles = ReturnType<typeof recordFiles>;
/** A file, its size in bytes, media type and name. */
export type RecordFile = { content: Uint8Array<ArrayBuffer>; bytes: number; type: string; name: string };

const fileOf = (
  { startDate, endDate }: RecordDocument,
  content: Uint8Array<ArrayBuffer>,
  type: string,
  extension: string,
): RecordFile => ({
  content,
  bytes: content.byteLength,
  type,
  name: `alento-prontuario-${startDate}-a-${endDate}.${extension}`,
});

/** Makes the files of a health record. */
export function recordFiles({ thread, turns, publicUrl }: Deps) {
  return {
    /**
     * Draws a document as PDF on the worker thread.
     *
     * @param readerId the account that asks for it; the work of one account is done in sequence.
     */
    async pdf(readerId: string, document: RecordDocument): Promise<Result<RecordFile>> {
      const signal = AbortSignal.timeout(PDF_MS);
      const drawn = turns.run(readerId, signal, () => thread.run('recordPdf', document, signal));
      const pdf = await inTime('UNAVAILABLE', drawn);
      return pdf.ok ? accept(fileOf(document, Uint8Array.from(pdf.value), 'application/pdf', 'pdf')) : pdf;
    },

    /** The document as a FHIR bundle. */
    fhir(document: RecordDocument): RecordFile {
      const json = JSON.stringify(recordBundle(document, { baseUrl: publicUrl() }));
      return fileOf(document, new TextEncoder().encode(json), 'application/fhir+json', 'json');
    },
  };
}
