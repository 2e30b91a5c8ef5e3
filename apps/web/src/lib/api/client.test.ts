// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { ApiError, isOffline, isRefusal } from './api-error.ts';
import { call } from './client.ts';

const fetchMock = vi.fn<typeof fetch>();

const refusal = (status: number, errorCode: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errorCode, message: `Mensagem de ${errorCode}` }, { status, headers });
const ok = (headers: Record<string, string> = {}): Response => Response.json({ average: 3 }, { headers });

/** Runs the call and lets its waits pass; tells at which times (ms) it was tried. */
async function run(): Promise<{ result: unknown; triedAt: number[] }> {
  const start = Date.now();
  const triedAt: number[] = [];
  const answer = fetchMock.getMockImplementation();
  fetchMock.mockImplementation(async (...args) => {
    triedAt.push(Date.now() - start);
    if (!answer) throw new Error('No answer prepared');
    return answer(...args);
  });
  const outcome = call('GET /mood-patterns/daily-average', { query: { date: '2026-11-21' } }).then(
    ({ data }) => data,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return { result: await outcome, triedAt };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
});

afterEach(() => {
  session.leave();
  fetchMock.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('retries of the API client (core §7, §9; decision D24)', () => {
  it('retries a network error 3 times, after 1, 2 and 4 seconds, and then says so', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
    const { result, triedAt } = await run();
    expect(triedAt).toEqual([0, 1000, 3000, 7000]);
    expect(isOffline(result)).toBe(true);
  });

  it('goes on as soon as the network is back', async () => {
    fetchMock.mockImplementation(() =>
      fetchMock.mock.calls.length < 3 ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(ok()),
    );
    const { result, triedAt } = await run();
    expect(result).toEqual({ average: 3 });
    expect(triedAt).toEqual([0, 1000, 3000]);
  });

  it('waits as long as a rate limit asks', async () => {
    fetchMock.mockImplementation(async () =>
      fetchMock.mock.calls.length === 1 ? refusal(429, 'RATE_LIMITED', { 'Retry-After': '5' }) : ok(),
    );
    const { result, triedAt } = await run();
    expect(result).toEqual({ average: 3 });
    expect(triedAt).toEqual([0, 5000]);
  });

  it('never waits less than the backoff', async () => {
    fetchMock.mockImplementation(async () => refusal(429, 'RATE_LIMITED', { 'Retry-After': '0' }));
    const { result, triedAt } = await run();
    expect(triedAt).toEqual([0, 1000, 3000, 7000]);
    expect(isRefusal(result, 'RATE_LIMITED')).toBe(true);
  });

  it('hands a wait of minutes to the person instead of sitting it out', async () => {
    fetchMock.mockImplementation(async () => refusal(429, 'RATE_LIMITED', { 'Retry-After': '600' }));
    const { result, triedAt } = await run();
    expect(triedAt).toEqual([0]);
    expect(result).toMatchObject({ retryAfter: 600 });
  });

  it.each([
    [429, 'WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED'],
    [500, 'INTERNAL'],
    [422, 'SCORE_INVALID'],
    [404, 'ENTRY_NOT_FOUND'],
  ])('does not repeat %s %s', async (status, errorCode) => {
    fetchMock.mockImplementation(async () => refusal(status, errorCode));
    const { result, triedAt } = await run();
    expect(triedAt).toEqual([0]);
    expect(result).toBeInstanceOf(ApiError);
    expect(result).toMatchObject({ status, errorCode, message: `Mensagem de ${errorCode}` });
  });
});

describe('session and the API client', () => {
  it('sends the token, the zone and the version', async () => {
    fetchMock.mockImplementation(async () => ok());
    await run();
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe('/api/mood-patterns/daily-average?date=2026-11-21');
    expect(init?.headers).toMatchObject({ Authorization: 'Bearer t1', 'X-Time-Zone': expect.stringMatching(/./) });
  });

  it('ends the session at 401 and keeps the address for the next login', async () => {
    fetchMock.mockImplementation(async () => refusal(401, 'UNAUTHORIZED'));
    await run();
    expect(session.current()).toBeNull();
    expect(session.loginEmail()).toBe('maria@exemplo.com');
  });

  it('does not end a session that began while an older call was on its way', async () => {
    fetchMock.mockImplementation(async () => {
      session.renew('t2');
      return refusal(401, 'UNAUTHORIZED');
    });
    await run();
    expect(session.token()).toBe('t2');
  });

  it('keeps a renewed token', async () => {
    fetchMock.mockImplementation(async () => ok({ 'X-Renewed-Token': 't9' }));
    await run();
    expect(session.token()).toBe('t9');
  });

  it('signs nobody out when the network is gone', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
    await run();
    expect(session.token()).toBe('t1');
  });
});
