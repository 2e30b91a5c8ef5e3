// @vitest-environment jsdom
import { TRANSPORT_TEXTS } from '@alento/domain/errors/transport';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withoutNetwork } from '../../testing/no-network.ts';
import { NEW_PASSWORD } from '../../testing/passwords.ts';
import { withMember } from '../../testing/signed-in.ts';
import { session } from '../session/session.ts';
import { ApiError, isOffline, isRefusal, messageOf } from './api-error.ts';
import { call } from './client.ts';

/** Stubs `fetch` instead of using the fake server, because these tests check the arguments and failures of `fetch`. */
const fetchMock = vi.fn<typeof fetch>();

const refusal = (status: number, errorCode: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errorCode, message: `Mensagem de ${errorCode}` }, { status, headers });
const ok = (headers: Record<string, string> = {}): Response => Response.json({ average: 3 }, { headers });

const tokenOf = (init: RequestInit | undefined): string | null =>
  new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '') ?? null;
const sentTokens = () => fetchMock.mock.calls.map(([, init]) => tokenOf(init));

/** A response whose body fails while it is read. */
const brokenOff = (): Response =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.error(new TypeError('network error')),
    }),
    { status: 201 },
  );

const average = () => call('GET /mood-patterns/daily-average', { query: { date: '2026-11-21' } });
const removal = () => call('DELETE /mood-entries/{id}', { params: { id: 'e1' } });
const revocation = () => call('POST /auth/revoke-session', { body: { id: 's1' } });
const reset = () =>
  call('POST /auth/reset-password', { body: { newPassword: NEW_PASSWORD, token: 'x' } }, { repeatable: false });

/** Runs the call with fake timers and returns the times (ms) of its attempts. */
async function run(ask: () => Promise<{ data: unknown }> = average): Promise<{ result: unknown; triedAt: number[] }> {
  const start = Date.now();
  const triedAt: number[] = [];
  const answer = fetchMock.getMockImplementation();
  fetchMock.mockImplementation(async (...args) => {
    triedAt.push(Date.now() - start);
    if (!answer) throw new Error('No answer prepared');
    return answer(...args);
  });
  const outcome = ask().then(
    ({ data }) => data,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return { result: await outcome, triedAt };
}

withMember();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  fetchMock.mockReset();
});

it.each<[string, Response, string]>([
  ['a page of a proxy', new Response('<h1>Bad Gateway</h1>', { status: 502 }), 'Erro ao resetar senha'],
  [
    'a fault of the server',
    Response.json({ errorCode: 'INTERNAL', message: TRANSPORT_TEXTS.INTERNAL }, { status: 500 }),
    'Erro ao resetar senha',
  ],
  ['a refusal', refusal(422, 'RESET_TOKEN_INVALID'), 'Mensagem de RESET_TOKEN_INVALID'],
])('messageOf shows the screen’s own text unless the server explained the failure: %s', async (_, response, text) => {
  vi.stubGlobal('fetch', async () => response);
  const error = await reset().catch((failure: unknown) => failure);
  vi.unstubAllGlobals();
  expect(messageOf(error, 'Erro ao resetar senha')).toBe(text);
});

