import { randomUUID } from 'node:crypto';
import { MEDICATIONS_MAX } from '@alento/domain/medication/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { DAY, NOON, startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());
beforeEach(() => app.setNow(NOON));

const INPUT = { name: 'Sertralina', dose: '50 mg', times: ['20:00', '08:00'], reminds: true };

async function person() {
  const { call } = await app.newPerson();
  return {
    call,
    add: async (input: object = INPUT) => (await call('POST', '/medications', input)).body,
    note: (body: object) => call('PUT', '/medication-doses', body),
    days: async (startDate: string, endDate = startDate) =>
      (await call('GET', `/medication-days?startDate=${startDate}&endDate=${endDate}`)).body,
  };
}

describe('medicines', () => {
  it('are added, listed oldest first, changed and removed', async () => {
    const { call, add } = await person();
    const first = await call('POST', '/medications', INPUT);
    expect(first).toMatchObject({
      status: 201,
      body: { ...INPUT, times: ['08:00', '20:00'], since: '2026-03-14', endedOn: null },
    });
    const second = await add({ name: 'Dipirona' });
    expect(second).toMatchObject({ dose: '', times: [], reminds: false });
    expect((await call('GET', '/medications')).body).toEqual([first.body, second]);
    const changed = await call('PUT', `/medications/${first.body.id}`, { name: 'Sertralina', times: ['09:00'] });
    expect(changed).toMatchObject({ status: 200, body: { id: first.body.id, dose: '', times: ['09:00'] } });
    expect((await call('DELETE', `/medications/${second.id}`)).status).toBe(204);
    expect((await call('GET', '/medications')).body).toEqual([changed.body]);
    expect((await call('DELETE', `/medications/${second.id}`)).body.errorCode).toBe('MEDICATION_NOT_FOUND');
  });

  it('are added once for each idempotency key', async () => {
    const { call } = await person();
    const headers = { 'Idempotency-Key': randomUUID() };
    const [one, other] = [
      await call('POST', '/medications', INPUT, headers),
      await call('POST', '/medications', INPUT, headers),
    ];
    expect(other.body).toEqual(one.body);
    expect((await call('GET', '/medications')).body).toHaveLength(1);
    expect((await call('POST', '/medications', { name: 'Outro' }, headers)).body.errorCode).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    await call('DELETE', `/medications/${one.body.id}`);
    expect((await call('POST', '/medications', INPUT, headers)).status).toBe(410);
  });

  it('are refused beyond the maximum, also when many are added at once', async () => {
    const { call, add } = await person();
    const added = await Promise.all(
      Array.from({ length: MEDICATIONS_MAX + 2 }, (_, at) => add({ name: `Remédio ${at}` })),
    );
    expect(added.filter(({ errorCode }) => errorCode === 'MEDICATIONS_FULL')).toHaveLength(2);
    expect((await call('GET', '/medications')).body).toHaveLength(MEDICATIONS_MAX);
  });

  it('that mention a wish to die open the crisis card', async () => {
    const { call, add } = await person();
    await add({ name: 'Quero morrer' });
    expect((await call('GET', '/safety/state')).body.lastCrisisAt).toBe(NOON);
    const other = await person();
    await other.add();
    expect((await other.call('GET', '/safety/state')).body.lastCrisisAt).toBeNull();
  });
});

