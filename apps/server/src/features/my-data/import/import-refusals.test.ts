import { IMPORT_FILE_MAX_BYTES } from '@alento/domain/my-data/limits';
import { describe, expect, it } from 'vitest';
import { daylioCsv, startImportApp } from '../../../testing/import-app.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { NOON, resetAfterEach } from '../../../testing/test-app.ts';

const app = await openForFile(startImportApp());
resetAfterEach(app);

const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF';

describe('POST /imports', () => {
  it.each([
    ['an empty file', '', 'daylio', 'a.csv', 422, 'IMPORT_FILE_EMPTY'],
    ['a PDF named .csv', PDF, 'daylio', 'a.csv', 422, 'IMPORT_FILE_OF_ANOTHER_KIND'],
    [
      'a diary of another app',
      daylioCsv([{ date: '2026-01-01' }]),
      'pixels',
      'a.json',
      422,
      'IMPORT_FILE_OF_ANOTHER_KIND',
    ],
    ['an unknown app', 'x', 'moodnotes', 'a.csv', 422, 'IMPORT_SOURCE_UNKNOWN'],
    ['a file without a name', 'x', 'daylio', ' ', 422, 'IMPORT_FILE_NAME_INVALID'],
  ])('refuses %s', async (_, file, source, name, status, code) => {
    const ana = await app.newImporter();
    const answer = await ana.upload(file, source, name);
    expect(answer.body.errorCode).toBe(code);
    expect(answer.status).toBe(status);
  });

  it('refuses a file of 50 MB, by its length and while it arrives', async () => {
    const ana = await app.newImporter();
    const large = await ana.upload(new Uint8Array(50_000_000));
    expect(large).toMatchObject({ status: 413, body: { errorCode: 'IMPORT_FILE_TOO_LARGE' } });
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const upload = { method: 'POST', body: endless, duplex: 'half' };
    const streamed = await ana.request('/imports?source=daylio&filename=a.csv', upload);
    expect(await streamed.json()).toMatchObject({ errorCode: 'IMPORT_FILE_TOO_LARGE' });
    expect(sent).toBeLessThan(IMPORT_FILE_MAX_BYTES + 5_000_000);
  });

  it('says by line what can’t be read, and what is left out', async () => {
    const ana = await app.newImporter();
    const { body } = await ana.upload(
      daylioCsv([
        { date: '2026-02-31' },
        { date: '1998-01-01' },
        { date: '2031-01-01' },
        { date: '2026-01-01', note: 'x'.repeat(20_001) },
      ]),
    );
    expect(body.entries).toBe(1);
    expect(body.problems.map(({ line }: { line: number }) => line)).toEqual([2, 3, 4, 5]);
    expect(body.problems[3].message).toBe('a nota é longa demais. Só os primeiros 20.000 caracteres entram.');
    for (const { message } of body.problems) expect(message).toMatch(/^\S.+\.$/);
  });

  it.each([
    ['daylio', 'a.csv', 'full_date,mood,note\n2026-03-14,bem,"hoje"\n'],
    ['daylio', 'b.csv', 'full_date,time,mood,note\n2026-03-14,noite,bem,"hoje"\n'],
    ['pixels', 'a.json', '[{"date":"2026-3-14","scores":[4],"notes":"hoje"}]'],
  ])('adds an entry of today without a time, also in the morning (%s, %s)', async (source, name, file) => {
    const ana = await app.newImporter();
    const morning = NOON - 3 * 3_600_000;
    app.setNow(morning);
    const { body } = await ana.upload(file, source, name);
    expect(body.entries).toBe(1);
    await ana.call('POST', `/imports/${body.id}/confirm`, {});
    await app.runJobs();
    const [entry] = (await ana.call('GET', '/mood-entries?include=localDate')).body;
    expect(entry).toMatchObject({ timestamp: morning, localDate: '2026-03-14', note: 'hoje' });
    app.setNow(NOON);
    expect((await ana.upload(file, source, name)).body).toMatchObject({ entries: 1, known: 1, changed: 0 });
  });

  it('lists 199 problems and says how many there are beyond them', async () => {
    const ana = await app.newImporter();
    const { body } = await ana.upload(
      daylioCsv([...Array.from({ length: 300 }, () => ({ date: '2026-02-31' })), { date: '2026-01-01' }]),
    );
    expect(body.entries).toBe(1);
    expect(body.problems).toHaveLength(200);
    expect(body.problems[198].line).toBe(200);
    expect(body.problems[199]).toEqual({ line: 0, message: 'há mais 101 problemas, que não aparecem nesta lista.' });
  });

  it('replaces the preview before', async () => {
    const ana = await app.newImporter();
    const first = (await ana.upload(daylioCsv([{ date: '2026-01-01' }]))).body;
    const second = (await ana.upload(daylioCsv([{ date: '2026-01-02' }]))).body;
    expect((await ana.call('GET', `/imports/${first.id}`)).status).toBe(404);
    expect((await ana.call('GET', `/imports/${second.id}`)).status).toBe(200);
  });

  it('is limited for each account', async () => {
    const ana = await app.newImporter();
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push(await ana.upload(''));
    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(422), 429]);
  });
});
