import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthRecords } from '../../db/schema/health-record.ts';
import { dumpDatabase } from '../../testing/database/dump-database.ts';
import { NOON, startTestApp, type TestApp } from '../../testing/test-app.ts';

const DAY = 86_400_000;
const PHQ = { phq1: 1, phq2: 2, phq3: 1, phq4: 2, phq5: 0, phq6: 1, phq7: 1, phq8: 0, phq9: 0 };
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp['newPerson']>>;

/** A person with an entry on each of the last days, the newest today. */
async function diarist(days: number, plan: 'free' | 'essencial' | 'premium' = 'free'): Promise<Person> {
  app.setNow(NOON);
  const person = await app.newPerson(plan);
  for (let from = 0; from < days; from += 50) {
    const entries = Array.from({ length: Math.min(50, days - from) }, (_, at) => ({
      score: 1 + ((from + at) % 5),
      note: 'palavra-da-nota',
      timestamp: NOON - (from + at) * DAY,
    }));
    expect((await person.call('POST', '/mood-entries/batch', { entries })).status).toBe(201);
  }
  return person;
}

const create = (person: Person, key?: string) =>
  person.call('POST', '/health-records', undefined, key === undefined ? {} : { 'Idempotency-Key': key });

async function made(person: Person): Promise<string> {
  const { status, body } = await create(person);
  expect(status).toBe(201);
  await app.runJobs();
  return body.id;
}

const read = async (person: Person, id: string) => (await person.call('GET', `/health-records/${id}`)).body;
const canGenerate = async (person: Person) => (await person.call('GET', '/health-records/can-generate')).body;
const refusalOf = ({ status, body }: { status: number; body: { errorCode?: string } }) => [status, body.errorCode];

