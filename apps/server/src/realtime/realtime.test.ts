import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { delta, openTestRealtime, patience } from '../testing/services/test-realtime.ts';
import { PIECE_MAX } from './realtime.ts';

let testing: Awaited<ReturnType<typeof openTestRealtime>>;
beforeAll(async () => {
  testing = await openTestRealtime();
});
afterAll(async () => {
  await testing.close();
  expect(testing.errors).toEqual([]);
});

it('the real-time port delivers events in order to the followers of their topic only', async () => {
  const [one, other] = [await testing.follow('um'), await testing.follow('dois')];
  for (let at = 0; at < 200; at += 1) testing.realtime.publish('reply', 'um', delta(at));
  await vi.waitUntil(() => one.heard.length === 200, patience);
  expect(one.heard).toEqual(Array.from({ length: 200 }, (_, at) => delta(at)));
  expect(other.heard).toEqual([]);
  one.stop();
  testing.realtime.publish('reply', 'um', delta(0));
  await testing.realtime.flush();
  testing.realtime.publish('reply', 'dois', delta(0));
  await vi.waitUntil(() => other.heard.length === 1, patience);
  expect(one.heard).toHaveLength(200);
  other.stop();
});

it('the real-time port delivers events of a transaction after the commit, and none after a rollback', async () => {
  const { heard, stop } = await testing.follow('tres');
  await expect(
    testing.database.db.transaction(async (tx) => {
      await testing.realtime.publishWithin(tx, 'reply', 'tres', delta(1));
      throw new Error('desfaz');
    }),
  ).rejects.toThrow('desfaz');
  await testing.database.db.transaction(async (tx) => {
    await testing.realtime.publishWithin(tx, 'reply', 'tres', { kind: 'end' });
    await tx.execute(sql`select 1`);
    expect(heard).toEqual([]);
  });
  await vi.waitUntil(() => heard.length > 0, patience);
  expect(heard).toEqual([{ kind: 'end' }]);
  stop();
});

it('the real-time port accepts a text of the maximum length in any script, and refuses a longer one', async () => {
  const { heard, stop } = await testing.follow('quatro');
  const piece = '語'.repeat(PIECE_MAX);
  testing.realtime.publish('reply', 'quatro', delta(0, piece));
  await vi.waitUntil(() => heard.length === 1, patience);
  expect(heard).toEqual([delta(0, piece)]);
  expect(() => testing.realtime.publish('reply', 'quatro', delta(0, '語'.repeat(3 * PIECE_MAX)))).toThrow(
    'does not fit',
  );
  stop();
});
