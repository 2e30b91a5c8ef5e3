import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { runChild } from '../../../testing/child-process.ts';
import { openChildDatabase } from '../../../testing/database/child-database.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { openTestUpdates } from '../../../testing/updates/test-updates.ts';
import { listBundles } from '../update.repository.ts';

const updates = await openForFile(openTestUpdates());
const database = await openForFile(openChildDatabase(updates.settings));

const listVersions = async (): Promise<string[]> => (await database.read(listBundles)).map(({ version }) => version);

it('leaves nothing visible if it is killed before the row, and the next publication cleans up', async () => {
  const dist = await updates.writeBuild();
  const publish = (moment: string, version: string) =>
    runChild('testing/updates/publish-and-die.ts', database.environment, [moment, version, dist]);

  const written = publish('written', '1.0.0+1');
  expect(await written.ended(), written.output()).toBeNull();
  expect(await readdir(updates.otaDir)).toEqual(['.publishing-1.0.0+1']);

  const renamed = publish('renamed', '1.0.0+2');
  expect(await renamed.ended(), renamed.output()).toBeNull();
  expect(await readdir(updates.otaDir)).toEqual(['1.0.0+2']);

  const stored = publish('stored', '1.0.0+3');
  expect(await stored.ended(), stored.output()).toBeNull();
  expect(await readdir(updates.otaDir)).toEqual(['1.0.0+3']);

  // It would be refused if the killed publication had stored its row.
  const last = publish('never', '1.0.0+2');
  expect(await last.ended(), last.output()).toBe(0);
  expect((await listVersions()).sort()).toEqual(['1.0.0+2', '1.0.0+3']);
  expect((await readdir(updates.otaDir)).sort()).toEqual(['1.0.0+2', '1.0.0+3']);
  for (const version of ['1.0.0+2', '1.0.0+3'])
    expect(await readdir(`${updates.otaDir}/${version}`)).not.toContain('_unfinished');
});
