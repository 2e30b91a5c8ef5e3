import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { healthRecords } from '../../db/schema/health-record.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { NOON, startTestApp } from '../../testing/test-app.ts';
import { recordCallsOf } from './health-record.harness.ts';

const app = await openForFile(startTestApp());
const { create, diarist, createFinished, read } = recordCallsOf(app);

describe('GET /health-records', () => {
  it('lists two by default, newest first, without content, and continues', async () => {
    const ana = await diarist(6, 'premium');
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      app.setNow(NOON + count * 1000);
      ids.unshift(await createFinished(ana));
    }
    const first = await ana.call('GET', '/health-records');
    expect(first.body.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    expect(first.body[0]).toMatchObject({ status: 'ready', content: null });
    expect(first.body[0].summary).toContain('Humor registrado');
    const cursor = first.headers.get('X-Next-Cursor');
    const rest = await ana.call('GET', `/health-records?limit=50&before=${cursor}`);
    expect(rest.body.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2));
    expect(rest.headers.get('X-Next-Cursor')).toBeNull();
    for (const query of ['limit=0', 'limit=51', 'limit=a', 'before=x'])
      expect((await ana.call('GET', `/health-records?${query}`)).status, query).toBe(422);
  });
});

it('a record whose worker was killed is made by the job that looks for expired leases', async () => {
  const ana = await diarist(6);
  const { id } = (await create(ana)).body;
  app.jobs.length = 0;
  await app.database.db
    .update(healthRecords)
    .set({ startedAt: new Date(NOON) })
    .where(eq(healthRecords.id, id));
  app.setNow(NOON + 121_000);
  await app.runJob('make-abandoned-health-records');
  expect((await read(ana, id)).status).toBe('ready');
});
