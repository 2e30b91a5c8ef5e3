import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { readConfig } from '../../../config.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { runChild } from '../../../testing/child-process.ts';
import '../../../testing/context.ts';
import { createPostgresCopy } from '../../../testing/database/test-database.ts';
import { testSecrets } from '../../../testing/test-secrets.ts';
import { openTestUpdates, type TestUpdates } from '../../../testing/updates/test-updates.ts';
import { listBundles } from '../update.repository.ts';

vi.setConfig({ testTimeout: 180_000 });

let updates: TestUpdates;
let environment: Record<string, string>;
beforeAll(async () => {
  updates = await openTestUpdates();
  const template = inject('template');
  environment = {
    IDENTITY_KEY: testSecrets.identityKey.toString('base64'),
    MASTER_KEYS: testSecrets.masterKeys.map(({ version, key }) => `${version}:${key.toString('base64')}`).join(','),
    OTA_DIR: updates.otaDir,
    OTA_SIGNING_KEY: updates.signingKeyPath,
    ...(template.kind === 'postgres'
      ? { DATABASE_URL: await createPostgresCopy(template.url) }
      : { DATA_DIR: updates.folder }),
  };
});
afterAll(() => updates.close());

async function listVersions(): Promise<string[]> {
  const database = await openDatabase(readConfig(environment), (error) => {
    throw error;
  });
  try {
    return (await listBundles(database.db)).map(({ version }) => version);
  } finally {
    await database.close();
  }
}

it('leaves nothing visible if it is killed before the row, and the next publication cleans up', async () => {
  const dist = await updates.writeBuild();
  const publish = (moment: string, version: string) =>
    runChild('testing/updates/publish-and-die.ts', environment, [moment, version, dist]);

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
