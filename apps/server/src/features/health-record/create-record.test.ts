import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { healthRecords } from '../../db/schema/health-record.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { DAY, NOON, refusalOf, startTestApp } from '../../testing/test-app.ts';
import { recordCallsOf } from './health-record.harness.ts';

const PHQ = { phq1: 1, phq2: 2, phq3: 1, phq4: 2, phq5: 0, phq6: 1, phq7: 1, phq8: 0, phq9: 0 };
const app = await openForFile(startTestApp());
const { canGenerate, create, diarist, createFinished, read } = recordCallsOf(app);

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
      removed: ['medication-diary'],
      sources: { entries: 11, screenings: 1, answers: true, medicines: 0 },
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
    const record = await read(ana, await createFinished(ana));
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
    await createFinished(ana);
    const refused = await create(ana);
    expect(refusalOf(refused)).toEqual([429, 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED']);
    const april = Date.parse('2026-04-01T03:00:00Z');
    expect(refused.headers.get('Retry-After')).toBe(String((april - NOON) / 1000));
    expect(await canGenerate(ana)).toMatchObject({ canGenerate: false, left: 0, nextAt: april });
    for (let count = 0; count < 4; count += 1) await createFinished(eva);
    expect(refusalOf(await create(eva))).toEqual([429, 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED']);
    for (let count = 0; count < 6; count += 1) await createFinished(pia);
    expect(await canGenerate(pia)).toMatchObject({ canGenerate: true, isPremium: true, left: null });
    app.setNow(april - 1);
    expect((await canGenerate(ana)).canGenerate).toBe(false);
    app.setNow(april);
    expect((await canGenerate(ana)).canGenerate).toBe(true);
    await createFinished(ana);
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
    const other = await createFinished(ana);
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
