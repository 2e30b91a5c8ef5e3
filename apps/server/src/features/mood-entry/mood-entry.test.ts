import { describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { DAY, NOON, startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());

async function person() {
  const { token } = await app.signUp();
  const record = async (body: Record<string, unknown>, headers?: Record<string, string>) =>
    (await app.call('POST', '/mood-entries', { token, body, ...(headers ? { headers } : {}) })).body;
  return { token, record };
}

describe('POST /mood-entries', () => {
  it('responds 201 with the fields of the specification', async () => {
    const { token } = await person();
    const { status, body } = await app.call('POST', '/mood-entries', { token, body: { score: 4, note: 'Dia bom' } });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      score: 4,
      note: 'Dia bom',
      timestamp: NOON,
      ai_analysis: '',
      tags: [],
    });
  });

  it('returns any note exactly as written', async () => {
    const { token, record } = await person();
    const note = 'Linha 1\nlinha 2\t👨‍👩‍👧‍👦 e\u0301 שלום مرحبا «aspas» \\ " \u200f fim';
    await record({ score: 3, note });
    const { body } = await app.call('GET', '/mood-entries', { token });
    expect(body[0].note).toBe(note);
  });
});

describe('the local day of entries', () => {
  it('stays the day in the time zone of recording after the person has travelled', async () => {
    const { token, record } = await person();
    const lateEvening = Date.parse('2026-03-13T02:30:00Z'); // 12 March, 23:30 in São Paulo
    await record({ score: 1, timestamp: lateEvening });
    const range = (date: string) =>
      app.call('GET', `/mood-entries/date-range?startDate=${date}&endDate=${date}`, {
        token,
        headers: { 'X-Time-Zone': 'Asia/Tokyo' },
      });
    expect((await range('2026-03-12')).body).toHaveLength(1);
    expect((await range('2026-03-13')).body).toHaveLength(0);
  });

  it('is returned only with include=localDate', async () => {
    const { token, record } = await person();
    await record({ score: 1, note: 'noite', timestamp: Date.parse('2026-03-13T02:30:00Z') });
    const get = async (path: string) => (await app.call('GET', path, { token })).body[0].localDate;
    const range = '/mood-entries/date-range?startDate=2026-03-12&endDate=2026-03-12';
    expect(await get('/mood-entries?include=localDate')).toBe('2026-03-12');
    expect(await get(`${range}&include=localDate`)).toBe('2026-03-12');
    const [entry] = (await app.call('GET', '/mood-entries?include=localDate', { token })).body;
    expect(entry.offsetMinutes).toBe(-180);
    expect(await get(range)).toBeUndefined();
    const search = { query: 'noite', include: 'localDate' };
    const found = await app.call('POST', '/mood-entries/search', { token, body: search });
    expect(found.body.entries[0].localDate).toBe('2026-03-12');
  });

  it('changes with a correction only if the timestamp changes', async () => {
    const { token, record } = await person();
    const lateEvening = Date.parse('2026-03-13T02:30:00Z');
    const entry = await record({ score: 1, timestamp: lateEvening });
    const tokyo = { 'X-Time-Zone': 'Asia/Tokyo' };
    const onDay = async (date: string) =>
      (await app.call('GET', `/mood-entries/date-range?startDate=${date}&endDate=${date}`, { token })).body.length;

    const same = { score: 2, note: 'melhor', timestamp: lateEvening };
    await app.call('PUT', `/mood-entries/${entry.id}`, { token, body: same, headers: tokyo });
    expect(await onDay('2026-03-12')).toBe(1);
    await app.call('PUT', `/mood-entries/${entry.id}`, {
      token,
      body: { ...same, timestamp: lateEvening + 1 },
      headers: tokyo,
    });
    expect(await onDay('2026-03-12')).toBe(0);
    expect(await onDay('2026-03-13')).toBe(1);
  });

  it('has an average score, which is 0 without entries', async () => {
    const { token, record } = await person();
    await record({ score: 5 });
    await record({ score: 2 });
    const average = (query: string) => app.call('GET', `/mood-patterns/daily-average${query}`, { token });
    expect((await average('')).body).toEqual({ average: 3.5 });
    expect((await average('?date=2026-03-14')).body).toEqual({ average: 3.5 });
    expect((await average('?date=2026-03-13')).body).toEqual({ average: 0 });
  });

  it('counts for the concerning pattern if its average is low', async () => {
    const { token, record } = await person();
    const concerning = async () => (await app.call('GET', '/mood-patterns/concerning?days=7', { token })).body;
    await record({ score: 1, timestamp: NOON - 6 * DAY });
    await record({ score: 0, timestamp: NOON - 2 * DAY });
    await record({ score: 1, timestamp: NOON - 7 * DAY }); // eight days back: outside
    expect(await concerning()).toEqual({ hasConcerningPattern: false });
    await record({ score: 1 });
    expect(await concerning()).toEqual({ hasConcerningPattern: true });
    await record({ score: 3 }); // today's average is 2 now
    expect(await concerning()).toEqual({ hasConcerningPattern: false });
  });
});

