import { describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { startTestApp } from '../../testing/test-app.ts';

/** 9999-12-31T23:59:59.999Z, and the millisecond after it. */
const LAST = 253_402_300_799_999;
const YEAR_10000 = LAST + 1;

const app = await openForFile(startTestApp());
const { token } = await app.signUp();

describe('an instant after the year 9999 or otherwise invalid', () => {
  it.each(['8640000000000000', '1e308', '-62135596800001', String(YEAR_10000), '1.5', '-1', 'NaN', 'Infinity'])(
    'is refused as the cursor of a list of conversations: before=%s',
    async (before) => {
      const answer = await app.call('GET', `/chat/sessions?before=${before}`, { token });
      expect(answer).toMatchObject({ status: 422, body: { errorCode: 'CURSOR_INVALID' } });
    },
  );

  it.each([
    ['GET', `/mood-entries?before=${YEAR_10000}~a`, undefined],
    ['GET', `/mood-entries/date-range?startDate=2026-03-01&endDate=2026-03-02&before=${YEAR_10000}~a`, undefined],
    ['POST', '/mood-entries/search', { query: 'sono', before: `${YEAR_10000}~a` }],
    ['GET', '/mood-entries?before=8640000000000000~a', undefined],
  ])('is refused as the cursor of a list of entries: %s %s', async (method, path, body) => {
    const answer = await app.call(method, path, { token, ...(body ? { body } : {}) });
    expect(answer).toMatchObject({ status: 422, body: { errorCode: 'CURSOR_INVALID' } });
  });

  it('is refused, but the last instant of the year 9999 is accepted by every list', async () => {
    for (const path of [
      `/chat/sessions?before=${LAST}`,
      '/chat/sessions?before=0',
      `/mood-entries?before=${LAST}~a`,
      '/mood-entries?before=0~a',
      `/mood-entries/date-range?startDate=0001-01-01&endDate=9999-12-31&before=${LAST}~a`,
    ]) {
      expect(await app.call('GET', path, { token }), path).toMatchObject({ status: 200, body: [] });
    }
    const answer = await app.call('POST', '/mood-entries/search', { token, body: { query: 'a', before: `${LAST}~a` } });
    expect(answer).toMatchObject({ status: 200, body: { entries: [], nextCursor: null } });
  });
});

it('GET /chat/stream responds 404 to an id with the character NUL, which the database can’t store', async () => {
  const answer = await app.call('GET', '/chat/stream/a%00b', { token });
  expect(answer).toMatchObject({ status: 404, body: { errorCode: 'CHAT_REPLY_NOT_FOUND' } });
});

it('GET /chat/sessions responds 404 to an empty bookId', async () => {
  const answer = await app.call('GET', '/chat/sessions?bookId=', { token });
  expect(answer).toMatchObject({ status: 404, body: { errorCode: 'CONTENT_NOT_FOUND' } });
  const { paths } = (await app.call('GET', '/openapi.json')).body;
  expect(Object.keys(paths['/chat/sessions'].get.responses)).toContain('404');
});
