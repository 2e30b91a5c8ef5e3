import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { rowsOf } from './database.ts';
import { vacuumEmbedded } from './vacuum-embedded.ts';

const database = await openForFile(openTestDatabase());
const { db } = database;

/** Replaces long texts of all rows several times, and returns the size of the table with its long texts, bytes. */
async function rewrite(): Promise<number> {
  for (let round = 0; round < 5; round += 1)
    await db.execute(sql`update verifications set value =
      (select string_agg(md5(${round}::text || verifications.id || n), '') from generate_series(1, 250) n)`);
  const [row] = rowsOf<{ size: number }>(await db.execute(sql`select pg_table_size('verifications') as size`));
  return Number(row?.size);
}

it('the space of replaced texts is used again, and the rows are counted for the planner', async () => {
  await db.execute(sql`insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
    select n, n, '', now(), now(), now() from generate_series(1, 100) n`);
  const first = await rewrite();
  expect(await vacuumEmbedded(database)).toBeGreaterThan(0);
  expect(await rewrite()).toBeLessThan(first * 1.6);
  const [statistics] = rowsOf(await db.execute(sql`select reltuples from pg_class where relname = 'verifications'`));
  expect(statistics).toEqual({ reltuples: 100 });
});

it('nothing is done if little has changed', async () => {
  await vacuumEmbedded(database);
  expect(await vacuumEmbedded(database)).toBe(0);
});
