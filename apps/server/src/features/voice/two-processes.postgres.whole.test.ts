import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { callAt, signUpAt } from '../../testing/server-processes.ts';
import { startTwoWebs, type TwoWebs } from '../../testing/two-web-processes.ts';
import { AUDIO, start, type Talker, talk } from './voice.harness.ts';

/** Time that the transcription takes, in which the client changes the process, ms. */
const SLOW_MS = 2500;
const talkers: Talker[] = [];
let running: TwoWebs;
beforeAll(async () => {
  running = await startTwoWebs({
    AI_TRANSCRIPTION_MODEL: 'modelo-que-ouve',
    AI_SPEECH_MODEL: 'modelo-que-fala',
  });
});
afterAll(async () => {
  for (const talker of talkers) talker.close();
  await running.close();
});

const call = async (method: string, path: string, token: string, body?: unknown) =>
  (await callAt(running.webs[0], method, path, token, body)).body;

async function newPerson(email: string, more: readonly string[] = []) {
  const { token, userId } = await signUpAt(running.webs[0], email);
  for (const purpose of ['external-voice', ...more])
    await call('PUT', `/consents/${purpose}`, token, { isGranted: true });
  const connect = async (address: string): Promise<Talker> => {
    const talker = await talk(address, { token });
    talkers.push(talker);
    return talker;
  };
  return { token, userId, connect };
}

it('gives the reply to the process to which the client returned, and counts it once', async () => {
  const ana = await newPerson('ana@exemplo.com');
  const first = await ana.connect(running.webs[0]);
  const { sessionId } = await start(first, ana);
  running.service.next({ kind: 'slow-first-token', ms: SLOW_MS });
  first.send('live-chat:send-audio', AUDIO);
  await vi.waitFor(() =>
    expect(running.service.requests.some(({ path }) => path.endsWith('/transcriptions'))).toBe(true),
  );
  first.close();

  const second = await ana.connect(running.webs[1]);
  expect(await start(second, ana, sessionId)).toEqual({ sessionId });
  second.send('live-chat:send-audio', AUDIO);
  const accepted = await second.next('live-chat:accepted');
  expect(accepted).toMatchObject({ sessionId, text: 'hoje foi um dia comprido', usage: { used: 1 } });
  await second.next('live-chat:audio-response');
  expect(await second.next('live-chat:response-ended')).toEqual({ messageId: accepted.messageId });
  expect((await call('GET', '/chat/usage', ana.token)).used).toBe(1);
  expect(running.service.requests.filter(({ path }) => path.endsWith('/transcriptions'))).toHaveLength(1);
});

it('speaks a reply that the worker writes, while it is written', async () => {
  const bia = await newPerson('bia@exemplo.com', ['external-ai']);
  running.service.always({
    kind: 'slow-pieces',
    ms: 150,
    pieces: ['Que bom que você contou. ', 'Como foi ', 'o seu dia?'],
  });
  const talker = await bia.connect(running.webs[1]);
  await start(talker, bia);
  talker.send('live-chat:send-audio', AUDIO);
  const { messageId } = await talker.next('live-chat:accepted');
  await talker.next('live-chat:response-ended');
  const reply = await call('GET', `/chat/replies/${messageId}`, bia.token);
  expect(reply).toMatchObject({ writtenBy: 'external', status: 'completed' });
  const spoken = running.service.requests
    .filter(({ path }) => path.endsWith('/speech'))
    .map(({ body }) => JSON.parse(body.toString()).input);
  expect(spoken.slice(-2)).toEqual(['Que bom que você contou.', 'Como foi o seu dia?']);
});

it('keeps one session of a person over both processes', async () => {
  const cris = await newPerson('cris@exemplo.com');
  const [first, second] = [await cris.connect(running.webs[0]), await cris.connect(running.webs[1])];
  await start(first, cris);
  await start(second, cris);
  await first.next('live-chat:session-ended');
});
