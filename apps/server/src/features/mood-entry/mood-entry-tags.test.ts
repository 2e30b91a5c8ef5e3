import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { NOON, refusalOf, startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());

async function person() {
  const one = await app.newPerson();
  const call = (method: string, path: string, body?: unknown, key?: string) =>
    one.call(method, path, body, key === undefined ? {} : { 'Idempotency-Key': key });
  const tags: string[] = (await call('GET', '/tags')).body.map(({ id }: { id: string }) => id);
  const [a = '', b = '', c = ''] = tags;
  return { call, tags, a, b, c, entries: async () => (await call('GET', '/mood-entries')).body };
}

describe('the tags of an entry', () => {
  it.each([false, true])(
    'are stored without duplicates and sorted by id; request with an idempotency key: %s',
    async (withKey) => {
      const { call, a, b, entries } = await person();
      const key = withKey ? randomUUID() : undefined;
      const { status, body } = await call('POST', '/mood-entries', { score: 4, tags: [b, a, b] }, key);
      expect(status).toBe(201);
      expect(body).toEqual({
        id: expect.any(String),
        score: 4,
        note: '',
        timestamp: NOON,
        ai_analysis: '',
        tags: [a, b].sort(),
      });
      expect(await entries()).toEqual([body]);
    },
  );

  it.each([false, true])(
    'are empty if the request contains none; request with an idempotency key: %s',
    async (withKey) => {
      const { call, entries } = await person();
      for (const body of [{ score: 4 }, { score: 4, tags: [] }]) {
        const answer = await call('POST', '/mood-entries', body, withKey ? randomUUID() : undefined);
        expect(answer).toMatchObject({ status: 201, body: { tags: [] } });
      }
      expect((await entries()).map(({ tags }: { tags: string[] }) => tags)).toEqual([[], []]);
    },
  );

  it('are returned in every list of entries', async () => {
    const { call, a } = await person();
    await call('POST', '/mood-entries', { score: 4, note: 'praia', tags: [a] });
    const range = '/mood-entries/date-range?startDate=2026-03-14&endDate=2026-03-14';
    expect((await call('GET', range)).body[0].tags).toEqual([a]);
    const found = await call('POST', '/mood-entries/search', { query: 'praia' });
    expect(found.body.entries[0].tags).toEqual([a]);
  });

  it('are searched by their names together with the note, also without one', async () => {
    const { call } = await person();
    const { id } = (await call('POST', '/tags', { name: 'Reunião longa', icon: 'moon' })).body;
    await call('POST', '/mood-entries', { score: 4, tags: [id] });
    await call('POST', '/mood-entries', { score: 3, note: 'Choveu', tags: [id] });
    await call('POST', '/mood-entries', { score: 2, note: 'Choveu na praia' });
    const scoresOf = async (query: string) =>
      (await call('POST', '/mood-entries/search', { query })).body.entries.map(({ score }: { score: number }) => score);
    expect((await scoresOf('reuniao')).sort()).toEqual([3, 4]);
    expect(await scoresOf('REUNIAO choveu')).toEqual([3]);
    expect(await scoresOf('reuniao praia')).toEqual([]);
  });
});

