import { expect, it } from 'vitest';
import { accounts, profiles, sessions, userKeys, users } from '../../db/schema/account.ts';
import { userLegalAcceptances } from '../../db/schema/legal-document.ts';
import { runChild } from '../../testing/child-process.ts';
import { openChildDatabase } from '../../testing/database/child-database.ts';
import { openForFile } from '../../testing/open-for-file.ts';

const database = await openForFile(openChildDatabase());

/** Counts the rows of each table with account data. */
const countRows = () => database.countRows([users, accounts, sessions, profiles, userKeys, userLegalAcceptances]);

it.each(['before', 'after'])(
  'sign-up stores nothing if the process is killed right %s it inserts the acceptances',
  async (moment) => {
    const child = runChild('testing/people/sign-up-and-die.ts', database.environment, [moment]);
    expect(await child.ended(), child.output()).toBeNull();
    expect(await countRows()).toEqual([0, 0, 0, 0, 0, 0]);
  },
);

it('sign-up stores one account and both acceptances if the process is not killed', async () => {
  const child = runChild('testing/people/sign-up-and-die.ts', database.environment, ['never']);
  expect(await child.ended(), child.output()).toBe(0);
  expect(await countRows()).toEqual([1, 1, 1, 1, 1, 2]);
});