describe('retries of the API client', () => {
  it('retries after 1, 2 and 4 seconds when the network fails, then throws an offline error and keeps the session', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
    const { result, triedAt } = await run();
    expect(triedAt).toEqual([0, 1000, 3000, 7000]);
    expect(isOffline(result)).toBe(true);
    expect(session.token()).toBe('t1');
  });

  it('throws within a second, without a retry, if the browser knows that there is no network', async () => {
    withoutNetwork();
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
    const start = Date.now();
    const { result, triedAt } = await run();
    expect(triedAt).toEqual([0]);
    expect(isOffline(result)).toBe(true);
    expect(Date.now() - start).toBeLessThan(1000);
  });

  it('retries when the connection fails while the body is read', async () => {
    fetchMock.mockImplementation(async () => (fetchMock.mock.calls.length === 1 ? brokenOff() : ok()));
    expect(await run()).toEqual({ result: { average: 3 }, triedAt: [0, 1000] });
  });

  it('retries when the response is not valid JSON, then throws an offline error', async () => {
    fetchMock.mockImplementation(async () => new Response('<html>', { status: 200 }));
    const { result } = await run();
    expect(isOffline(result)).toBe(true);
  });

  it.each([
    ['deletion', removal],
    ['revocation', revocation],
  ])('treats a 404 to a retried %s as success, because an earlier attempt may have succeeded', async (_, ask) => {
    fetchMock.mockImplementation(async () => {
      if (fetchMock.mock.calls.length === 1) throw new TypeError('fetch failed');
      return refusal(404, 'ENTRY_NOT_FOUND');
    });
    const { result, triedAt } = await run(ask);
    expect(triedAt).toEqual([0, 1000]);
    expect(result).toBeUndefined();
  });

  it.each([
    [404, 'ENTRY_NOT_FOUND', [0]],
    [429, 'RATE_LIMITED', [0, 1000]],
  ])(
    'throws the 404 of a deletion if every attempt got a response (status of the first attempt: %s)',
    async (status, errorCode, times) => {
      fetchMock.mockImplementation(async () =>
        fetchMock.mock.calls.length === 1 ? refusal(status, errorCode) : refusal(404, 'ENTRY_NOT_FOUND'),
      );
      const { result, triedAt } = await run(removal);
      expect(triedAt).toEqual(times);
      expect(isRefusal(result, 'ENTRY_NOT_FOUND')).toBe(true);
    },
  );

  it('does not retry a call marked as not repeatable', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
    const { result, triedAt } = await run(reset);
    expect(triedAt).toEqual([0]);
    expect(isOffline(result)).toBe(true);
  });

  it('retries a rate-limited call even if the call is marked as not repeatable', async () => {
    fetchMock.mockImplementation(async () =>
      fetchMock.mock.calls.length === 1 ? refusal(429, 'RATE_LIMITED') : new Response(null, { status: 204 }),
    );
    expect((await run(reset)).triedAt).toEqual([0, 1000]);
  });

  it('waits as long as Retry-After requires after a rate limit', async () => {
    fetchMock.mockImplementation(async () =>
      fetchMock.mock.calls.length === 1 ? refusal(429, 'RATE_LIMITED', { 'Retry-After': '5' }) : ok(),
    );
    const { result, triedAt } = await run();
    expect(result).toEqual({ average: 3 });
    expect(triedAt).toEqual([0, 5000]);
  });

  it('waits at least the backoff if Retry-After is shorter', async () => {
    fetchMock.mockImplementation(async () => refusal(429, 'RATE_LIMITED', { 'Retry-After': '0' }));
    const { result, triedAt } = await run();
    expect(triedAt).toEqual([0, 1000, 3000, 7000]);
    expect(isRefusal(result, 'RATE_LIMITED')).toBe(true);
  });

  it.each([
    [429, 'WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED', null],
    // The quota of the day, even if its Retry-After is short; a limit that lasts several minutes.
    [429, 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED', 1],
    [429, 'RATE_LIMITED', 600],
    [500, 'INTERNAL', null],
  ])('throws without a retry after %s %s with the Retry-After %s', async (status, errorCode, retryAfter) => {
    const headers = retryAfter === null ? {} : { 'Retry-After': String(retryAfter) };
    fetchMock.mockImplementation(async () => refusal(status, errorCode, headers));
    const { result, triedAt } = await run();
    expect(triedAt).toEqual([0]);
    expect(result).toBeInstanceOf(ApiError);
    expect(result).toMatchObject({ status, errorCode, message: `Mensagem de ${errorCode}`, retryAfter });
  });
});

