import { DAY_MS } from '@alento/domain/time/local-date';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compareClock } from '../src/lib/time/clock-skew.ts';
import { DATABASES, deleteDatabase } from '../src/platform/databases.ts';
import { claimNext, closeWorkerStore, forget, replaceCopies, shareSession } from '../src/platform/worker-store.ts';
import { withClock } from '../src/testing/clock.ts';
import { withDatabases } from '../src/testing/databases.ts';
import { recordFromNotification } from './record-from-notification.ts';
import { sendWaiting } from './send-waiting.ts';

const ANA = { userId: 'ana', token: 't1' };
const AT = Date.parse('2026-11-22T02:30:00Z');
const registered = vi.fn(async () => undefined);
const postedMessages = vi.fn();
const worker = {
  clients: { matchAll: async () => [] as { postMessage: (data: unknown, ports?: MessagePort[]) => void }[] },
  registration: { sync: { register: registered } },
};
const asScope = () => worker as unknown as ServiceWorkerGlobalScope;
const answer = (status: number, body: unknown) => vi.fn(async () => Response.json(body, { status }));
const waiting = async () => {
  const { created, tried } = await replaceCopies(ANA, []);
  return { created: created.map(({ body }) => body), outcomes: tried.map(({ outcome }) => outcome) };
};
const BODY = {
  score: 2,
  note: '',
  tags: [],
  timestamp: AT,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
};

withDatabases();
beforeEach(async () => {
  vi.stubGlobal('self', worker);
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_: string, __: unknown, work: () => unknown) => work() },
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = postedMessages;
      close = () => undefined;
    },
  );
  await shareSession(ANA);
});
afterEach(async () => {
  registered.mockClear();
  postedMessages.mockClear();
  worker.clients.matchAll = async () => [];
  await closeWorkerStore();
  await deleteDatabase(DATABASES.worker);
});

it('sends a mood with the session’s token, its key and zone, and tells open pages', async () => {
  const fetched = answer(200, { id: 'e1', timestamp: AT, score: 2 });
  vi.stubGlobal('fetch', fetched);
  expect(await recordFromNotification(2, { account: 'ana', at: AT })).toBe('sent');
  const [address, init] = fetched.mock.calls.at(-1) as unknown as [
    string,
    RequestInit & { headers: Record<string, string> },
  ];
  expect([address, init.method, JSON.parse(String(init.body))]).toEqual([
    '/api/mood-entries',
    'POST',
    { score: 2, note: '', timestamp: AT },
  ]);
  expect(init.headers).toMatchObject({ Authorization: 'Bearer t1', 'X-Time-Zone': BODY.timeZone });
  expect(init.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(postedMessages.mock.calls[0]?.[0]).toMatchObject({ userId: 'ana', sent: { result: { id: 'e1' } } });
  expect(await waiting()).toEqual({ created: [], outcomes: [] });
});

describe('on a device whose clock is two days behind', () => {
  const right = AT + 2 * DAY_MS;
  const date = { Date: new Date(right).toUTCString() };
  withClock(AT);
  afterEach(() => compareClock(new Date(AT).toUTCString(), AT));

  it('records the mood with the server’s time', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (address === '/api/health') return Response.json({}, { headers: date });
      sent.push(JSON.parse(String(init?.body)));
      return Response.json({ id: 'e1', timestamp: right });
    });
    expect(await recordFromNotification(2, { account: 'ana', at: AT })).toBe('sent');
    expect(sent).toEqual([{ score: 2, note: '', timestamp: right }]);
    expect(await waiting()).toEqual({ created: [], outcomes: [] });
  });

  it('has stored the mood before it asks for the server’s time', async () => {
    const storedBodies: unknown[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      if (address === '/api/health') storedBodies.push((await waiting()).created);
      throw new TypeError('Failed to fetch');
    });
    expect(await recordFromNotification(2, { account: 'ana', at: AT })).toBe('stored');
    expect(storedBodies[0]).toEqual([BODY]);
    expect((await waiting()).created).toEqual([BODY]);
  });

  it('sends the mood with its own time if the time can’t be stored', async () => {
    vi.stubGlobal('fetch', async (address: string) => {
      if (address !== '/api/health') return Response.json({ id: 'e1', timestamp: AT });
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      return Response.json({}, { headers: date });
    });
    expect(await recordFromNotification(2, { account: 'ana', at: AT })).toBe('sent');
  });

  it('leaves a mood as it is that a page has taken over meanwhile', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (address === '/api/health') {
        await forget('ana', await replaceCopies(ANA, []));
        return Response.json({}, { headers: date });
      }
      sent.push(init?.body);
      return Response.json({ id: 'e1', timestamp: right });
    });
    expect(await recordFromNotification(2, { account: 'ana', at: AT })).toBe('stored');
    expect(sent).toEqual([]);
    expect((await waiting()).created).toEqual([]);
  });
});

