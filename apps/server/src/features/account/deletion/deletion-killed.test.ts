import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STARTER_TAGS } from '@alento/domain/tag/starter-tags';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { readConfig } from '../../../config.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { profiles, sessions, userKeys, users } from '../../../db/schema/account.ts';
import { personalDocuments } from '../../../db/schema/personal-document.ts';
import { tags } from '../../../db/schema/tag.ts';
import { runChild } from '../../../testing/child-process.ts';
import '../../../testing/context.ts';
import { createPostgresCopy } from '../../../testing/database/test-database.ts';
import { testSecrets } from '../../../testing/test-secrets.ts';

vi.setConfig({ testTimeout: 90_000 });

let environment: Record<string, string>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alento-deletion-'));
  const template = inject('template');
  environment = {
    IDENTITY_KEY: testSecrets.identityKey.toString('base64'),
    MASTER_KEYS: testSecrets.masterKeys.map(({ version, key }) => `${version}:${key.toString('base64')}`).join(','),
    ...(template.kind === 'postgres' ? { DATABASE_URL: await createPostgresCopy(template.url) } : { DATA_DIR: folder }),
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Opens the database again and counts the rows of tables with account data. */
async function countRows(): Promise<number[]> {
  const database = await openDatabase(readConfig(environment), (error) => {
    throw error;
  });
  try {
    const counts: number[] = [];
    for (const table of [users, userKeys, profiles, sessions, personalDocuments, tags] as const)
      counts.push((await database.db.select().from(table)).length);
    return counts;
  } finally {
    await database.close();
  }
}

const WHOLE = [1, 1, 1, 1, 6, STARTER_TAGS.length];

const MOMENTS = [
  ['at the end of the transaction', 'removed'],
  ['between the refund and the transaction', 'refunded'],
];

it.each(MOMENTS)('a deletion leaves the whole account if the process is killed %s', async (_when, moment = '') => {
  const child = runChild('testing/people/delete-and-die.ts', environment, [moment]);
  expect(await child.ended(), child.output()).toBeNull();
  expect(await countRows()).toEqual(WHOLE);
});

it('the next deletion finds texts that can still be decrypted, and leaves nothing', async () => {
  const child = runChild('testing/people/delete-and-die.ts', environment, ['never']);
  expect(await child.ended(), child.output()).toBe(0);
  expect(child.output()).toContain(`tags: ${STARTER_TAGS.length}\n`);
  expect(await countRows()).toEqual([0, 0, 0, 0, 0, 0]);
});
