import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { rowsOf } from '../../../db/database.ts';
import { chatMessages } from '../../../db/schema/chat.ts';
import { moodEntries } from '../../../db/schema/mood-entry.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { PASSWORD, startTestApp } from '../../../testing/test-app.ts';
import { fillAccount } from './large-account.harness.ts';
import { removeBatch } from './remove-batch.ts';
import { removeRest } from './remove-rows.ts';

const app = await openForFile(startTestApp());
const { db } = app.database;

it('a second worker leaves no rows to the statement that deletes the account', async () => {
  const ana = await app.signUp();
  await fillAccount(db, ana.userId, { entries: 3500, messages: 2500 });
  expect((await ana.call('DELETE', '/account/delete', { password: PASSWORD })).status).toBe(200);
  const left: [entries: number, messages: number][] = [];
  const count = async () =>
    void left.push([
      await db.$count(moodEntries, eq(moodEntries.userId, ana.userId)),
      await db.$count(chatMessages, eq(chatMessages.userId, ana.userId)),
    ]);
  const isWaiting = async (): Promise<boolean> => {
    const waiting = await db.execute(sql`
      select 1 from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database() and query like '%mood_entries%'`);
    return rowsOf(waiting).length > 0;
  };
  const second = await db.transaction(async (first) => {
    await removeBatch(first, moodEntries, ana.userId);
    const work = removeRest(db, ana.userId, count);
    await vi.waitUntil(isWaiting);
    return { work };
  });
  await second.work;
  // The deletion has ended the pending reply. The batch that the first worker deleted, the others of the entries, and those of the messages.
  expect(left).toEqual([
    [1500, 2499],
    [500, 2499],
    [0, 1499],
    [0, 499],
  ]);
});
