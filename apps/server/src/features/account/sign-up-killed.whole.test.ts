import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../db/open-database.ts';
import { accounts, profiles, sessions, userKeys, users } from '../../db/schema/account.ts';
import { userLegalAcceptances } from '../../db/schema/legal-document.ts';
import { runChild } from '../../testing/child-process.ts';
import '../../testing/context.ts';
import { createPostgresCopy } from '../../testing/database/test-database.ts';
import { testSecrets } from '../../testing/test-secrets.ts';

vi.setConfig({ testTimeout: 90_000 });

let environment: Record<string, string>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alento-killed-'));
  const template = inject('template');
  environment = {
    IDENTITY_KEY: testSecrets.identityKey.toString('base64'),
    MASTER_KEYS: testSecrets.masterKeys.map(({ version, key }) => `${version}:${key.toString('base64')}`).join(','),
    ...(template.kind === 'postgres' ? { DATABASE_URL: await createPostgresCopy(template.url) } : { DATA_DIR: folder }),
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Opens the database again and counts the rows of each table with account data. */
async function countRows(): Promise<number[]> {
  const database = await openDatabase(readConfig(environment), (error) => {
    throw error;
  });
  try {
    const tables = [users, accounts, sessions, profiles, userKeys, userLegalAcceptances] as const;
    const counts: number[] = [];
    for (const table of tables) counts.push((await database.db.select().from(table)).length);
    return counts;
  } finally {
    await database.close();
  }
}

it.each(['before', 'after'])(
  'sign-up stores nothing if the process is killed right %s it inserts the acceptances',
  async (moment) => {
    const child = runChild('testing/people/sign-up-and-die.ts', environment, [moment]);
    expect(await child.ended(), child.output()).toBeNull();
    expect(await countRows()).toEqual([0, 0, 0, 0, 0, 0]);
  },
);

it('sign-up stores one account and both acceptances if the process is not killed', async () => {
  const child = runChild('testing/people/sign-up-and-die.ts', environment, ['never']);
  expect(await child.ended(), child.output()).toBe(0);
  expect(await countRows()).toEqual([1, 1, 1, 1, 1, 2]);
});
