import { describe, expect, it } from 'vitest';
import { startAssistantApp } from '../../testing/assistant-app.ts';
import { NOON, type Person } from '../../testing/test-app.ts';

const { allowed, app, external, local } = await startAssistantApp();

const write = (person: Person, body: object, headers = {}) => person.call('POST', '/chat', body, headers);
const reply = (person: Person, id: string) => person.call('GET', `/chat/replies/${id}`);

describe('POST /chat', () => {
  it('responds 202 with the addresses for polling and streaming the reply', async () => {
    const person = await app.newPerson();
    local.say('Olá! Como você está?');
    const { status, body } = await write(person, { message: 'Oi', newSession: true });
    expect(status).toBe(202);
    expect(body).toEqual({
      pollUrl: `/api/chat/replies/${body.messageId}`,
      streamUrl: `/api/chat/stream/${body.messageId}`,
      sessionId: expect.any(String),
      messageId: expect.any(String),
      crisis: false,
      usage: { used: 1, limit: 5, resetsAt: Date.parse('2026-03-15T03:00:00Z') },
    });
    expect(app.jobs).toEqual([]);
    expect((await reply(person, body.messageId)).body).toEqual({
      status: 'completed',
      response: 'Olá! Como você está?',
      error: null,
      messageId: body.messageId,
      sources: [],
      choices: [],
      writtenBy: 'local',
    });
  });

  it('enqueues a job if the external service writes the reply', async () => {
    const person = await allowed();
    const { body } = await write(person, { message: 'Oi' });
    expect((await reply(person, body.messageId)).body).toMatchObject({ status: 'processing', response: null });
    external.say('Olá! Como você está?');
    await app.runJobs();
    expect((await reply(person, body.messageId)).body).toMatchObject({
      status: 'completed',
      response: 'Olá! Como você está?',
      writtenBy: 'external',
    });
  });

  it('gives the model the earlier messages of the conversation', async () => {
    const person = await app.newPerson();
    local.say('Sinto muito. O que houve?');
    const first = await write(person, { message: 'Dormi mal' });
    await write(person, { message: 'Barulho na rua', sessionId: first.body.sessionId });
    expect(local.requests.at(-1)?.turns).toEqual([
      { role: 'person', text: 'Dormi mal' },
      { role: 'assistant', text: 'Sinto muito. O que houve?' },
      { role: 'person', text: 'Barulho na rua' },
    ]);
    const { body } = await person.call('GET', `/chat/session/${first.body.sessionId}`);
    expect(body).toMatchObject({ title: 'Dormi mal', messageCount: 4, bookId: null, preview: 'Certo.' });
    expect(body.messages.map(({ isUser, content }: { isUser: boolean; content: string }) => [isUser, content])).toEqual(
      [
        [true, 'Dormi mal'],
        [false, 'Sinto muito. O que houve?'],
        [true, 'Barulho na rua'],
        [false, 'Certo.'],
      ],
    );
  });

  it('refuses a message while a reply in the conversation is pending', async () => {
    const person = await allowed();
    const { body } = await write(person, { message: 'Um' });
    expect(await write(person, { message: 'Dois', sessionId: body.sessionId })).toMatchObject({
      status: 409,
      body: { errorCode: 'CHAT_REPLY_PENDING' },
    });
    await app.runJobs();
    expect((await write(person, { message: 'Dois', sessionId: body.sessionId })).status).toBe(202);
  });

  it('stores one message for repeated requests with the same idempotency key', async () => {
    const person = await app.newPerson();
    const key = { 'Idempotency-Key': '3b2f0c1e-8a7d-4c55-9e21-0f6a5d4c3b2a' };
    const answers = await Promise.all([1, 2, 3].map(() => write(person, { message: 'Oi' }, key)));
    expect(new Set(answers.map(({ body }) => body.messageId)).size).toBe(1);
    expect((await person.call('GET', '/chat/usage')).body.used).toBe(1);
    expect((await write(person, { message: 'Outra' }, key)).body.errorCode).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it.each<[object, number, string]>([
    [{ message: '   ' }, 422, 'CHAT_MESSAGE_EMPTY'],
    [{}, 422, 'CHAT_MESSAGE_EMPTY'],
    [{ message: 'a'.repeat(4001) }, 422, 'CHAT_MESSAGE_TOO_LONG'],
    [{ message: 'Oi', sessionId: 'nenhuma' }, 404, 'CHAT_SESSION_NOT_FOUND'],
    [{ message: 'Oi', sessionId: '../x' }, 404, 'CHAT_SESSION_NOT_FOUND'],
    [{ message: 'Oi', bookId: 'nenhum' }, 404, 'CONTENT_NOT_FOUND'],
    [{ message: 'a\u0000b' }, 422, 'VALIDATION_FAILED'],
  ])('refuses an invalid body with the declared status and error code (case %#)', async (body, status, errorCode) => {
    const person = await app.newPerson();
    expect(await write(person, body)).toMatchObject({ status, body: { errorCode } });
    expect((await person.call('GET', '/chat/usage')).body.used).toBe(0);
    expect((await person.call('GET', '/chat/sessions')).body).toEqual([]);
  });

  it('accepts a message of 4,000 grapheme clusters', async () => {
    const person = await app.newPerson();
    expect((await write(person, { message: '🇧🇷'.repeat(4000) })).status).toBe(202);
  });
});

describe('a chat reply', () => {
  it('is written once even if several jobs run for it', async () => {
    const person = await allowed();
    const { body } = await write(person, { message: 'Oi' });
    const [job] = app.jobs;
    if (!job) throw new Error('No job');
    app.jobs.push(job, job);
    external.say('Primeira.', 'Segunda.', 'Terceira.');
    await app.runJobs();
    expect((await reply(person, body.messageId)).body.response).toBe('Primeira.');
    expect(external.requests).toHaveLength(1);
  });

  it('is written by the local assistant if the external service starts too late', async () => {
    const person = await allowed();
    const { body } = await write(person, { message: 'Oi' });
    const late = app.jobs.filter(({ name }) => name === 'answer-waiting-reply');
    expect(late).toMatchObject([{ afterSeconds: 20 }]);
    const service = app.jobs.filter(({ name }) => name === 'answer-chat-reply');
    expect(service).toMatchObject([{ payload: { userId: person.userId } }]);
    app.jobs.splice(0, app.jobs.length, ...late, ...service);
    local.say('Estou aqui.');
    await app.runJobs();
    expect((await reply(person, body.messageId)).body).toMatchObject({ response: 'Estou aqui.', writtenBy: 'local' });
    expect(external.requests).toEqual([]);
    expect((await person.call('GET', '/chat/usage')).body.used).toBe(0);
  });

  it.each([
    ['returns an empty reply', async () => ({ ok: false as const, failure: 'empty' as const })],
    ['throws', () => Promise.reject(new Error('segredo'))],
  ])('fails without using the quota and can be retried if the model %s', async (_what, outcome) => {
    const person = await app.newPerson();
    local.say(outcome);
    const { status, body } = await write(person, { message: 'Oi' });
    expect(status).toBe(202);
    expect((await reply(person, body.messageId)).body).toMatchObject({
      status: 'failed',
      response: null,
      error: 'Desculpe, houve um problema ao processar sua mensagem. Por favor, tente novamente.',
    });
    expect((await person.call('GET', '/chat/usage')).body.used).toBe(0);
    const again = await person.call('POST', `/chat/replies/${body.messageId}/retry`);
    expect(again).toMatchObject({ status: 202, body: { messageId: body.messageId, usage: { used: 1 } } });
    expect((await reply(person, body.messageId)).body.status).toBe('completed');
    expect((await person.call('GET', '/chat/usage')).body.used).toBe(1);
  });

  it('can’t be retried while a retry is pending', async () => {
    const person = await allowed();
    external.say(async () => ({ ok: false, failure: 'empty' }));
    local.say(async () => ({ ok: false, failure: 'empty' }));
    const { body } = await write(person, { message: 'Oi' });
    await app.runJobs();
    expect((await reply(person, body.messageId)).body.status).toBe('failed');
    const again = await person.call('POST', `/chat/replies/${body.messageId}/retry`);
    expect(again).toMatchObject({ status: 202, body: { messageId: body.messageId, usage: { used: 1 } } });
    expect((await person.call('POST', `/chat/replies/${body.messageId}/retry`)).status).toBe(409);
    await app.runJobs();
    expect((await reply(person, body.messageId)).body.status).toBe('completed');
  });

  it('can’t be read or retried by the id of the person’s message', async () => {
    const person = await app.newPerson();
    const { sessionId } = (await write(person, { message: 'Oi' })).body;
    const [mine] = (await person.call('GET', `/chat/session/${sessionId}`)).body.messages;
    expect((await reply(person, mine.id)).status).toBe(404);
    expect((await person.call('POST', `/chat/replies/${mine.id}/retry`)).status).toBe(404);
  });
});

it('a person can’t write to another person’s conversation, nor read its stream', async () => {
  const [ana, bia] = [await app.newPerson(), await app.newPerson()];
  const { sessionId, messageId } = (await write(ana, { message: 'Segredo da Ana' })).body;
  expect((await write(bia, { message: 'Oi', sessionId })).status).toBe(404);
  expect((await bia.call('GET', `/chat/stream/${messageId}`)).status).toBe(404);
  expect((await app.call('GET', `/chat/stream/${messageId}`)).status).toBe(401);
  expect((await ana.call('GET', `/chat/session/${sessionId}`)).body.messageCount).toBe(2);
});

describe('the list of conversations', () => {
  it('is sorted newest first and reflects renamed and deleted conversations', async () => {
    const person = await app.newPerson();
    const first = (await write(person, { message: 'A prova de amanhã' })).body.sessionId;
    await app.runJobs();
    app.setNow(NOON + 1000);
    const second = (await write(person, { message: 'Briga com meu irmão' })).body.sessionId;
    await app.runJobs();
    app.setNow(NOON);
    const idsOf = ({ body }: Awaited<ReturnType<typeof person.call>>) => body.map(({ id }: { id: string }) => id);
    const list = async (query = '') => idsOf(await person.call('GET', `/chat/sessions${query}`));
    const search = async (body: object) => idsOf(await person.call('POST', '/chat/sessions/search', body));
    expect(await list()).toEqual([second, first]);
    expect(await search({ query: 'IRMAO' })).toEqual([second]);
    expect(await search({ query: 'nada' })).toEqual([]);
    expect(await search({ query: 'irmao', before: NOON + 1 })).toEqual([]);
    expect(await search({ query: 'irmao', bookId: 'madrugada' })).toEqual([]);
    expect(await list(`?before=${NOON + 1}`)).toEqual([first]);
    const named = await person.call('PUT', `/chat/session/${first}`, { title: 'Vestibular' });
    expect(named).toMatchObject({ status: 200, body: { title: 'Vestibular', messageCount: 2 } });
    expect(await search({ query: ' vestibular ' })).toEqual([first]);
    expect((await person.call('PUT', `/chat/session/${first}`, { title: 'a'.repeat(81) })).status).toBe(422);
    expect((await person.call('DELETE', `/chat/session/${first}`)).status).toBe(204);
    expect(await list()).toEqual([second]);
    expect((await person.call('GET', `/chat/session/${first}`)).status).toBe(404);
  });

  it('contains names on one line, without characters that reorder text', async () => {
    const person = await app.newPerson();
    const { sessionId } = (await person.call('POST', '/chat', { message: 'Prova \u202eoirártnoc\u0007 amanhã' })).body;
    const path = `/chat/session/${sessionId}`;
    expect((await person.call('GET', path)).body.title).toBe('Prova oirártnoc amanhã');
    const named = await person.call('PUT', path, { title: ' Prova\r\nde  física\u2028final ' });
    expect(named).toMatchObject({ status: 200, body: { title: 'Prova de física final' } });
    expect(await person.call('PUT', path, { title: 'a\u202eb' })).toMatchObject({
      status: 422,
      body: { errorCode: 'CHAT_TITLE_INVALID', details: [{ path: 'title' }] },
    });
    expect((await person.call('GET', path)).body.title).toBe('Prova de física final');
    const hidden = (await person.call('POST', '/chat', { message: '\u202e\u2067', newSession: true })).body;
    expect((await person.call('GET', `/chat/session/${hidden.sessionId}`)).body.title).toMatch(/^Conversa de /);
  });

  it.each([
    [{}, 'SEARCH_QUERY_INVALID'],
    [{ query: '  ' }, 'SEARCH_QUERY_INVALID'],
    [{ query: 'sono', before: 'ontem' }, 'CURSOR_INVALID'],
    [{ query: 'sono', before: 1e300 }, 'CURSOR_INVALID'],
  ])('can’t be searched with the invalid body %o', async (body, errorCode) => {
    const person = await app.newPerson();
    const answer = await person.call('POST', '/chat/sessions/search', body);
    expect([answer.status, answer.body.errorCode]).toEqual([422, errorCode]);
  });
});
