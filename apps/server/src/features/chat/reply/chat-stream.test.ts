import { ChatStreamEvent, streamChatReply } from '@alento/contract/streams/event-streams';
import type { AiResult, Reply } from '@alento/domain/assistant/assistant-model';
import { expect, it } from 'vitest';
import { startAssistantApp } from '../../../testing/assistant-app.ts';
import type { Person } from '../../../testing/test-app.ts';

const { allowed, app, external, local } = await startAssistantApp();

const open = (person: Person, id: string) => person.request(streamChatReply.path.replace('{id}', id));

/** All events of a stream in order, validated by the contract. */
async function eventsOf(response: Response): Promise<ChatStreamEvent[]> {
  const text = await response.text();
  return text
    .split('\n\n')
    .filter((part) => part.startsWith('event:'))
    .map((part) => {
      const [first = '', second = ''] = part.split('\n');
      return ChatStreamEvent.parse({
        event: first.slice('event: '.length),
        data: JSON.parse(second.slice('data: '.length)),
      });
    });
}
const ok = (text: string): AiResult<Reply> => ({ ok: true, value: { text, sources: [] } });

it('GET /chat/stream sends the parts of a reply while it is written, and then the complete reply', async () => {
  const person = await allowed();
  const { messageId } = (await person.call('POST', '/chat', { message: 'Oi' })).body;
  external.say('Olá!');
  const response = await open(person, messageId);
  expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const events = eventsOf(response);
  await app.runJobs();
  const receivedEvents = await events;
  expect(receivedEvents.flatMap(({ event, data }) => (event === 'delta' ? [data.text] : []))).toEqual(['Olá!']);
  expect(receivedEvents.at(-1)).toMatchObject({
    event: 'done',
    data: { status: 'completed', response: 'Olá!', messageId },
  });
});

it('GET /chat/stream sends the text so far to a client that connects late', async () => {
  const person = await allowed();
  const { messageId } = (await person.call('POST', '/chat', { message: 'Oi' })).body;
  let finish: (result: AiResult<Reply>) => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    external.say(() => {
      resolve();
      return new Promise((end) => {
        finish = end;
      });
    });
  });
  const done = app.runJobs();
  await begun;
  const events = eventsOf(await open(person, messageId));
  // Waits until the stream is subscribed.
  await new Promise((resolve) => setTimeout(resolve, 50));
  finish(ok('Pronto.'));
  await done;
  expect((await events).at(-1)).toMatchObject({ event: 'done', data: { response: 'Pronto.' } });
});

it('GET /chat/stream sends a finished or failed reply at once', async () => {
  const person = await allowed();
  const first = (await person.call('POST', '/chat', { message: 'Oi' })).body.messageId;
  await app.runJobs();
  // The database may deliver what was published while the reply was written a moment later, before the end.
  const last = async (id: string) => (await eventsOf(await open(person, id))).at(-1);
  expect(await last(first)).toMatchObject({ event: 'done', data: { response: 'Certo.' } });
  const second = (await person.call('POST', '/chat', { message: 'Oi' })).body.messageId;
  for (const model of [external, local]) model.say(async () => ({ ok: false, failure: 'empty' }));
  await app.runJobs();
  expect(await last(second)).toMatchObject({ event: 'failed', data: { status: 'failed' } });
});

it('GET /chat/stream stops when the client disconnects', async () => {
  const person = await allowed();
  const { messageId } = (await person.call('POST', '/chat', { message: 'Oi' })).body;
  const response = await open(person, messageId);
  await response.body?.cancel();
  await app.runJobs();
  expect((await person.call('GET', `/chat/replies/${messageId}`)).body.status).toBe('completed');
});

it('GET /chat/stream is limited to four concurrent streams per account', async () => {
  const [person, other] = [await allowed(), await allowed()];
  const { messageId } = (await person.call('POST', '/chat', { message: 'Oi' })).body;
  const streams = [await open(person, messageId), await open(person, messageId), await open(person, messageId)];
  const fourth = await open(person, messageId);
  const fifth = await open(person, messageId);
  expect(fifth.status).toBe(429);
  expect(fifth.headers.get('Retry-After')).toBe('1');
  const theirs = (await other.call('POST', '/chat', { message: 'Oi' })).body.messageId;
  const ofOther = await open(other, theirs);
  expect(ofOther.status).toBe(200);
  await fourth.body?.cancel();
  const again = await open(person, messageId);
  expect(again.status).toBe(200);
  await app.runJobs();
  await Promise.all([...streams, again, ofOther].map((response) => response.text()));
  expect((await open(person, messageId)).status).toBe(200);
});
