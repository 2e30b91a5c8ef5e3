import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '../../../db/database.ts';
import { openTestDatabase } from '../../../testing/database/test-database.ts';
import { openForFile } from '../../../testing/open-for-file.ts';

const database = await openForFile(openTestDatabase());

it('every table with a user_id goes with its account by foreign keys', async () => {
  const tables = rowsOf<{ name: string }>(
    await database.db.execute(
      sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
    ),
  ).map(({ name }) => name);
  const references = rowsOf<{ child: string; parent: string }>(
    await database.db.execute(
      sql`select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f' and confdeltype = 'c'`,
    ),
  );
  const reached = new Set(['users']);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { child, parent } of references) if (reached.has(parent)) reached.add(child);
  }
  expect(tables.length).toBeGreaterThan(20);
  expect(tables.filter((name) => !reached.has(name))).toEqual([]);
});
