// @vitest-environment jsdom
import { errorText } from '@alento/domain/errors/catalogue';
import { expect, it } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { refusal, replyOf, server, streamOf, withChat } from '../chat.harness.tsx';
import { followReply } from './follow-reply.ts';

withChat();

const STREAM = 'GET /chat/stream/r1';
const follow = () => followReply('r1', { onText: () => undefined, signal: new AbortController().signal });

it('names the client version, the zone and the session to the stream, like any call', async () => {
  server.on(STREAM, () => streamOf(['done', replyOf('Oi.')]));
  expect(await follow()).toMatchObject({ reply: { response: 'Oi.' } });
  const headers = server.to(STREAM)[0]?.headers;
  expect(headers?.get('X-Client-Version')).toMatch(/^web\/\d+\.\d+\.\d+$/);
  expect(headers?.get('X-Time-Zone')).toBe('America/Sao_Paulo');
  expect(headers?.get('Authorization')).toBe('Bearer t1');
});

it('takes over the token that the answer of the stream renews', async () => {
  server.on(STREAM, () => {
    const stream = streamOf(['done', replyOf('Oi.')]);
    stream.headers.set('X-Renewed-Token', 't9');
    return stream;
  });
  await follow();
  expect(session.token()).toBe('t9');
});

it('ends the session when the stream is refused with 401, and asks for nothing more', async () => {
  server.on(STREAM, () => refusal(401, 'UNAUTHORIZED'));
  expect(await follow()).toEqual({ trouble: errorText('CHAT_UNAUTHENTICATED') });
  expect(session.current()).toBeNull();
  expect(server.to('GET /chat/replies')).toHaveLength(0);
});

it('demands an update when the stream is refused with 426, and asks for nothing more', async () => {
  server.on(STREAM, () => refusal(426, 'CLIENT_OUTDATED'));
  expect(await follow()).toEqual({ trouble: errorText('CLIENT_OUTDATED') });
  expect(server.to('GET /chat/replies')).toHaveLength(0);
});

it.each([
  ['refused by a rate limit', () => refusal(429, 'RATE_LIMITED')],
  ['not reached', () => Promise.reject(new TypeError('fetch failed'))],
])('asks for the reply at once where its stream is %s', async (_how, stream) => {
  server.on(STREAM, stream);
  server.on('GET /chat/replies/r1', () => Response.json(replyOf('Chegou.')));
  expect(await follow()).toMatchObject({ reply: { response: 'Chegou.' } });
  expect(server.to(STREAM)).toHaveLength(1);
});