describe('doses', () => {
  it('are planned by the times, noted once, changed and taken back', async () => {
    const { add, note, days } = await person();
    const { id } = await add();
    const dose = { medicationId: id, date: '2026-03-14', time: '08:00' };
    for (const _ of [1, 2]) expect((await note({ ...dose, status: 'taken' })).status).toBe(200);
    expect((await note({ ...dose, time: '20:00', status: 'later' })).body).toEqual({
      date: '2026-03-14',
      doses: [
        { medicationId: id, time: '08:00', status: 'taken' },
        { medicationId: id, time: '20:00', status: 'later' },
      ],
      counts: { planned: 2, taken: 1, skipped: 0, open: 1, asNeeded: 0 },
      remindsAgainAt: null,
    });
    await note({ ...dose, status: 'skipped' });
    expect((await days('2026-03-14')).days[0].counts).toMatchObject({ taken: 0, skipped: 1 });
    expect((await note({ ...dose, status: null })).body.doses[0].status).toBeNull();
    expect((await note({ ...dose, status: null })).status).toBe(200);
  });

  it('can be noted without a planned time', async () => {
    const { add, note } = await person();
    const { id } = await add({ name: 'Dipirona' });
    const { body } = await note({ medicationId: id, date: '2026-03-14', status: 'taken' });
    expect(body.counts).toEqual({ planned: 0, taken: 0, skipped: 0, open: 0, asNeeded: 1 });
  });

  it('can be noted in the two hours before it, also before its day, in the zone of the device or of the reminders', async () => {
    const { add, call } = await person();
    const { id } = await add({ name: 'Sertralina', times: ['00:15'] });
    const dose = { medicationId: id, date: '2026-03-15', time: '00:15', status: 'taken' };
    const noteIn = async (zone: string, at: string) => {
      app.setNow(Date.parse(at));
      return (await call('PUT', '/medication-doses', dose, { 'X-Time-Zone': zone })).body;
    };
    expect((await noteIn('America/Sao_Paulo', '2026-03-14T22:14:59-03:00')).errorCode).toBe('DOSE_DAY_INVALID');
    expect((await noteIn('America/Sao_Paulo', '2026-03-14T23:50:00-03:00')).counts.taken).toBe(1);
    const zone = { 'X-Time-Zone': 'America/Sao_Paulo' };
    await call('PUT', '/push-notifications/schedule', { deviceId: 'aparelho-1', morning: '09:00' }, zone);
    // The reminder comes by the clock of São Paulo, and on the device it is still the evening before.
    expect((await noteIn('Pacific/Honolulu', '2026-03-15T00:20:00-03:00')).counts.taken).toBe(1);
  });

  it.each([
    [{ time: '09:00', status: 'taken' }, 'DOSE_TIME_INVALID'],
    [{ time: '8h', status: 'taken' }, 'REMINDER_TIME_INVALID'],
    [{ time: '08:00', status: 'maybe' }, 'DOSE_STATUS_INVALID'],
  ])('are refused: %j', async (dose, code) => {
    const { add, note } = await person();
    const { id } = await add();
    const { status, body } = await note({ medicationId: id, date: '2026-03-14', ...dose });
    expect([status, body.errorCode]).toEqual([422, code]);
  });

  it('of past days stay when times change or the medicine ends, and go with the medicine', async () => {
    const { add, note, days, call } = await person();
    const { id } = await add();
    await note({ medicationId: id, date: '2026-03-14', time: '08:00', status: 'taken' });
    app.setNow(NOON + DAY);
    await call('PUT', `/medications/${id}`, { ...INPUT, times: ['12:00'] });
    app.setNow(NOON + 2 * DAY);
    await call('PUT', `/medications/${id}`, { ...INPUT, times: ['12:00'], endedOn: '2026-03-16' });
    const { days: all, today } = await days('2026-03-13', '2026-03-16');
    expect(today).toBe('2026-03-16');
    expect(all.map(({ doses }: { doses: { time: string }[] }) => doses.map(({ time }) => time))).toEqual([
      [],
      ['08:00', '20:00'],
      ['12:00'],
      [],
    ]);
    await call('DELETE', `/medications/${id}`);
    expect((await days('2026-03-14')).days[0].doses).toEqual([]);
  });

  it('are read for at most 92 days', async () => {
    const { call } = await person();
    const codeOf = async (query: string) => (await call('GET', `/medication-days?${query}`)).body.errorCode ?? null;
    expect(await codeOf('startDate=2026-01-01&endDate=2026-04-02')).toBeNull();
    expect(await codeOf('startDate=2026-01-01&endDate=2026-04-03')).toBe('MEDICATION_RANGE_TOO_LONG');
    expect(await codeOf('startDate=2026-01-02&endDate=2026-01-01')).toBe('DATE_RANGE_INVALID');
    expect(await codeOf('startDate=2026-01-02&endDate=1')).toBe('DATE_INVALID');
  });
});
