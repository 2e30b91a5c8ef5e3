import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rowsOf } from '../../../db/database.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { type DaylioRow, daylioCsv, type Importer, startImportApp } from '../../../testing/import-app.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { PASSWORD } from '../../../testing/test-app.ts';

let loggedBefore = 0;
const app = await openForFile(startImportApp());
beforeEach(() => {
  app.jobs.length = 0;
  loggedBefore = app.logged().length;
});

const two = (part: number): string => String(part).padStart(2, '0');
/** A diary of many days, whose import and export take several steps. */
const DIARY: DaylioRow[] = Array.from({ length: 600 }, (_, at) => ({
  date: `20${two(20 + Math.floor(at / 300))}-${two(1 + Math.floor((at % 300) / 28))}-${two(1 + (at % 28))}`,
  time: '12:00',
  mood: 'bem',
  activities: 'trabalho',
  note: `Dia ${at}`,
}));
const remove = (person: Importer) => person.call('DELETE', '/account/delete', { password: PASSWORD });

/** Starts the jobs, and deletes the account as soon as one of them has begun its row. */
async function deleteOnceBegun(person: Importer, table: 'exports' | 'imports'): Promise<void> {
  const jobs = app.runJobs();
  await vi.waitUntil(
    async () => {
      const begun = sql`select 1 from ${sql.identifier(table)} where user_id = ${person.userId} and started_at is not null`;
      return rowsOf(await app.database.db.execute(begun)).length > 0;
    },
    { interval: 1 },
  );
  const { status } = await remove(person);
  await jobs;
  expect(status).toBe(200);
  expect(await dumpDatabase(app.database.db)).not.toContain(person.userId);
  expect(app.logged().slice(loggedBefore)).not.toMatch(/"level":(50|60)|job failed/);
}

describe('DELETE /account/delete', () => {
  it('ends an import that is being written, and leaves nothing of it', async () => {
    const ana = await app.newImporter();
    const { body } = await ana.upload(daylioCsv(DIARY));
    expect(body.entries).toBe(DIARY.length);
    expect((await ana.call('POST', `/imports/${body.id}/confirm`, {})).status).toBe(202);
    await deleteOnceBegun(ana, 'imports');
  });

  it('ends an export that is being made, and leaves nothing of it', async () => {
    const ana = await app.newImporter();
    const { body } = await ana.upload(daylioCsv(DIARY));
    await ana.call('POST', `/imports/${body.id}/confirm`, {});
    await app.runJobs();
    expect((await ana.call('POST', '/exports', { password: PASSWORD })).status).toBe(202);
    await deleteOnceBegun(ana, 'exports');
  });
});
