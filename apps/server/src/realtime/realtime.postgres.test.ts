import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { delta, openTestRealtime, patience } from '../testing/services/test-realtime.ts';

const testing = await openForFile(openTestRealtime());

function address(): string {
  const { notices } = testing.database;
  if (!('connectionString' in notices)) throw new Error('This test needs PostgreSQL');
  return notices.connectionString;
}

it('the real-time port sends encrypted texts, because the database may write notifications to disk', async () => {
  const payloads: string[] = [];
  const client = new pg.Client({ connectionString: address() });
  await client.connect();
  client.on('notification', ({ payload = '' }) => payloads.push(payload));
  await client.query('listen alento_realtime');
  testing.realtime.publish('reply', 'cinco', delta(0, 'segredo'));
  await vi.waitUntil(() => payloads.some((payload) => payload.startsWith('reply/cinco ')), patience);
  await client.end();
  expect(payloads.join()).not.toContain('segredo');
  expect(payloads.join()).not.toContain(Buffer.from('segredo').toString('base64').slice(0, 8));
});

it('the real-time port reconnects after a lost connection and tells followers that events were missed', async () => {
  const { heard, stop, gaps } = await testing.follow('seis');
  const before = gaps();
  const ended = rowsOf<{ ended: boolean }>(
    await testing.database.db.execute(
      sql`select pg_terminate_backend(pid) as ended from pg_stat_activity
          where datname = current_database() and query like 'listen alento%'`,
    ),
  );
  expect(ended).toEqual([{ ended: true }]);
  await vi.waitUntil(() => gaps() > before, patience);
  testing.realtime.publish('reply', 'seis', delta(0));
  await vi.waitUntil(() => heard.length > 0, patience);
  expect(heard).toEqual([delta(0)]);
  stop();
});
