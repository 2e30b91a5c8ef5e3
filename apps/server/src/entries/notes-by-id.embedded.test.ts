import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { startTestApp } from '../testing/test-app.ts';
import { findEntries } from './entry-batches.ts';

const app = await openForFile(startTestApp());
const { db } = app.database;

/** How often an index was searched, by its name. */
async function searches(): Promise<Record<string, number>> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const rows = rowsOf<{ name: string; scans: number }>(
    await db.execute(sql`
      select indexrelname as name, idx_scan::int as scans from pg_stat_user_indexes where relname = 'mood_entries'`),
  );
  return Object.fromEntries(rows.map(({ name, scans }) => [name, scans]));
}

it('entries are found by their ids in the primary key, although the database has no statistics of them', async () => {
  const ana = await app.newPerson();
  await ana.call('POST', '/mood-entries', { score: 4, note: 'oi' });
  await db.execute(sql`
    insert into mood_entries
    select (jsonb_populate_record(m, jsonb_build_object('id', 'e' || n, 'recorded_at', m.recorded_at - n * interval '1 s'))).*
    from mood_entries m, generate_series(1, 3000) n where m.user_id = ${ana.userId}`);
  const ids = Array.from({ length: 25 }, (_, place) => `e${1000 + place}`);
  const { mood_entries_newest: before } = await searches();
  expect((await findEntries(db, { userId: ana.userId } as never, ids)).map(({ id }) => id)).toEqual(ids);
  const { mood_entries_newest: after } = await searches();
  expect(after).toBe(before);
});