it('keeps the mood without a response, under one key until it arrives', async () => {
  const keys: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['Idempotency-Key']);
    if (keys.length < 3) throw new TypeError('Failed to fetch');
    return Response.json({ id: 'e1', timestamp: AT });
  });
  expect(await recordFromNotification(2, { account: 'ana', at: AT })).toBe('stored');
  expect(registered).toHaveBeenCalledWith('alento-outbox');
  await expect(sendWaiting(asScope())).rejects.toThrow('Something is left to send');
  await sendWaiting(asScope());
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
  expect(await waiting()).toEqual({ created: [], outcomes: [] });
});

it.each([401, 500])('keeps the mood after status %i, and stops', async (status) => {
  vi.stubGlobal('fetch', answer(status, {}));
  expect(await recordFromNotification(2, { account: 'ana', at: AT })).toBe('stored');
  expect(await waiting()).toEqual({ created: [BODY], outcomes: [null] });
});

it('keeps a refused mood with the reason, for a page to show', async () => {
  vi.stubGlobal('fetch', answer(422, { errorCode: 'SCORE_INVALID', message: 'Escolha de 0 a 5.' }));
  expect(await recordFromNotification(9, { account: 'ana', at: AT })).toBe('stored');
  const refusal = { status: 422, code: 'SCORE_INVALID', message: 'Escolha de 0 a 5.' };
  expect(await waiting()).toEqual({ created: [{ ...BODY, score: 9 }], outcomes: [{ refusal }] });
});

it('notes nothing as tried while there is no network', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await recordFromNotification(2, { account: 'ana', at: AT })).toBe('stored');
  expect(await waiting()).toEqual({ created: [BODY], outcomes: [] });
});

it('records nothing for an account that is not signed in here', async () => {
  const fetched = answer(200, {});
  vi.stubGlobal('fetch', fetched);
  expect(await recordFromNotification(2, { account: 'bia', at: AT })).toBe('no-session');
  expect(fetched).not.toHaveBeenCalled();
  expect(await waiting()).toEqual({ created: [], outcomes: [] });
});

it('leaves the sending to an open page that answers, and waits for its answer', async () => {
  const copy = { key: 'k', userId: 'ana', id: 'k', kind: 'mood-entry', place: 1, body: BODY };
  await replaceCopies(ANA, [copy]);
  const fetched = answer(200, { id: 'e1', timestamp: AT });
  vi.stubGlobal('fetch', fetched);
  let isLeft = true;
  worker.clients.matchAll = async () => [{ postMessage: (_data, ports) => ports?.[0]?.postMessage({ isLeft }) }];
  await expect(sendWaiting(asScope())).rejects.toThrow('Something is left to send');
  isLeft = false;
  await sendWaiting(asScope());
  expect(fetched).not.toHaveBeenCalled();
  expect((await claimNext('ana'))?.key).toBe('k');
});

it('sends copies itself if no page answers in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await replaceCopies(ANA, [{ key: 'k', userId: 'ana', id: 'k', kind: 'mood-entry', place: 1, body: BODY }]);
  const fetched = answer(200, { id: 'e1', timestamp: AT });
  vi.stubGlobal('fetch', fetched);
  worker.clients.matchAll = async () => [{ postMessage: () => undefined }];
  const sending = sendWaiting(asScope());
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await sending;
  expect(fetched).toHaveBeenCalledTimes(1);
  expect((await waiting()).outcomes).toMatchObject([{ result: { id: 'e1' } }]);
});