describe('an entry with a tag that the person doesn’t have', () => {
  const wrongs: [string, (other: string, own: string) => unknown][] = [
    ['another person’s tag', (other) => [other]],
    ['one own tag and one of another person', (other, own) => [own, other]],
    ['an unknown id', () => [randomUUID()]],
    ['the text null', () => ['null']],
    ['an id with a brace', (_, own) => [`${own}},{x`]],
  ];

  it.each(wrongs)('is not recorded, with or without an idempotency key: %s', async (_, make) => {
    const [ana, bia] = [await person(), await person()];
    const tags = make(bia.a, ana.a);
    for (const key of [undefined, randomUUID()]) {
      const answer = await ana.call('POST', '/mood-entries', { score: 4, tags }, key);
      expect(answer).toMatchObject({ status: 422, body: { errorCode: 'ENTRY_TAGS_INVALID' } });
      const batch = { entries: [{ score: 1 }, { score: 4, tags }] };
      expect((await ana.call('POST', '/mood-entries/batch', batch, key && randomUUID())).status).toBe(422);
    }
    expect(await ana.entries()).toEqual([]);
  });

  it.each(wrongs)('is refused as a correction: %s', async (_, make) => {
    const [ana, bia] = [await person(), await person()];
    const { body } = await ana.call('POST', '/mood-entries', { score: 4, note: 'antes', tags: [ana.b] });
    const change = { score: 1, note: 'depois', tags: make(bia.a, ana.a) };
    expect(refusalOf(await ana.call('PUT', `/mood-entries/${body.id}`, change))).toEqual([422, 'ENTRY_TAGS_INVALID']);
    expect(await ana.entries()).toEqual([body]);
  });

  it('is refused if the tag was deleted, without using up the idempotency key', async () => {
    const { call, a, b, entries } = await person();
    await call('DELETE', `/tags/${a}`);
    const key = randomUUID();
    expect((await call('POST', '/mood-entries', { score: 4, tags: [a] }, key)).status).toBe(422);
    expect((await call('POST', '/mood-entries', { score: 4, tags: [b] }, key)).status).toBe(201);
    expect(await entries()).toHaveLength(1);
  });
});

describe('a repeated request to record an entry with tags', () => {
  it('returns the first entry without a tag that was deleted since', async () => {
    const { call, a, b, entries } = await person();
    const key = randomUUID();
    const first = await call('POST', '/mood-entries', { score: 4, tags: [a, b] }, key);
    await call('DELETE', `/tags/${a}`);
    const again = await call('POST', '/mood-entries', { score: 4, tags: [a, b] }, key);
    expect(again).toMatchObject({ status: 201, body: { ...first.body, tags: [b] } });
    expect((await call('POST', '/mood-entries', { score: 4, tags: [] }, key)).body.errorCode).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect(await entries()).toHaveLength(1);
  });

  it('returns the tags of each entry of a batch', async () => {
    const { call, a, b, c, entries } = await person();
    const key = randomUUID();
    const batch = { entries: [{ score: 1, tags: [a] }, { score: 2 }, { score: 3, tags: [c, b] }] };
    const first = await call('POST', '/mood-entries/batch', batch, key);
    expect(first.body.entries.map(({ tags }: { tags: string[] }) => tags)).toEqual([[a], [], [b, c].sort()]);
    expect((await call('POST', '/mood-entries/batch', batch, key)).body).toEqual(first.body);
    expect(await entries()).toHaveLength(3);
  });
});

describe('correcting the tags of an entry', () => {
  it('replaces the tags, and keeps them if the request has no tags field', async () => {
    const { call, a, b, entries } = await person();
    const { body: entry } = await call('POST', '/mood-entries', { score: 4, tags: [a] });
    const put = (change: object) => call('PUT', `/mood-entries/${entry.id}`, { score: 2, note: 'n', ...change });
    expect((await put({})).body).toEqual({ ...entry, score: 2, note: 'n', tags: [a] });
    expect((await put({ tags: [b, a] })).body.tags).toEqual([a, b].sort());
    expect((await entries())[0].tags).toEqual([a, b].sort());
    expect((await put({ tags: [] })).body.tags).toEqual([]);
    expect((await entries())[0].tags).toEqual([]);
  });

  it('doesn’t restore a tag that is deleted concurrently', async () => {
    const { call, a, entries } = await person();
    const { body: entry } = await call('POST', '/mood-entries', { score: 4, tags: [a] });
    await Promise.all([
      call('DELETE', `/tags/${a}`),
      ...Array.from({ length: 6 }, (_, score) =>
        call('PUT', `/mood-entries/${entry.id}`, { score: score % 6, note: '' }),
      ),
      ...Array.from({ length: 4 }, () => call('POST', '/mood-entries', { score: 1, tags: [a] })),
      ...Array.from({ length: 4 }, () => call('PUT', `/mood-entries/${entry.id}`, { score: 1, note: '', tags: [a] })),
    ]);
    for (const { tags } of await entries()) expect(tags).toEqual([]);
  });
});