describe('session and the API client', () => {
  it('sends the token, the time zone and the app’s version with each request', async () => {
    fetchMock.mockImplementation(async () => ok());
    await run();
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe('/api/mood-patterns/daily-average?date=2026-11-21');
    expect(init?.headers).toMatchObject({
      Authorization: 'Bearer t1',
      'X-Time-Zone': expect.stringMatching(/./),
      'X-Client-Version': expect.stringMatching(/^web\//),
    });
  });

  it('announces “user-updated” only after a successful change of user data', async () => {
    const events: string[] = [];
    const stop = session.subscribe((event) => events.push(event));
    fetchMock.mockImplementation(async () => Response.json({ user: { id: 'maria' } }));
    await call('GET /mood-patterns/daily-average', { query: {} });
    expect(events).toEqual([]);
    await call('POST /auth/update-user', { body: { name: 'Maria' } });
    expect(events).toEqual(['user-updated']);
    fetchMock.mockImplementation(async () => refusal(422, 'NAME_INVALID'));
    await call('POST /auth/update-user', { body: { name: '' } }).catch(() => undefined);
    expect(events).toEqual(['user-updated']);
    stop();
  });

  it('ends the session on a 401 and deletes the login email from the device', async () => {
    fetchMock.mockImplementation(async () => refusal(401, 'UNAUTHORIZED'));
    await run();
    expect(session.current()).toBeNull();
    expect(session.loginEmail()).toBeNull();
  });

  it('retries a 401 once with the token that this tab renewed during the call', async () => {
    fetchMock.mockImplementation(async (_, init) => {
      if (tokenOf(init) === 't2') return ok();
      await session.renew('t2');
      return refusal(401, 'UNAUTHORIZED');
    });
    const { result } = await run();
    expect(result).toEqual({ average: 3 });
    expect(sentTokens()).toEqual(['t1', 't2']);
    expect(session.token()).toBe('t2');
  });

  it('retries a 401 with the token that another tab stored, even before the storage event arrives', async () => {
    fetchMock.mockImplementation(async (_, init) => {
      localStorage.setItem('authToken', 't2');
      return tokenOf(init) === 't2' ? ok() : refusal(401, 'UNAUTHORIZED');
    });
    const { result } = await run();
    expect(result).toEqual({ average: 3 });
    expect(session.current()).toEqual({ userId: 'maria', token: 't2' });
  });

  it('ends the session if the server also rejects the newer token from another tab', async () => {
    fetchMock.mockImplementation(async () => {
      localStorage.setItem('authToken', 't2');
      return refusal(401, 'UNAUTHORIZED');
    });
    await run();
    expect(sentTokens()).toEqual(['t1', 't2']);
    expect(session.current()).toBeNull();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('does not retry a 401 with the token of another person who signed in during the request', async () => {
    fetchMock.mockImplementation(async () => {
      await session.start({ userId: 'joao', token: 'j1' }, 'joao@exemplo.com');
      return refusal(401, 'UNAUTHORIZED');
    });
    const { result } = await run();
    expect(sentTokens()).toEqual(['t1']);
    expect(result).toMatchObject({ status: 401 });
    expect(session.token()).toBe('j1');
  });

  it('retries after a network error with the newest token, and does not retry after a sign-out', async () => {
    fetchMock.mockImplementation(async (_, init) => {
      if (tokenOf(init) === 't2') return ok();
      localStorage.setItem('authToken', 't2');
      throw new TypeError('fetch failed');
    });
    expect((await run()).result).toEqual({ average: 3 });
    expect(sentTokens()).toEqual(['t1', 't2']);
    fetchMock.mockReset();
    fetchMock.mockImplementation(async () => {
      await session.leave();
      throw new TypeError('fetch failed');
    });
    expect(isOffline((await run()).result)).toBe(true);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('does not overwrite the token that another tab stored with a renewed token', async () => {
    fetchMock.mockImplementation(async () => {
      localStorage.setItem('authToken', 't5');
      return ok({ 'X-Renewed-Token': 't2' });
    });
    await run();
    expect(session.token()).toBe('t5');
  });

  it('stores the renewed token of a response whose body breaks off, and retries with that token', async () => {
    fetchMock.mockImplementation(async () => {
      if (fetchMock.mock.calls.length > 1) return ok();
      const answer = brokenOff();
      answer.headers.set('X-Renewed-Token', 't9');
      return answer;
    });
    expect((await run()).result).toEqual({ average: 3 });
    expect(sentTokens()).toEqual(['t1', 't9']);
    expect(session.token()).toBe('t9');
  });
});

it.each([
  [true, true],
  [undefined, undefined],
])('call() passes keepalive = %s to fetch() if outlivesPage is %s', async (outlivesPage, keepalive) => {
  fetchMock.mockImplementation(async () => Response.json({ saved: [], progress: {} }));
  const change = { params: { id: 'texto' }, body: { share: 0.5 } };
  await call('PUT /reading/{id}', change, outlivesPage === undefined ? {} : { outlivesPage });
  expect(fetchMock.mock.calls[0]?.[1]?.keepalive).toBe(keepalive);
});
