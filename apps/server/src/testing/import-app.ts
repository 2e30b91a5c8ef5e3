import { type Person, startTestApp, type TestApp } from './test-app.ts';

export type Importer = Person & {
  /** Sends a file to POST /imports. */
  upload(file: string | Uint8Array, source?: string, fileName?: string, key?: string): ReturnType<TestApp['call']>;
};

/** Starts the app, with people who import files. */
export async function startImportApp(...options: Parameters<typeof startTestApp>) {
  const app = await startTestApp(...options);

  async function newImporter(): Promise<Importer> {
    const person = await app.newPerson();
    return {
      ...person,
      async upload(file, source = 'daylio', fileName = 'daylio_export.csv', key) {
        const query = new URLSearchParams({ source, filename: fileName });
        const type = { 'Content-Type': 'application/octet-stream' };
        const response = await person.request(`/imports?${query}`, {
          method: 'POST',
          headers: key === undefined ? type : { ...type, 'Idempotency-Key': key },
          body: new Uint8Array(Buffer.from(file)),
        });
        return { status: response.status, headers: response.headers, body: await response.json() };
      },
    };
  }
  return { ...app, newImporter };
}

const HEADER = 'full_date,date,weekday,time,mood,activities,scales,note_title,note';
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

export type DaylioRow = {
  date: string;
  time?: string;
  mood?: string;
  activities?: string;
  title?: string;
  note?: string;
};

/** A CSV file as Daylio exports it. */
export const daylioCsv = (rows: readonly DaylioRow[]): string =>
  [
    HEADER,
    ...rows.map(({ date, time = '12:00', mood = 'bem', activities = '', title = '', note = '' }) =>
      [date, '1 de jan.', 'sábado', time, mood, ...[activities, '', title, note].map(quoted)].join(','),
    ),
    '',
  ].join('\n');
