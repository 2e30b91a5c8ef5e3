import { randomUUID } from 'node:crypto';
import { TAGS_MAX } from '@alento/domain/tag/limits';
import { STARTER_TAGS } from '@alento/domain/tag/starter-tags';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { refusalOf, startTestApp } from '../../testing/test-app.ts';

type Named = { id: string; name: string; icon: string };
const app = await openForFile(startTestApp());

async function person() {
  const one = await app.newPerson();
  const call = (method: string, path: string, body?: unknown, key?: string) =>
    one.call(method, path, body, key === undefined ? {} : { 'Idempotency-Key': key });
  return {
    call,
    userId: one.userId,
    list: async (): Promise<Named[]> => (await call('GET', '/tags')).body,
    names: async () => (await call('GET', '/tags')).body.map(({ name }: Named) => name) as string[],
  };
}

const STARTER_NAMES = STARTER_TAGS.map(({ name }) => name);

describe('the starter tags', () => {
  it('are inserted by the first GET /tags and returned unchanged by later requests', async () => {
    const { call, list } = await person();
    const { status, body } = await call('GET', '/tags');
    expect(status).toBe(200);
    expect(body).toEqual(STARTER_TAGS.map((tag) => ({ id: expect.any(String), ...tag })));
    expect(await list()).toEqual(body);
  });

  it('are inserted once by concurrent requests', async () => {
    const { call, names } = await person();
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('GET', '/tags')));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await names()).toEqual(STARTER_NAMES);
  });

  it('are not inserted again after all were deleted', async () => {
    const { call, list } = await person();
    for (const { id } of await list()) expect((await call('DELETE', `/tags/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it('precede a tag that was created before the first GET /tags', async () => {
    const { call, names } = await person();
    await call('POST', '/tags', { name: 'Yoga', icon: 'sun' });
    expect(await names()).toEqual([...STARTER_NAMES, 'Yoga']);
  });
});

describe('the group of a tag', () => {
  it('is stored, kept by a change that says nothing of it, and taken away by an empty one', async () => {
    const { call, list } = await person();
    const created = await call('POST', '/tags', { name: 'Avó', icon: 'heart', group: ' Minha  gente ' });
    expect(created.body).toEqual({ id: expect.any(String), name: 'Avó', icon: 'heart', group: 'Minha gente' });
    const { id } = created.body;
    const put = (body: object) => call('PUT', `/tags/${id}`, { name: 'Vó', icon: 'heart', ...body });
    expect((await put({})).body).toEqual({ id, name: 'Vó', icon: 'heart', group: 'Minha gente' });
    expect((await list()).at(-1)).toMatchObject({ name: 'Vó', group: 'Minha gente' });
    expect((await put({ group: '' })).body).toEqual({ id, name: 'Vó', icon: 'heart' });
    expect((await list()).at(-1)).toEqual({ id, name: 'Vó', icon: 'heart' });
    expect(refusalOf(await put({ group: 'x'.repeat(31) }))).toEqual([422, 'TAG_GROUP_INVALID']);
  });
});

describe('POST /tags', () => {
  it('responds 201 and adds the tag at the end of the list', async () => {
    const { call, names } = await person();
    const created = await call('POST', '/tags', { name: '  Terapia  em grupo ', icon: 'heart' });
    expect(created).toMatchObject({
      status: 201,
      body: { id: expect.any(String), name: 'Terapia em grupo', icon: 'heart' },
    });
    await call('POST', '/tags', { name: 'Ábaco' });
    expect(await names()).toEqual([...STARTER_NAMES, 'Terapia em grupo', 'Ábaco']);
  });

  it('creates one tag for concurrent requests with one name', async () => {
    const { call, names } = await person();
    const spellings = ['Yogá', 'yogá', 'YOGÁ', 'Yoga\u0301', ' yogá '];
    const answers = await Promise.all(spellings.map((name) => call('POST', '/tags', { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await names()).toHaveLength(STARTER_NAMES.length + 1);
  });

  it('refuses tags beyond the maximum number even if requests are concurrent', async () => {
    const { call, list } = await person();
    const room = TAGS_MAX - STARTER_NAMES.length;
    for (let index = 0; index < room - 2; index += 1) await call('POST', '/tags', { name: `marcador ${index}` });
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => call('POST', '/tags', { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.errorCode).toBe('TAGS_FULL');
    const tags = await list();
    expect(tags).toHaveLength(TAGS_MAX);
    await call('DELETE', `/tags/${tags[0]?.id}`);
    expect((await call('POST', '/tags', { name: 'mais um' })).status).toBe(201);
  });

  it('creates one tag for repeated requests with one idempotency key', async () => {
    const { call, names } = await person();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', '/tags', { name: 'Yoga' }, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(refusalOf(await call('POST', '/tags', { name: 'Ioga' }, key))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await names()).toHaveLength(STARTER_NAMES.length + 1);
    await call('DELETE', `/tags/${answers[0]?.body.id}`);
    expect(refusalOf(await call('POST', '/tags', { name: 'Yoga' }, key))).toEqual([410, 'IDEMPOTENT_RESULT_GONE']);
  });

  it('accepts the idempotency key of a refused request again', async () => {
    const { call, list } = await person();
    const key = randomUUID();
    expect((await call('POST', '/tags', { name: 'Amor' }, key)).status).toBe(409);
    const amor = (await list()).find(({ name }) => name === 'Amor');
    await call('DELETE', `/tags/${amor?.id}`);
    expect((await call('POST', '/tags', { name: 'Amor' }, key)).status).toBe(201);
  });
});

describe('changing and deleting a tag', () => {
  it('keeps the position of a renamed tag, and refuses the name of another tag', async () => {
    const { call, list } = await person();
    const [first, second] = await list();
    const path = `/tags/${second?.id}`;
    expect(await call('PUT', path, { name: 'Noite ruim', icon: 'cloud-rain' })).toMatchObject({
      status: 200,
      body: { id: second?.id, name: 'Noite ruim', icon: 'cloud-rain' },
    });
    expect((await call('PUT', path, { name: 'noite RUIM' })).status).toBe(200);
    expect(refusalOf(await call('PUT', path, { name: first?.name }))).toEqual([409, 'TAG_NAME_TAKEN']);
    expect((await list())[1]).toEqual({ id: second?.id, name: 'noite RUIM', icon: 'tag' });
  });

  it('removes a deleted tag from entries without deleting the entries', async () => {
    const { call, list } = await person();
    const [a, b] = await list();
    const tags = [a?.id, b?.id];
    const entry = (await call('POST', '/mood-entries', { score: 4, note: 'oi', tags })).body;
    expect(await call('DELETE', `/tags/${a?.id}`)).toMatchObject({ status: 204, body: undefined });
    expect((await call('GET', '/mood-entries')).body).toEqual([{ ...entry, tags: [b?.id] }]);
    expect(await call('DELETE', `/tags/${a?.id}`)).toMatchObject({ status: 404, body: { errorCode: 'TAG_NOT_FOUND' } });
    expect((await list()).map(({ id }) => id)).not.toContain(a?.id);
  });

  it('removes a tag from a long diary in transactions of 1,000 entries', async () => {
    const { call, list, userId } = await person();
    const [a, b] = await list();
    await call('POST', '/mood-entries', { score: 4, tags: [a?.id, b?.id] });
    const { db } = app.database;
    await db.execute(sql`
      insert into mood_entries
      select (jsonb_populate_record(m, jsonb_build_object('id', m.id || n))).*
      from mood_entries m, generate_series(1, 2000) n where m.user_id = ${userId}`);
    await call('DELETE', `/tags/${a?.id}`);
    const counted = await db.execute(sql`
      select count(distinct xmin::text)::int as transactions, count(*)::int as entries
      from mood_entries where user_id = ${userId} and tag_ids = array[${b?.id}]`);
    expect(rowsOf(counted)).toEqual([{ transactions: 3, entries: 2001 }]);
  });

  it('removes several tags concurrently from the same entries', async () => {
    const { call, list } = await person();
    const tags = (await list()).map(({ id }) => id);
    for (let index = 0; index < 5; index += 1) await call('POST', '/mood-entries', { score: 3, tags });
    const gone = tags.slice(0, 4);
    const answers = await Promise.all(gone.map((id) => call('DELETE', `/tags/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    for (const entry of (await call('GET', '/mood-entries')).body) expect(entry.tags).toEqual(tags.slice(4).sort());
  });
});

it('two people can have tags of the same name', async () => {
  const [ana, bia] = [await person(), await person()];
  for (const { call } of [ana, bia]) expect((await call('POST', '/tags', { name: 'Segredo' })).status).toBe(201);
});
