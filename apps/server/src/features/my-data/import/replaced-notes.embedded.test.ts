import { expect, it } from 'vitest';
import { turnsWithin } from '../../../testing/database/turns-within.ts';
import { daylioCsv, startImportApp } from '../../../testing/import-app.ts';
import { openForFile } from '../../../testing/open-for-file.ts';

const app = await openForFile(startImportApp());

/** Entries of one batch of an import, whose long notes are read in two batches. */
const fileOf = (note: string) =>
  daylioCsv(Array.from({ length: 20 }, (_, at) => ({ date: '2026-03-13', time: `10:${at + 10}`, note })));

it('an import reads the notes that it replaces before its transaction', async () => {
  const ana = await app.newImporter();
  const addAll = async (note: string, update: boolean) => {
    const { body } = await ana.upload(fileOf(note));
    await ana.call('POST', `/imports/${body.id}/confirm`, { update });
    const turns = await turnsWithin(app.database, () => app.runJobs());
    return { turns, state: (await ana.call('GET', `/imports/${body.id}`)).body };
  };
  await addAll('antiga '.repeat(2800), false);
  expect(await addAll('nova', true)).toMatchObject({ turns: 0, state: { created: 0, updated: 20 } });
});
