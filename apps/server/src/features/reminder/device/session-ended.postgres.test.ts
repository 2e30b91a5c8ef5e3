import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sessions } from '../../../db/schema/account.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { registration } from '../../../testing/people/push-registration.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await openForFile(startTestApp());

it('a device that registers while its session is ended is refused with 401, not 500', async () => {
  const { db } = app.database;
  const person = await app.newPerson();
  const isBlocked = async (): Promise<boolean> => {
    const found = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return (found as unknown as { rows: unknown[] }).rows.length > 0;
  };
  const answer = await db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.userId, person.userId));
    const registering = person.call('POST', '/push-notifications/register', registration('aparelho-1'));
    while (!(await isBlocked())) await wait(5);
    return { registering };
  });
  expect(await answer.registering).toMatchObject({ status: 401, body: { errorCode: 'PUSH_UNAUTHORIZED' } });
});
