import { STARTER_TAGS } from '@alento/domain/tag/starter-tags';
import { expect, it, vi } from 'vitest';
import { profiles, sessions, userKeys, users } from '../../../db/schema/account.ts';
import { personalDocuments } from '../../../db/schema/personal-document.ts';
import { tags } from '../../../db/schema/tag.ts';
import { runChild } from '../../../testing/child-process.ts';
import { openChildDatabase } from '../../../testing/database/child-database.ts';
import { openForFile } from '../../../testing/open-for-file.ts';

vi.setConfig({ testTimeout: 90_000 });

const database = await openForFile(openChildDatabase());

/** Counts the rows of tables with account data. */
const countRows = () => database.countRows([users, userKeys, profiles, sessions, personalDocuments, tags]);

const WHOLE = [1, 1, 1, 1, 7, STARTER_TAGS.length];

const MOMENTS = [
  ['at the end of the transaction', 'removed'],
  ['between the refund and the transaction', 'refunded'],
];

it.each(MOMENTS)('a deletion leaves the whole account if the process is killed %s', async (_when, moment = '') => {
  const child = runChild('testing/people/delete-and-die.ts', database.environment, [moment]);
  expect(await child.ended(), child.output()).toBeNull();
  expect(await countRows()).toEqual(WHOLE);
});

it('the next deletion finds texts that can still be decrypted, and leaves nothing', async () => {
  const child = runChild('testing/people/delete-and-die.ts', database.environment, ['never']);
  expect(await child.ended(), child.output()).toBe(0);
  expect(child.output()).toContain(`tags: ${STARTER_TAGS.length}\n`);
  expect(await countRows()).toEqual([0, 0, 0, 0, 0, 0]);
});
