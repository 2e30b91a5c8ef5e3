import type { ExportDocument } from '@alento/contract/my-data/export-document';
import AdmZip from 'adm-zip';
import { PASSWORD, type Person, type TestApp } from '../test-app.ts';

type Signed = Pick<Person, 'call' | 'request'>;

/** Requests an export, runs its job and returns its id. */
export async function exported(
  app: TestApp,
  person: Signed,
  confirmation: object = { password: PASSWORD },
): Promise<string> {
  const { status, body } = await person.call('POST', '/exports', confirmation);
  if (status !== 202) throw new Error(`An export was refused: ${JSON.stringify(body)}`);
  await app.runJobs();
  return body.id;
}

export type Archive = { bytes: Buffer; text(name: string): string; names: string[]; document: ExportDocument };

/** Downloads and unpacks the archive of an export. */
export async function archiveOf(person: Signed, id: string): Promise<Archive> {
  const response = await person.request(`/exports/${id}/file`);
  if (response.status !== 200) throw new Error(`A file was refused: ${await response.text()}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const zip = new AdmZip(bytes);
  const text = (name: string): string => {
    const data = zip.readFile(name);
    if (!data) throw new Error(`The archive has no ${name}`);
    return data.toString('utf8');
  };
  return {
    bytes,
    text,
    names: zip.getEntries().map(({ entryName }) => entryName),
    document: JSON.parse(text('diario.json')),
  };
}
