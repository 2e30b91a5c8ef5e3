import { setImmediate } from 'node:timers/promises';
import { PLAN_ITEMS_MAX, PLAN_LINE_MAX, PLAN_LINES } from '@alento/domain/safety/safety-plan';
import { describe, expect, it, vi } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());
const ana = await app.newPerson();

const TOO_LARGE = { status: 413, body: { errorCode: 'BODY_TOO_LARGE' } };
const INVALID = { status: 422 };
/** A body of a call that stores something, of this number of characters. */
const long = (characters: number) => `{"name":"${'a'.repeat(characters - 11)}"}`;
/** A body with this number of fields. */
const wide = (fields: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: fields }, (_, n) => [`a${n}`, 1])));
const repeated = <T>(times: number, item: T): T[] => Array.from({ length: times }, () => item);

describe('a JSON body', () => {
  it.each([
    ['with a session', 'PUT', '/onboarding/user-data', ana.token],
    ['without one', 'POST', '/auth/sign-in/email', undefined],
  ])('of more than 128,000 characters or 4,000 values is refused with 413, %s', async (_, method, path, token) => {
    const send = (raw: string) => app.call(method, path, { raw, ...(token && { token }) });
    expect(await send(long(128_001))).toMatchObject(TOO_LARGE);
    expect(await send(long(128_000))).toMatchObject(INVALID);
    expect(await send(wide(4001))).toMatchObject(TOO_LARGE);
    expect(await send(wide(4000))).toMatchObject(INVALID);
  });

  it('may contain any number of commas in its texts', async () => {
    const note = `${'"\\,'.repeat(600)},`;
    expect(await ana.call('POST', '/mood-entries', { score: 3, note })).toMatchObject({ status: 201, body: { note } });
    expect(await app.call('POST', '/tags', { token: ana.token, raw: `{"name":"${','.repeat(5000)}"}` })).toMatchObject(
      INVALID,
    );
  });

  it('may be larger where the contract says so', async () => {
    const entry = { score: 3, note: 'é'.repeat(2000), timestamp: app.now() - 1000 };
    expect((await ana.call('POST', '/mood-entries/batch', { entries: repeated(100, entry) })).status).toBe(201);
    const line = '🇧🇷'.repeat(PLAN_LINE_MAX);
    const lines = Object.fromEntries(PLAN_LINES.map((part) => [part, repeated(PLAN_ITEMS_MAX, line)]));
    const people = repeated(PLAN_ITEMS_MAX, { name: '🇧🇷'.repeat(80), phone: '188' });
    const plan = { ...lines, people, professionals: people };
    expect(JSON.stringify(plan).length).toBeGreaterThan(128_000);
    expect((await ana.call('PUT', '/safety-plan', plan)).status).toBe(200);
    expect(await app.call('PUT', '/safety-plan', { token: ana.token, raw: wide(10_001) })).toMatchObject(TOO_LARGE);
  });

  it('has its limit in the API description', async () => {
    const { body } = await app.call('GET', '/openapi.json');
    const limitOf = (path: string, method: string) => body.paths[path][method].requestBody.description;
    expect(limitOf('/mood-entries', 'post')).toBe('At most 128000 characters with 4000 values');
    expect(limitOf('/mood-entries/batch', 'post')).toBe('At most 1000000 characters with 10000 values');
  });
});

/** Sends bodies that arrive completely in the same turn of the event loop, and returns in which turns they are parsed. */
async function turnsOfParsing(bodies: readonly string[], token: string | undefined): Promise<number[]> {
  const arrival = Promise.withResolvers<void>();
  let reading = 0;
  let turn = 0;
  const turns: number[] = [];
  const parse = JSON.parse;
  const spy = vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    if (bodies.includes(text)) turns.push(turn);
    return parse(text, reviver);
  });
  try {
    const answers = bodies.map((raw) => {
      const body = new ReadableStream(
        {
          async pull(controller) {
            reading += 1;
            if (reading === bodies.length) arrival.resolve();
            await arrival.promise;
            controller.enqueue(new TextEncoder().encode(raw));
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const headers = {
        'Content-Type': 'application/json',
        // Without it, the body is read and counted before the call waits for its turn.
        'Content-Length': String(raw.length),
        'X-Time-Zone': 'America/Sao_Paulo',
        ...(token && { Authorization: `Bearer ${token}` }),
      };
      const path = token ? '/api/tags' : '/api/updates/stats';
      return app.app.app.request(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    });
    let isDone = false;
    void Promise.all(answers).then(() => (isDone = true));
    for (; !isDone; turn += 1) await setImmediate();
  } finally {
    spy.mockRestore();
  }
  return turns;
}

it.each([
  ['of one account', ana.token],
  ['without an account', undefined],
])('long bodies %s that have arrived together are parsed in a turn of the event loop each', async (_, token) => {
  const bodies = Array.from({ length: 8 }, (_, place) => long(100_000 + place));
  const turns = await turnsOfParsing(bodies, token);
  expect(turns).toHaveLength(8);
  expect(new Set(turns).size).toBe(8);
});
