import { expect, it } from 'vitest';
import { daylioCsv, startImportApp } from '../../../testing/import-app.ts';
import { openForFile } from '../../../testing/open-for-file.ts';

const app = await openForFile(startImportApp({ LIMIT_NOTES_MEGABYTES: '1' }));

it('refuses to confirm an import with new entries once the stored notes have the largest size', async () => {
  const ana = await app.newImporter();
  const confirm = async (file: string) => {
    const { body } = await ana.upload(file);
    return ana.call('POST', `/imports/${body.id}/confirm`, { scale: [{ name: 'bem', score: 4 }] });
  };
  const days = Array.from({ length: 30 }, (_, day) => `2025-11-${String(day + 1).padStart(2, '0')}`);
  const large = daylioCsv(days.map((date) => ({ date, note: 'á'.repeat(19_000) })));
  expect((await confirm(large)).status).toBe(202);
  await app.runJobs();
  expect((await ana.call('GET', '/mood-entries?limit=500')).body).toHaveLength(30);
  const another = daylioCsv([{ date: '2026-01-01', note: 'mais uma' }]);
  expect(await confirm(another)).toMatchObject({ status: 422, body: { errorCode: 'NOTES_FULL' } });
  expect((await confirm(large)).status).toBe(202);
});