describe('POST /health-records', () => {
  it('responds with a record that is being made, and a job fills it', async () => {
    const ana = await diarist(10);
    const tag = (await ana.call('POST', '/tags', { name: 'Corrida', icon: 'tag' })).body;
    await ana.call('POST', '/mood-entries', { score: 4, tags: [tag.id] });
    await ana.call('POST', '/screenings', { instrument: 'PHQ-9', answers: PHQ });
    await ana.call('PUT', '/onboarding/user-data', {
      sleepQuality: 'ruim',
      sleepHoursPerNight: 5,
      isReceivingTreatment: true,
      treatmentDetails: 'Terapia psicológica',
      psychiatricMedications: 'Sertralina 50 mg',
    });
    const { status, body } = await create(ana);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      status: 'processing',
      createdAt: NOON,
      startDate: '2026-03-05',
      endDate: '2026-03-14',
      summary: null,
      sources: null,
      removed: [],
      ownPart: null,
      content: null,
    });
    await app.runJobs();
    const record = await read(ana, body.id);
    expect(record).toMatchObject({
      status: 'ready',
      sources: { entries: 11, screenings: 1, answers: true },
      content: {
        displayName: null,
        ownWords: null,
        moods: { entries: 11, days: 10, periodDays: 10 },
        screenings: [{ instrument: 'PHQ-9', score: 8, severity: 'mild', localDate: '2026-03-14' }],
        sleep: { quality: 'ruim', hoursPerNight: 5, issues: [] },
        treatment: { isReceiving: true, details: 'Terapia psicológica', conditions: null },
        medication: 'Sertralina 50 mg',
        toldOn: '2026-03-14',
      },
    });
    expect(record.summary).toContain('11 registros');
    expect(record.content.sentences.screenings.join(' ')).toContain('8 de 27 pontos');
    expect(record.content.sentences['own-words']).toBeUndefined();
    expect(JSON.stringify(record)).not.toContain('palavra-da-nota');
  });

  it('covers at most the last 90 days', async () => {
    const ana = await diarist(95);
    const record = await read(ana, await made(ana));
    expect([record.startDate, record.endDate]).toEqual(['2025-12-15', '2026-03-14']);
    expect(record.content.moods).toMatchObject({ entries: 90, days: 90, periodDays: 90 });
  });

  it('needs entries on five days', async () => {
    const ana = await diarist(4);
    expect(refusalOf(await create(ana))).toEqual([422, 'HEALTH_RECORD_INSUFFICIENT_DAYS']);
    expect(await canGenerate(ana)).toEqual({
      canGenerate: false,
      reason: 'O prontuário precisa de registros em pelo menos 5 dos últimos 90 dias.',
      reasonCode: 'HEALTH_RECORD_INSUFFICIENT_DAYS',
      isPremium: false,
      nextAt: null,
      days: 4,
      left: 1,
    });
    await ana.call('POST', '/mood-entries', { score: 2, timestamp: NOON - 4 * DAY });
    expect(await canGenerate(ana)).toMatchObject({ canGenerate: true, reason: null, reasonCode: null, days: 5 });
  });

  it('is limited by the plan and the calendar month of the account', async () => {
    const [ana, eva, pia] = [await diarist(6), await diarist(6, 'essencial'), await diarist(6, 'premium')];
    await made(ana);
    const refused = await create(ana);
    expect(refusalOf(refused)).toEqual([429, 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED']);
    const april = Date.parse('2026-04-01T03:00:00Z');
    expect(refused.headers.get('Retry-After')).toBe(String((april - NOON) / 1000));
    expect(await canGenerate(ana)).toMatchObject({ canGenerate: false, left: 0, nextAt: april });
    for (let count = 0; count < 4; count += 1) await made(eva);
    expect(refusalOf(await create(eva))).toEqual([429, 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED']);
    for (let count = 0; count < 6; count += 1) await made(pia);
    expect(await canGenerate(pia)).toMatchObject({ canGenerate: true, isPremium: true, left: null });
    app.setNow(april - 1);
    expect((await canGenerate(ana)).canGenerate).toBe(false);
    app.setNow(april);
    expect((await canGenerate(ana)).canGenerate).toBe(true);
    await made(ana);
  });

  it('makes one record if it is called several times at once', async () => {
    const ana = await diarist(6, 'essencial');
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(ana)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.errorCode).toBe('HEALTH_RECORD_PROCESSING');
    expect(await canGenerate(ana)).toMatchObject({ canGenerate: false, reasonCode: 'HEALTH_RECORD_PROCESSING' });
    await app.runJobs();
    expect((await canGenerate(ana)).left).toBe(3);
  });

  it('returns the same record for the same key, also after it is ready', async () => {
    const ana = await diarist(6);
    const key = crypto.randomUUID();
    const first = await create(ana, key);
    await app.runJobs();
    const second = await create(ana, key);
    expect([second.status, second.body.id, second.body.status]).toEqual([201, first.body.id, 'ready']);
    await ana.call('DELETE', `/health-records/${first.body.id}`);
    expect(refusalOf(await create(ana, key))).toEqual([410, 'IDEMPOTENT_RESULT_GONE']);
  });

  it('gives a failed record back, and makes it at the next attempt', async () => {
    const ana = await diarist(6);
    const { id } = (await create(ana)).body;
    app.jobs.length = 0;
    await app.database.db.update(healthRecords).set({ status: 'failed' }).where(eq(healthRecords.id, id));
    expect(await canGenerate(ana)).toMatchObject({ canGenerate: true, left: 1 });
    const other = await made(ana);
    expect(refusalOf(await ana.call('PUT', `/health-records/${id}`))).toEqual([
      429,
      'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED',
    ]);
    app.setNow(Date.parse('2026-04-02T15:00:00Z'));
    const retried = await ana.call('PUT', `/health-records/${id}`);
    expect(retried.body).toMatchObject({ id, status: 'processing', endDate: '2026-04-02' });
    await app.runJobs();
    expect((await read(ana, id)).status).toBe('ready');
    expect((await canGenerate(ana)).left).toBe(0);
    expect((await read(ana, other)).status).toBe('ready');
  });
});

describe('GET /health-records', () => {
  it('lists two by default, newest first, without content, and continues', async () => {
    const ana = await diarist(6, 'premium');
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      app.setNow(NOON + count * 1000);
      ids.unshift(await made(ana));
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

describe('PUT /health-records/{id}', () => {
  it('drops the content and makes it again for the same period, without counting', async () => {
    const ana = await diarist(6);
    const id = await made(ana);
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
    expect(record).toMatchObject({ status: 'ready', startDate: '2026-03-09', endDate: '2026-03-14', removed: [] });
    expect(record.content).toMatchObject({ ownWords: null, displayName: null, moods: { entries: 7, days: 6 } });
    expect((await canGenerate(ana)).left).toBe(0);
  });
});

describe('PUT /health-records/{id}/own-part', () => {
  it('stores words, a name and the sections that are left out, encrypted', async () => {
    const ana = await diarist(6);
    const id = await made(ana);
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
    const dump = await dumpDatabase(app.database.db);
    for (const word of ['Quero falar', 'Ana Clara', 'Humor registrado']) expect(dump).not.toContain(word);
    expect(app.logged()).not.toContain('Quero falar');
  });

  it('refuses texts that are too long or can’t be stored, and unknown sections', async () => {
    const ana = await diarist(6);
    const id = await made(ana);
    const own = { ownWords: '', displayName: '', removed: [] as string[] };
    for (const wrong of [
      { ...own, ownWords: 'a'.repeat(2001) },
      { ...own, ownWords: 'a\u0000b' },
      { ...own, displayName: 'a'.repeat(101) },
      { ...own, displayName: 'a\nb' },
      { ...own, removed: ['everything'] },
      { ownWords: '' },
    ])
      expect(refusalOf(await ana.call('PUT', `/health-records/${id}/own-part`, wrong))).toEqual([
        422,
        'HEALTH_RECORD_CHANGE_INVALID',
      ]);
    expect((await read(ana, id)).content).toMatchObject({ ownWords: null, displayName: null });
  });

  it('notices a sign of a crisis in the words (decision D22)', async () => {
    const ana = await diarist(6);
    const id = await made(ana);
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
    const id = await made(ana);
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
    await made(ana);
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
});

it('a record is 404 for every other person, and 401 without a token', async () => {
  const [ana, bia] = [await diarist(6), await diarist(6)];
  const id = await made(ana);
  const own = { ownWords: 'x', displayName: '', removed: [] };
  for (const [method, path, body] of [
    ['GET', `/health-records/${id}`, undefined],
    ['PUT', `/health-records/${id}`, undefined],
    ['DELETE', `/health-records/${id}`, undefined],
    ['PUT', `/health-records/${id}/own-part`, own],
    ['GET', `/health-records/${id}/pdf`, undefined],
    ['GET', `/health-records/${id}/fhir`, undefined],
  ] as const) {
    expect(refusalOf(await bia.call(method, path, body)), `${method} ${path}`).toEqual([
      404,
      'HEALTH_RECORD_NOT_FOUND',
    ]);
    expect((await app.call(method, path, body ? { body } : {})).status).toBe(401);
  }
  expect((await bia.call('GET', '/health-records')).body).toEqual([]);
  expect((await read(ana, id)).status).toBe('ready');
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
  app.jobs.push({ name: 'make-abandoned-health-records', payload: {} });
  await app.runJobs();
  expect((await read(ana, id)).status).toBe('ready');
});
