import { beforeEach, describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { NOON, startTestApp } from '../../testing/test-app.ts';

let token: string;
let entryId: string;
const app = await openForFile(startTestApp());
beforeEach(async () => {
  ({ token } = await app.signUp());
  entryId = (await app.call('POST', '/mood-entries', { token, body: { score: 3, note: 'antes' } })).body.id;
});

/** Asserts that the person's only entry is unchanged and there is no other. */
async function expectUnchanged() {
  const { body } = await app.call('GET', '/mood-entries', { token });
  expect(body).toEqual([{ id: entryId, score: 3, note: 'antes', timestamp: NOON, ai_analysis: '', tags: [] }]);
}

const TOMORROW = NOON + 86_400_000;

describe('/mood-entries with an invalid body', () => {
  it.each([
    ['POST', { score: 6 }, 'SCORE_INVALID'],
    ['POST', { score: 3, timestamp: TOMORROW }, 'TIMESTAMP_IN_FUTURE'],
    ['PUT', { score: 6, note: 'depois' }, 'SCORE_INVALID'],
    ['PUT', { score: 3, note: 'depois', timestamp: TOMORROW }, 'TIMESTAMP_IN_FUTURE'],
  ])('refuses a %s with %o', async (method, body, errorCode) => {
    const path = method === 'POST' ? '/mood-entries' : `/mood-entries/${entryId}`;
    const answer = await app.call(method, path, { token, body });
    expect(answer).toMatchObject({ status: 422, body: { errorCode, message: expect.any(String) } });
    await expectUnchanged();
  });

  it.each([
    ['truncated JSON', '{"score": 3, "no'],
    ['a body that is not JSON', 'score=3'],
    ['an empty body', ''],
    ['invalid UTF-8', '\ufffd\u0001'],
  ])('responds 400 to %s', async (_, raw) => {
    const answer = await app.call('POST', '/mood-entries', { token, raw });
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'INVALID_JSON' } });
    await expectUnchanged();
  });

  it('responds 413 to a body of 2 MB', async () => {
    const answer = await app.call('POST', '/mood-entries', { token, body: { score: 3, note: 'a'.repeat(2_000_000) } });
    expect(answer).toMatchObject({ status: 413, body: { errorCode: 'BODY_TOO_LARGE' } });
    expect(answer.headers.get('Connection')).toBe('close');
    await expectUnchanged();
  });
});

describe('/mood-entries/{id} with an invalid id', () => {
  it.each(['%00', '%E0%A4%A'])('responds 404 to the id %s', async (id) => {
    const put = await app.call('PUT', `/mood-entries/${id}`, { token, body: { score: 1, note: '' } });
    expect(put).toMatchObject({ status: 404, body: { message: expect.any(String) } });
    expect((await app.call('DELETE', `/mood-entries/${id}`, { token })).status).toBe(404);
    await expectUnchanged();
  });
});

describe('an invalid query or time zone', () => {
  it.each([
    ['/mood-entries/date-range?startDate=2026-03-02&endDate=2026-03-01', 'DATE_RANGE_INVALID'],
    ['/mood-patterns/daily-average?date=0000-01-01', 'DATE_INVALID'],
  ])('is refused: GET %s', async (path, errorCode) => {
    expect(await app.call('GET', path, { token })).toMatchObject({ status: 422, body: { errorCode } });
  });

  it.each(['Marte/Olimpo', '+23:59', '-18:30', '+05:45'])(
    'is refused: POST /mood-entries with X-Time-Zone %s',
    async (zone) => {
      const answer = await app.call('POST', '/mood-entries', {
        token,
        body: { score: 3 },
        headers: { 'X-Time-Zone': zone },
      });
      expect(answer).toMatchObject({ status: 422, body: { errorCode: 'INVALID_TIME_ZONE' } });
      await expectUnchanged();
    },
  );
});
