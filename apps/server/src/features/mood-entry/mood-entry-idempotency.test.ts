import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_DAYS } from '@alento/domain/mood-entry/limits';
import { describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { DAY, refusalOf, startTestApp } from '../../testing/test-app.ts';
import { dropExpired } from '../upkeep/upkeep.jobs.ts';

const app = await openForFile(startTestApp());

async function person() {
  const { token } = await app.signUp();
  return {
    token,
    post: (path: string, body: unknown, key: string) =>
      app.call('POST', path, { token, body, headers: { 'Idempotency-Key': key } }),
    count: async () => (await app.call('GET', '/mood-entries', { token })).body.length,
  };
}

describe('a repeated POST /mood-entries with the same idempotency key', () => {
  it('returns the first response and creates no second entry', async () => {
    const { post, count } = await person();
    const key = randomUUID();
    const first = await post('/mood-entries', { score: 4, note: 'oi' }, key);
    const second = await post('/mood-entries', { note: 'oi', score: 4 }, key.toUpperCase());
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await count()).toBe(1);
  });

  it('creates one entry even if ten requests are concurrent', async () => {
    const { post, count } = await person();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('/mood-entries', { score: 2 }, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await count()).toBe(1);
  });

  it('is refused if the body differs from the first', async () => {
    const { post, count } = await person();
    const key = randomUUID();
    await post('/mood-entries', { score: 4 }, key);
    const other = await post('/mood-entries', { score: 5 }, key);
    expect(other).toMatchObject({ status: 422, body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' } });
    const otherCall = await post('/mood-entries/batch', { entries: [{ score: 4 }] }, key);
    expect(otherCall.status).toBe(422);
    expect(await count()).toBe(1);
  });

  it('responds 410 after the entry was deleted and doesn’t restore it', async () => {
    const { token, post, count } = await person();
    const key = randomUUID();
    const { body } = await post('/mood-entries', { score: 4 }, key);
    await app.call('DELETE', `/mood-entries/${body.id}`, { token });
    expect(refusalOf(await post('/mood-entries', { score: 4 }, key))).toEqual([410, 'IDEMPOTENT_RESULT_GONE']);
    expect(await count()).toBe(0);
  });

  it('creates an entry if another person sent the first request', async () => {
    const [ana, bia] = [await person(), await person()];
    const key = randomUUID();
    const first = await ana.post('/mood-entries', { score: 4 }, key);
    const second = await bia.post('/mood-entries', { score: 4 }, key);
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('returns the first response for a batch of entries', async () => {
    const { post, count } = await person();
    const key = randomUUID();
    const body = { entries: [{ score: 1 }, { score: 2, note: 'dois' }] };
    const first = await post('/mood-entries/batch', body, key);
    const second = await post('/mood-entries/batch', body, key);
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await count()).toBe(2);
  });

  it('returns the first response if only one of the bodies states the default source', async () => {
    const { post, count } = await person();
    const [key, batchKey] = [randomUUID(), randomUUID()];
    const first = await post('/mood-entries', { score: 3 }, key);
    expect(await post('/mood-entries', { score: 3, source: 'app' }, key)).toMatchObject({
      status: 201,
      body: first.body,
    });
    expect((await post('/mood-entries', { score: 3, source: 'popup' }, key)).status).toBe(422);
    const batch = await post('/mood-entries/batch', { entries: [{ score: 1, source: 'app' }, { score: 2 }] }, batchKey);
    expect(
      await post('/mood-entries/batch', { entries: [{ score: 1 }, { score: 2, source: 'app' }] }, batchKey),
    ).toMatchObject({ status: 201, body: batch.body });
    expect(await count()).toBe(3);
  });

  it('is refused if the key is not a UUID', async () => {
    const { post, count } = await person();
    expect(refusalOf(await post('/mood-entries', { score: 4 }, 'abc'))).toEqual([422, 'IDEMPOTENCY_KEY_INVALID']);
    expect(await count()).toBe(0);
  });

  it('creates a new entry only if the first request is over 30 days old', async () => {
    const { post, count } = await person();
    const key = randomUUID();
    await post('/mood-entries', { score: 4 }, key);
    await dropExpired(app.database.db, app.now() + IDEMPOTENCY_KEY_DAYS * DAY);
    await post('/mood-entries', { score: 4 }, key);
    expect(await count()).toBe(1);
    await dropExpired(app.database.db, app.now() + IDEMPOTENCY_KEY_DAYS * DAY + 1);
  });
});

describe('POST /mood-entries/batch', () => {
  it('stores no entry if one entry is invalid', async () => {
    const { token, count } = await person();
    const entries = [{ score: 1 }, { score: 2, timestamp: app.now() + DAY }];
    expect((await app.call('POST', '/mood-entries/batch', { token, body: { entries } })).status).toBe(422);
    expect(await count()).toBe(0);
  });
});
