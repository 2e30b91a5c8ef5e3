import { errorText } from '@alento/domain/errors/catalogue';
import {
  VOICE_BASE64_MAX_LENGTH,
  VOICE_CONNECTIONS_PER_MINUTE,
  VOICE_CONNECTIONS_PER_MINUTE_OF_A_NETWORK,
  VOICE_OPEN_CONNECTIONS_MAX,
  VOICE_RECORDINGS_PER_MINUTE,
} from '@alento/domain/voice/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AUDIO, start, startVoiceApp, type Talker, type VoiceApp } from './voice.harness.ts';

let app: VoiceApp;
beforeEach(async () => {
  app = await startVoiceApp({ TRUST_PROXY_HOPS: '1' });
});
afterEach(() => app.close());

/** A person with a session who talks as if nothing happened. */
async function canTalk(): Promise<void> {
  const { talker } = await app.started();
  await talker.exchange();
}

describe('the limits of a person', () => {
  it('are 30 recordings a minute on all connections together', async () => {
    const ana = await app.newTalker();
    const send = async (talker: Talker): Promise<string> => {
      talker.send('live-chat:send-audio', { ...AUDIO, data: 'AAAA' });
      return (await talker.next('live-chat:error')).errorCode;
    };
    const pair = [await ana.connect(), await ana.connect()] as const;
    for (let sent = 0; sent < VOICE_RECORDINGS_PER_MINUTE; sent += 1)
      expect(await send(pair[sent % 2] as Talker)).toBe('VOICE_SESSION_MISSING');
    expect(await send(pair[0])).toBe('RATE_LIMITED');
    expect(await send(pair[1])).toBe('RATE_LIMITED');
    await canTalk();
  });

  it('are 60 connections a minute, a sixth of them in ten seconds', async () => {
    const ana = await app.newTalker();
    const allowed = VOICE_CONNECTIONS_PER_MINUTE / 6;
    const connections = await Promise.allSettled(Array.from({ length: allowed + 2 }, () => ana.connect()));
    const refused = connections.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []));
    expect(refused).toEqual([errorText('RATE_LIMITED'), errorText('RATE_LIMITED')]);
    await canTalk();
  });

  it('are six open connections, of which the oldest is closed for another', async () => {
    const [ana, bia] = [await app.newTalker(), await app.newTalker()];
    const open: Talker[] = [];
    while (open.length < VOICE_OPEN_CONNECTIONS_MAX) open.push(await ana.connect());
    const other = await bia.connect();
    for (const closed of open.slice(0, 2)) {
      open.push(await ana.connect());
      // The client doesn't connect again by itself after this.
      expect(await closed.closed).toBe('io server disconnect');
    }
    expect([...open.slice(2), other].map(({ socket }) => socket.connected)).not.toContain(false);
    await canTalk();
  });

  it('are two recordings of the largest size in the time of the longest, on all connections together', async () => {
    const { person, talker } = await app.started();
    app.setNow(app.now() + 300_000);
    const largest = { ...AUDIO, data: 'A'.repeat(VOICE_BASE64_MAX_LENGTH) };
    for (let sent = 0; sent < 2; sent += 1) {
      talker.send('live-chat:send-audio', largest);
      expect(await talker.next('live-chat:error')).toMatchObject({ errorCode: 'VOICE_RECORDING_INVALID' });
    }
    talker.send('live-chat:send-audio', largest);
    await talker.closed;
    const again = await person.connect();
    await start(again, person);
    again.send('live-chat:send-audio', AUDIO);
    await again.closed;
    await canTalk();
  });
});

it('a network may connect 600 times a minute, and another network is not affected', async () => {
  const ask = (network: string) =>
    fetch(`${app.address}/socket.io/?EIO=4&transport=polling`, { headers: { 'X-Forwarded-For': network } });
  for (let requestCount = 0; requestCount < VOICE_CONNECTIONS_PER_MINUTE_OF_A_NETWORK; requestCount += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('203.0.113.7')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  }
  expect((await ask('203.0.113.7')).ok).toBe(false);
  expect((await ask('198.51.100.7')).status).toBe(200);
});
