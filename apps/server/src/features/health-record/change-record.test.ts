import { endpoints } from '@alento/contract/endpoints';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { healthRecords } from '../../db/schema/health-record.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { DAY, NOON, refusalOf, startTestApp } from '../../testing/test-app.ts';
import { recordCallsOf } from './health-record.harness.ts';

const app = await openForFile(startTestApp());
const { canGenerate, create, diarist, createFinished, read } = recordCallsOf(app);

describe('PUT /health-records/{id}', () => {
  it('makes the content again for the same period, without counting', async () => {
    const ana = await diarist(6);
    const id = await createFinished(ana);
    const own = { ownWords: 'durmo mal', displayName: 'Ana', removed: ['sleep'] };
    await ana.call('PUT', `/health-records/${id}/own-part`, own);
    app.setNow(NOON + 5 * DAY);
    await ana.call('POST', '/mood-entries', { score: 5, timestamp: NOON });
    const { status, body } = await ana.call('PUT', `/health-records/${id}`);
    expect([status, body.status, body.content]).toEqual([200, 'processing', null]);
    expect(refusalOf(await ana.call('PUT', `/health-records/${id}`))).toEqual([409, 'HEALTH_RECORD_PROCESSING']);
    for (const path of ['pdf', 'fhir'])
      expect(refusalOf(await ana.call('GET', `/health-records/${id}/${path}`))).toEqual([
        409,
        'HEALTH_RECORD_NOT_READY',
      ]);
    expect(refusalOf(await ana.call('PUT', `/health-records/${id}/own-part`, own))).toEqual([
      409,
      'HEALTH_RECORD_NOT_READY',
    ]);
    await app.runJobs();
    const record = await read(ana, id);
    expect(record).toMatchObject({ status: 'ready', startDate: '2026-03-09', endDate: '2026-03-14' });
    expect(record.removed).toEqual(['medication-diary']);
    expect(record.content).toMatchObject({ ownWords: null, displayName: null, moods: { entries: 7, days: 6 } });
    expect((await canGenerate(ana)).left).toBe(0);
  });

  it('keeps the record as it was if it can’t be made again', async () => {
    const ana = await diarist(6);
    const id = await createFinished(ana);
    const own = { ownWords: 'durmo mal', displayName: 'Ana', removed: ['sleep'] };
    await ana.call('PUT', `/health-records/${id}/own-part`, own);
    const before = await read(ana, id);
    await ana.call('POST', '/tags', { name: 'Corrida', icon: 'tag' });
    await app.database.db.execute(sql`update tags set content = '\\x00' where user_id = ${ana.userId}`);
    await ana.call('PUT', `/health-records/${id}`);
    await expect(app.runJobs()).rejects.toThrow();
    expect(await read(ana, id)).toEqual(before);
    expect((await canGenerate(ana)).left).toBe(0);
  });
});

it('a failed record is not generated again with too few days', async () => {
  const ana = await diarist(5);
  const { id } = (await create(ana)).body;
  app.jobs.length = 0;
  await app.database.db.update(healthRecords).set({ status: 'failed' }).where(eq(healthRecords.id, id));
  const [entry] = (await ana.call('GET', '/mood-entries')).body;
  await ana.call('DELETE', `/mood-entries/${entry.id}`);
  const refused = refusalOf(await ana.call('PUT', `/health-records/${id}`));
  expect(refused).toEqual([422, 'HEALTH_RECORD_INSUFFICIENT_DAYS']);
  expect(endpoints.resetHealthRecord.errors).toContain(refused[1]);
});

it('a record fails if its figures take too long', async () => {
  const ana = await diarist(6);
  const { id } = (await create(ana)).body;
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  await expect(app.runJobs()).rejects.toThrow('late');
  timeout.mockRestore();
  expect((await read(ana, id)).status).toBe('failed');
  expect((await canGenerate(ana)).left).toBe(1);
});

