import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { DAY, NOON, refusalOf, startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());
beforeEach(() => app.setNow(NOON));

async function person() {
  const { token, call } = await app.newPerson();
  return {
    token,
    post: (body: unknown, headers: Record<string, string> = {}) => call('POST', '/screenings', body, headers),
    list: async (query = '') => (await call('GET', `/screenings${query}`)).body,
    state: async () => (await call('GET', '/safety/state')).body,
  };
}

const full = (prefix: string, count: number, answer: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`${prefix}${place + 1}`, answer]));
const PHQ = { instrument: 'PHQ-9', answers: { ...full('phq', 9, 1), phq9: 0 } };

it('POST /screenings computes the score, and GET /screenings lists screenings newest first', async () => {
  const { post, list } = await person();
  const answer = await post({ ...PHQ, difficulty: 2 });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    id: expect.any(String),
    instrument: 'PHQ-9',
    answers: PHQ.answers,
    difficulty: 2,
    score: 8,
    severity: 'mild',
    raisesCrisis: false,
    takenAt: NOON,
    localDate: '2026-03-14',
  });
  app.setNow(NOON + DAY);
  await post({ instrument: 'GAD-7', answers: [3, 3, 3, 3, 3, 3, 3], difficulty: 1 });
  expect(await list()).toMatchObject([
    { instrument: 'GAD-7', score: 21, severity: 'severe', difficulty: null },
    { instrument: 'PHQ-9', score: 8 },
  ]);
  expect(await list('?instrument=PHQ-9')).toHaveLength(1);
});

it('POST /screenings ignores a score in the request', async () => {
  const { post } = await person();
  expect((await post({ ...PHQ, score: 27, severity: 'severe' })).body).toMatchObject({ score: 8, severity: 'mild' });
});

it('POST /screenings accepts one screening of each questionnaire per local day', async () => {
  const { post, list } = await person();
  expect((await post(PHQ)).status).toBe(201);
  const second = await post(PHQ);
  expect([second.status, second.body.errorCode]).toEqual([409, 'SCREENING_TODAY_DONE']);
  expect((await post({ instrument: 'GAD-7', answers: full('gad', 7, 0) })).status).toBe(201);
  app.setNow(Date.parse('2026-03-15T02:59:59Z')); // 23:59:59 in São Paulo
  expect((await post(PHQ)).status).toBe(409);
  app.setNow(Date.parse('2026-03-15T03:00:00Z'));
  expect((await post(PHQ)).status).toBe(201);
  expect(await list('?instrument=PHQ-9')).toHaveLength(2);
});

it('POST /screenings uses the local day in the account’s zone even if the header contains another zone', async () => {
  const { post } = await person();
  // The first request changes the account's zone, which can't change again for 24 hours.
  expect((await post(PHQ, { 'X-Time-Zone': 'America/Manaus' })).status).toBe(201);
  expect((await post(PHQ, { 'X-Time-Zone': 'Pacific/Kiritimati' })).status).toBe(409); // the 15th there
  app.setNow(NOON + DAY);
  expect((await post(PHQ, { 'X-Time-Zone': 'Pacific/Kiritimati' })).status).toBe(201);
});

it('POST /screenings stores one screening for repeated or concurrent requests', async () => {
  const { post, list } = await person();
  const key = { 'Idempotency-Key': randomUUID() };
  const first = await post(PHQ, key);
  expect((await post(PHQ, key)).body).toEqual(first.body);
  const both = await Promise.all([1, 2].map(() => post({ instrument: 'GAD-7', answers: full('gad', 7, 1) })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await list()).toHaveLength(2);
});

it('POST /screenings refuses an unknown questionnaire and an invalid answer, and stores nothing', async () => {
  const { post, list } = await person();
  expect(refusalOf(await post({ instrument: 'BDI', answers: {} }))).toEqual([422, 'SCREENING_INSTRUMENT_UNKNOWN']);
  expect(refusalOf(await post({ ...PHQ, difficulty: 4 }))).toEqual([422, 'SCREENING_ANSWER_INVALID']);
  expect(await list()).toEqual([]);
});

it('POST /screenings records a sign of a crisis if the answer to the ninth item is above 0', async () => {
  const { post, state } = await person();
  await post(PHQ);
  expect((await state()).lastCrisisAt).toBeNull();
  app.setNow(NOON + DAY);
  expect((await post({ ...PHQ, answers: { ...PHQ.answers, phq9: 1 } })).body.raisesCrisis).toBe(true);
  expect((await state()).lastCrisisAt).toBe(NOON + DAY);
});

it('GET /screenings returns only the caller’s screenings', async () => {
  const ana = await person();
  const bia = await person();
  await ana.post({ instrument: 'PHQ-9', answers: full('phq', 9, 3) });
  expect(await bia.list()).toEqual([]);
});