describe('lists of entries', () => {
  it('are arrays, newest first, with the cursor of the next page in X-Next-Cursor', async () => {
    const { token, record } = await person();
    for (let day = 0; day < 5; day += 1) await record({ score: day, timestamp: NOON - day * DAY });
    const first = await app.call('GET', '/mood-entries?limit=2', { token });
    expect(first.body.map((entry: { score: number }) => entry.score)).toEqual([0, 1]);
    const next = await app.call('GET', `/mood-entries?limit=2&before=${first.headers.get('X-Next-Cursor')}`, { token });
    expect(next.body.map((entry: { score: number }) => entry.score)).toEqual([2, 3]);
    const last = await app.call('GET', `/mood-entries?limit=2&before=${next.headers.get('X-Next-Cursor')}`, { token });
    expect(last.body.map((entry: { score: number }) => entry.score)).toEqual([4]);
    expect(last.headers.get('X-Next-Cursor')).toBeNull();
  });

  it('neither skip nor repeat entries of the same instant between pages', async () => {
    const { token, record } = await person();
    for (let index = 0; index < 5; index += 1) await record({ score: 3, note: `${index}` });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await app.call('GET', `/mood-entries?limit=2${cursor ? `&before=${cursor}` : ''}`, { token });
      seen.push(...page.body.map((entry: { note: string }) => entry.note));
      cursor = page.headers.get('X-Next-Cursor');
    } while (cursor);
    expect(seen.toSorted()).toEqual(['0', '1', '2', '3', '4']);
  });

  it('can be filtered by score and up to a certain day', async () => {
    const { token, record } = await person();
    for (let day = 0; day < 4; day += 1) await record({ score: day, timestamp: NOON - day * DAY });
    const scores = async (query: string) =>
      (await app.call('GET', `/mood-entries?${query}`, { token })).body.map((entry: { score: number }) => entry.score);
    expect(await scores('scores=1,3')).toEqual([1, 3]);
    expect(await scores('until=2026-03-12')).toEqual([2, 3]);
  });

  it('are split into pages if a range of days has more than a thousand entries', async () => {
    const { token } = await person();
    for (let batch = 0; batch < 11; batch += 1) {
      const entries = Array.from({ length: 100 }, (_, index) => ({
        score: 3,
        timestamp: NOON - (batch * 100 + index) * 60_000,
      }));
      await app.call('POST', '/mood-entries/batch', { token, body: { entries } });
    }
    const range = '/mood-entries/date-range?startDate=2026-03-01&endDate=2026-03-14';
    const first = await app.call('GET', range, { token });
    expect(first.body).toHaveLength(1000);
    const rest = await app.call('GET', `${range}&before=${first.headers.get('X-Next-Cursor')}`, { token });
    expect(rest.body).toHaveLength(100);
    expect(rest.headers.get('X-Next-Cursor')).toBeNull();
    const ids = new Set([...first.body, ...rest.body].map((entry: { id: string }) => entry.id));
    expect(ids.size).toBe(1100);
  });

  it('can be searched by words of notes, regardless of case and accents', async () => {
    const { token, record } = await person();
    await record({ score: 2, note: 'Reunião difícil no TRABALHO', timestamp: NOON - DAY });
    await record({ score: 4, note: 'caminhei no parque' });
    await record({ score: 3, note: 'trabalho leve, reuniao curta' });
    const search = (body: Record<string, unknown>) => app.call('POST', '/mood-entries/search', { token, body });
    const found = await search({ query: 'reuniao trabalho' });
    expect(found.body.entries).toHaveLength(2);
    expect(found.body.nextCursor).toBeNull();
    const one = await search({ query: 'reunião', limit: 1 });
    expect(one.body.entries).toHaveLength(1);
    const rest = await search({ query: 'reunião', limit: 1, before: one.body.nextCursor });
    expect(rest.body.entries).toHaveLength(1);
    expect(rest.body.entries[0].id).not.toBe(one.body.entries[0].id);
    expect((await search({ query: 'praia' })).body).toEqual({ entries: [], nextCursor: null });
    // Another form of a word, and a part of one.
    expect((await search({ query: 'caminhando' })).body.entries).toMatchObject([{ score: 4 }]);
    expect((await search({ query: 'minhei' })).body.entries).toMatchObject([{ score: 4 }]);
  });
});

describe('correcting and deleting an entry', () => {
  it('changes score, note and time', async () => {
    const { token, record } = await person();
    const entry = await record({ score: 1, note: 'cansado' });
    const body = { score: 3, note: 'descansei', timestamp: NOON - DAY };
    const answer = await app.call('PUT', `/mood-entries/${entry.id}`, { token, body });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ id: entry.id, ai_analysis: '', tags: [], ...body });
    expect((await app.call('GET', '/mood-entries', { token })).body).toEqual([answer.body]);
  });

  it('responds 204 to a deletion and 404 to a second deletion', async () => {
    const { token, record } = await person();
    const entry = await record({ score: 1 });
    const remove = () => app.call('DELETE', `/mood-entries/${entry.id}`, { token });
    expect(await remove()).toMatchObject({ status: 204, body: undefined });
    expect(await remove()).toMatchObject({ status: 404, body: { errorCode: 'ENTRY_NOT_FOUND' } });
  });
});