describe('PUT /health-records/{id}/own-part', () => {
  it('stores words, a name and the sections that are left out', async () => {
    const ana = await diarist(6);
    const id = await createFinished(ana);
    const own = { ownWords: ' Quero falar\ndo sono ', displayName: 'Ana Clara', removed: ['moods', 'tags', 'moods'] };
    const { status, body } = await ana.call('PUT', `/health-records/${id}/own-part`, own);
    expect(status).toBe(200);
    expect(body.removed).toEqual(['moods', 'tags']);
    expect(body.content).toMatchObject({
      ownWords: 'Quero falar\ndo sono',
      displayName: 'Ana Clara',
      moods: null,
      tags: null,
      weeks: { best: null },
    });
    expect(body.content.sentences.moods).toBeUndefined();
    expect(body.content.sentences['own-words']).toEqual(['Quero falar\ndo sono']);
  });

  it('refuses texts that are too long or can’t be stored, and unknown sections', async () => {
    const ana = await diarist(6);
    const id = await createFinished(ana);
    const own = { ownWords: '', displayName: '', removed: [] as string[] };
    for (const wrong of [
      { ...own, ownWords: 'a'.repeat(2001) },
      { ...own, ownWords: 'a\u0000b' },
      { ...own, displayName: 'a'.repeat(101) },
      { ...own, removed: ['everything'] },
      { ownWords: '' },
    ])
      expect(refusalOf(await ana.call('PUT', `/health-records/${id}/own-part`, wrong))).toEqual([
        422,
        'HEALTH_RECORD_CHANGE_INVALID',
      ]);
    expect((await read(ana, id)).content).toMatchObject({ ownWords: null, displayName: null });
  });

  it('notices a sign of a crisis in the words', async () => {
    const ana = await diarist(6);
    const id = await createFinished(ana);
    const own = { displayName: '', removed: [] };
    await ana.call('PUT', `/health-records/${id}/own-part`, { ...own, ownWords: 'ando cansada' });
    const before = (await ana.call('GET', '/safety/state')).body.lastCrisisAt;
    await ana.call('PUT', `/health-records/${id}/own-part`, { ...own, ownWords: 'não quero mais viver, vou me matar' });
    const after = (await ana.call('GET', '/safety/state')).body.lastCrisisAt;
    expect([before, after]).toEqual([null, NOON]);
  });
});

describe('DELETE /health-records/{id}', () => {
  it('removes the content at once, and the record still counts for its month', async () => {
    const ana = await diarist(6);
    const id = await createFinished(ana);
    expect((await ana.call('DELETE', `/health-records/${id}`)).status).toBe(204);
    expect((await ana.call('GET', '/health-records')).body).toEqual([]);
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['GET', '/pdf'],
      ['GET', '/fhir'],
    ] as const)
      expect(refusalOf(await ana.call(method, `/health-records/${id}${path}`)), `${method} ${path}`).toEqual([
        404,
        'HEALTH_RECORD_NOT_FOUND',
      ]);
    const [row] = await app.database.db.select().from(healthRecords).where(eq(healthRecords.id, id));
    expect(row).toMatchObject({ content: null, ownPart: null });
    expect((await canGenerate(ana)).left).toBe(0);
    app.setNow(Date.parse('2026-04-02T15:00:00Z'));
    await createFinished(ana);
    expect(await app.database.db.select().from(healthRecords).where(eq(healthRecords.id, id))).toEqual([]);
  });

  it('gives back a record that is still being made', async () => {
    const ana = await diarist(6);
    const { id } = (await create(ana)).body;
    expect((await ana.call('DELETE', `/health-records/${id}`)).status).toBe(204);
    await app.runJobs();
    expect((await ana.call('GET', '/health-records')).body).toEqual([]);
    expect((await canGenerate(ana)).left).toBe(1);
  });

  it('counts a record that is deleted while it is made again, before or while its job runs', async () => {
    for (const isRunning of [false, true]) {
      const ana = await diarist(6);
      const id = await createFinished(ana);
      await ana.call('PUT', `/health-records/${id}`);
      if (isRunning)
        await app.database.db
          .update(healthRecords)
          .set({ startedAt: new Date(NOON) })
          .where(eq(healthRecords.id, id));
      expect((await ana.call('DELETE', `/health-records/${id}`)).status).toBe(204);
      expect(await canGenerate(ana)).toMatchObject({ canGenerate: false, left: 0 });
      expect(refusalOf(await create(ana))).toEqual([429, 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED']);
      await app.runJobs();
      const [row] = await app.database.db.select().from(healthRecords).where(eq(healthRecords.id, id));
      expect(row).toMatchObject({ content: null, ownPart: null });
    }
  });
});
