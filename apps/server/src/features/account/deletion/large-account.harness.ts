import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { NOON } from '../../../testing/test-app.ts';

/** Gives an account entries and a conversation; a reply, an import, a summary and a record are being made. */
export async function fillAccount(
  db: Database,
  userId: string,
  { entries, messages }: { entries: number; messages: number },
): Promise<void> {
  const at = sql`${new Date(NOON).toISOString()}::timestamptz`;
  const note = sql`decode(md5(n::text), 'hex')`;
  await db.execute(sql`
    insert into mood_entries (user_id, id, score, note, recorded_at, local_date, offset_minutes)
    select ${userId}, 'entry-' || n, 3, ${note}, ${at}, '2026-03-14', -180 from generate_series(1, ${entries}::int) n`);
  await db.execute(sql`
    insert into chat_sessions (user_id, id, content, created_at, updated_at)
    select ${userId}, 'conversation', ${note}, ${at}, ${at} from generate_series(1, 1) n`);
  await db.execute(sql`
    insert into chat_messages (user_id, id, session_id, position, status, content, created_at)
    select ${userId}, 'message-' || n, 'conversation', n, case when n = 1 then 'processing' else 'completed' end,
      ${note}, ${at}
    from generate_series(1, ${messages}::int) n`);
  for (const table of ['weekly_summaries', 'health_records'])
    await db.execute(sql`
      insert into ${sql.identifier(table)} (user_id, id, status, start_date, end_date, created_at)
      select ${userId}, 'one', 'processing', '2026-03-08', '2026-03-14', ${at} from generate_series(1, 1) n`);
  await db.execute(sql`
    insert into imports (user_id, id, source, status, done, total, created, content, created_at)
    select ${userId}, 'import', 'daylio', 'processing', 0, 100, 0, ${note}, ${at} from generate_series(1, 1) n`);
}
