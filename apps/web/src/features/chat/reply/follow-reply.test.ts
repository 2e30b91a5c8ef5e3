// @vitest-environment jsdom
import { errorText } from '@alento/domain/errors/catalogue';
import { expect, it } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { EventStream } from '../../../testing/fake-server/event-stream.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost, refused } from '../../../testing/fake-server/reply.ts';
import { replyOf, withChat } from '../chat.harness.tsx';
import { followReply } from './follow-reply.ts';

withChat();

const STREAM = '/chat/stream/{id}';
const follow = () => followReply('r1', { onText: () => undefined, signal: new AbortController().signal });

it('followReply requests the stream with the headers of every API call', async () => {
  server.stream(STREAM, () => EventStream.of(['done', replyOf('Oi.')]));
  expect(await follow()).toMatchObject({ reply: { response: 'Oi.' } });
  const headers = server.streamCalls(STREAM)[0]?.headers;
  expect(headers?.get('X-Client-Version')).toMatch(/^web\/\d+\.\d+\.\d+$/);
  expect(headers?.get('X-Time-Zone')).toBe('America/Sao_Paulo');
  expect(headers?.get('Authorization')).toBe('Bearer t1');
});

it('followReply stores a renewed token from the stream’s response', async () => {
  const stream = new EventStream({ 'X-Renewed-Token': 't9' });
  stream.send('done', replyOf('Oi.'));
  stream.end();
  server.stream(STREAM, stream);
  await follow();
  expect(session.token()).toBe('t9');
});

it('followReply ends the session if the stream is refused with 401', async () => {
  server.stream(STREAM, refused(401, 'UNAUTHORIZED'));
  expect(await follow()).toEqual({ trouble: errorText('CHAT_UNAUTHENTICATED') });
  expect(session.current()).toBeNull();
  expect(server.calls('GET /chat/replies/{id}')).toHaveLength(0);
});

it('followReply reports an outdated app if the stream is refused with 426', async () => {
  server.stream(STREAM, refused(426, 'CLIENT_OUTDATED'));
  expect(await follow()).toEqual({ trouble: errorText('CLIENT_OUTDATED') });
  expect(server.calls('GET /chat/replies/{id}')).toHaveLength(0);
});

it.each([
  ['refused because of a rate limit', refused(429, 'RATE_LIMITED')],
  ['unreachable', lost],
])('followReply polls for the reply at once if its stream is %s', async (_how, stream) => {
  server.stream(STREAM, stream);
  server.answer('GET /chat/replies/{id}', replyOf('Chegou.'));
  expect(await follow()).toMatchObject({ reply: { response: 'Chegou.' } });
  expect(server.streamCalls(STREAM)).toHaveLength(1);
});
