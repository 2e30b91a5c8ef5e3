import { describe, expect, it } from 'vitest';
import { startAssistantApp } from '../../testing/assistant-app.ts';
import { DAY, NOON, type Person } from '../../testing/test-app.ts';

const { app, external, local } = await startAssistantApp();

const write = (person: Person, message: string, sessionId?: string) =>
  person.call('POST', '/chat', { message, sessionId });
const used = async (person: Person) => (await person.call('GET', '/chat/usage')).body;

async function useUp(person: Person): Promise<void> {
  for (const place of [1, 2, 3, 4, 5]) expect((await write(person, `Mensagem ${place}`)).status).toBe(202);
  await app.runJobs();
}

describe('the daily message quota', () => {
  it('is five messages on the free plan and renews at local midnight', async () => {
    const person = await app.newPerson();
    await useUp(person);
    for (const refused of [
      await write(person, 'Mais uma'),
      await person.call('POST', '/analyze-mood', { message: 'Oi' }),
    ]) {
      expect(refused).toMatchObject({ status: 429, body: { errorCode: 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED' } });
      expect(refused.headers.get('Retry-After')).toBe(`${12 * 3600}`);
    }
    expect(await used(person)).toEqual({ used: 5, limit: 5, resetsAt: Date.parse('2026-03-15T03:00:00Z') });
    expect((await person.call('GET', '/chat/sessions')).body).toHaveLength(5);
    app.setNow(Date.parse('2026-03-15T02:59:59Z'));
    expect((await write(person, 'Um segundo antes')).status).toBe(429);
    app.setNow(Date.parse('2026-03-15T03:00:00Z'));
    expect((await write(person, 'Outro dia')).status).toBe(202);
  });

  it('renews by the account’s time zone even if the request’s header contains another time zone', async () => {
    const person = await app.newPerson();
    // This request changes the account's zone, which can't change again for 24 hours.
    await person.call('GET', '/chat/usage', undefined, { 'X-Time-Zone': 'America/Manaus' });
    await useUp(person);
    const tokyo = { 'X-Time-Zone': 'Asia/Tokyo' };
    expect((await person.call('POST', '/chat', { message: 'Em outro fuso' }, tokyo)).status).toBe(429);
  });

  it('is not exceeded by concurrent requests', async () => {
    const person = await app.newPerson();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, place) => write(person, `Mensagem ${place}`)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    expect((await used(person)).used).toBe(5);
  });

  it.each([
    ['essencial', 30],
    ['premium', null],
  ] as const)('of the plan %s is %s (null means unlimited)', async (plan, limit) => {
    const person = await app.newPerson(plan);
    expect((await used(person)).limit).toBe(limit);
    for (let place = 0; place < 6; place += 1) expect((await write(person, 'Oi')).status).toBe(202);
  });

  it('is refunded on the day of the message if the reply fails a day later', async () => {
    const person = await app.newPerson();
    await person.call('PUT', '/consents/external-ai', { isGranted: true });
    await write(person, 'Quase meia-noite');
    external.say(async () => ({ ok: false, failure: 'empty' }));
    app.setNow(NOON + DAY);
    await write(person, 'No outro dia');
    await app.runJobs();
    expect((await used(person)).used).toBe(1);
    app.setNow(NOON);
    expect((await used(person)).used).toBe(0);
  });

  it('is counted separately for each person', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    await useUp(ana);
    expect((await write(bia, 'Oi')).status).toBe(202);
    expect((await used(bia)).used).toBe(1);
  });

  it('counts a mood analysis, and refunds a failed one', async () => {
    const person = await app.newPerson();
    local.say('Parece um dia pesado.');
    const { status, body } = await person.call('POST', '/analyze-mood', { message: 'Trabalhei demais' });
    expect(status).toBe(200);
    expect(body).toEqual({ answer: 'Parece um dia pesado.', crisis: false, sources: [], writtenBy: 'local' });
    expect(local.requests[0]?.task).toEqual({ kind: 'analyze-mood' });
    expect((await used(person)).used).toBe(1);
    local.say(async () => ({ ok: false, failure: 'timeout' }));
    expect(await person.call('POST', '/analyze-mood', { message: 'Trabalhei demais' })).toMatchObject({
      status: 504,
      body: { errorCode: 'ANALYZE_MOOD_TIMEOUT', message: 'A análise de humor demorou muito tempo...' },
    });
    expect((await used(person)).used).toBe(1);
    expect((await person.call('POST', '/analyze-mood', { message: ' ' })).status).toBe(422);
  });
});

describe('a conversation about a book', () => {
  it('requires the premium plan and is listed separately from other conversations', async () => {
    const [free, premium] = [await app.newPerson('essencial'), await app.newPerson('premium')];
    const bookId = (await free.call('GET', '/books')).body.books[0].id;
    expect(await free.call('POST', '/chat', { message: 'O que diz?', bookId })).toMatchObject({
      status: 403,
      body: { errorCode: 'BOOK_CHAT_PLAN_REQUIRED' },
    });
    expect((await used(free)).used).toBe(0);
    const { body } = await premium.call('POST', '/chat', { message: 'O que diz?', bookId });
    await app.runJobs();
    expect(local.requests[0]?.task).toMatchObject({ kind: 'book', book: { id: bookId, url: `/livros/${bookId}` } });
    expect((await premium.call('GET', '/chat/sessions')).body).toEqual([]);
    expect((await premium.call('GET', `/chat/sessions?bookId=${bookId}`)).body).toMatchObject([
      { id: body.sessionId, bookId },
    ]);
  });
});
