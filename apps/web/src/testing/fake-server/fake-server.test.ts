// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, isOffline } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { stream } from '../../lib/api/stream.ts';
import { EventStream } from './event-stream.ts';
import { server } from './fake-server.ts';
import { endTest } from './network.ts';
import { lost, never, refused } from './reply.ts';

const average = () => call('GET /mood-patterns/daily-average', { query: { date: '2026-11-21' } });
const remove = (id: string) => call('DELETE /mood-entries/{id}', { params: { id } });
const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error);

afterEach(() => {
  vi.useRealTimers();
});

describe('a response stated by a test', () => {
  it('returns the data given to answer()', async () => {
    server.answer('GET /mood-patterns/daily-average', { average: 3 });
    expect((await average()).data).toEqual({ average: 3 });
  });

  it('can depend on the request', async () => {
    server.answer('DELETE /mood-entries/{id}', ({ params }) =>
      params.id === 'e 1' ? undefined : refused(404, 'ENTRY_NOT_FOUND', { message: 'Não há.' }),
    );
    expect((await remove('e 1')).data).toBeUndefined();
    expect(await failure(remove('e2'))).toEqual(new ApiError(404, 'ENTRY_NOT_FOUND', 'Não há.'));
  });

  it('replaces an earlier response to the same route', async () => {
    server.refuse('GET /mood-patterns/daily-average', 500, 'INTERNAL');
    server.answerInTurn('GET /mood-patterns/daily-average', { average: 1 }, () => ({ average: 2 }));
    expect((await average()).data).toEqual({ average: 1 });
    expect((await average()).data).toEqual({ average: 2 });
    expect((await average()).data).toEqual({ average: 2 });
  });

  it('is delayed by hold() until the test releases it', async () => {
    const give = server.hold('GET /mood-patterns/daily-average');
    const asked = average();
    expect(await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 20, 'waiting'))])).toBe('waiting');
    give({ average: 4 });
    expect((await asked).data).toEqual({ average: 4 });
  });

  it('does not compile if it violates the contract', () => {
    // @ts-expect-error the average is a number
    server.answer('GET /mood-patterns/daily-average', { average: 'three' });
    // @ts-expect-error a response has every field
    server.answer('GET /mood-patterns/daily-average', {});
    // @ts-expect-error this endpoint has no such parameter
    server.answer('DELETE /mood-entries/{id}', ({ params }) => void params.entryId);
    // @ts-expect-error the contract has no such endpoint
    server.answer('GET /mood', []);
    // @ts-expect-error the catalogue has no such code
    server.refuse('GET /tags', 422, 'NOT_LIKED');
    // @ts-expect-error this endpoint responds with a body
    server.answer('GET /tags');
    server.answer('DELETE /mood-entries/{id}');
  });
});

describe('a failure stated by a test', () => {
  it('can be an error status with every field that the client reads', async () => {
    server.refuse('DELETE /mood-entries/{id}', 429, 'RATE_LIMITED', { retryAfter: 600, code: 'PGRST116' });
    expect(await failure(remove('e1'))).toMatchObject({
      status: 429,
      errorCode: 'RATE_LIMITED',
      retryAfter: 600,
      code: 'PGRST116',
    });
  });

  it('can be a lost connection, even for requests without a response of their own', async () => {
    vi.useFakeTimers();
    server.fail('GET /mood-patterns/daily-average');
    server.otherwise(lost);
    const both = Promise.all([failure(average()), failure(remove('e1'))]);
    await vi.runAllTimersAsync();
    expect((await both).map(isOffline)).toEqual([true, true]);
  });

  it('can be a request that hangs until the caller aborts it', async () => {
    server.answer('GET /tags', never);
    const leave = new AbortController();
    const asked = failure(call('GET /tags', {}, { signal: leave.signal }));
    leave.abort();
    expect(await asked).toMatchObject({ name: 'AbortError' });
  });
});

it('server.calls() lists a request before it is answered', async () => {
  server.answer('DELETE /mood-entries/{id}');
  server.answer('PUT /reading/{id}', { saved: [], progress: {} });
  const removed = remove('e1');
  expect(server.calls('DELETE /mood-entries/{id}')).toMatchObject([{ params: { id: 'e1' }, body: undefined }]);
  const kept = call('PUT /reading/{id}', { params: { id: 'texto' }, body: { share: 0.5 } }, { outlivesPage: true });
  expect(server.calls('PUT /reading/{id}')).toMatchObject([{ body: { share: 0.5 }, keepalive: true }]);
  await Promise.all([removed, kept]);
  expect(server.calls().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /mood-entries/e1',
    'PUT /reading/texto',
  ]);
  expect(server.calls()[0]?.headers.get('X-Client-Version')).toMatch(/^web\//);
});

it('server.onCall() calls its listener as soon as a request is sent', async () => {
  const seen: string[] = [];
  server.onCall(({ path }) => seen.push(path));
  server.answer('DELETE /mood-entries/{id}', () => void seen.push('answered'));
  const removed = remove('e1');
  expect(seen).toEqual(['/mood-entries/e1']);
  await removed;
  expect(seen).toEqual(['/mood-entries/e1', 'answered']);
});

it('server.stream() streams events one by one until breakOff() breaks the connection', async () => {
  const words = new EventStream();
  server.stream('/chat/stream/{id}', words);
  const events = stream('/chat/stream/{id}', { id: 'r1' }, new AbortController().signal);
  words.send('delta', { text: 'Oi' });
  expect((await events.next()).value).toEqual({ event: 'delta', data: { text: 'Oi' } });
  words.breakOff();
  expect(isOffline(await failure(events.next()))).toBe(true);
});

describe('endTest()', () => {
  const reported = () => endTest().map((problem) => (problem as Error).message);

  it('returns requests without a response, and errors thrown by response functions', async () => {
    vi.useFakeTimers();
    server.answer('GET /mood-patterns/daily-average', () => {
      throw new Error('Not asked for');
    });
    const both = Promise.all([failure(remove('e1')), failure(average())]);
    await vi.advanceTimersByTimeAsync(0);
    expect(reported().sort()).toEqual(['Not asked for', 'The test has no answer to DELETE /mood-entries/e1']);
    await vi.runAllTimersAsync();
    await both;
    endTest();
  });

  it('removes the responses and requests of the test', async () => {
    vi.useFakeTimers();
    server.answer('GET /mood-patterns/daily-average', { average: 3 });
    await average();
    expect(endTest()).toEqual([]);
    expect(server.calls()).toEqual([]);
    const again = failure(average());
    await vi.runAllTimersAsync();
    expect(isOffline(await again)).toBe(true);
    expect(new Set(reported())).toEqual(new Set(['The test has no answer to GET /mood-patterns/daily-average']));
  });
});
