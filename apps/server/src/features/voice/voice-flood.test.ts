import { request } from 'node:http';
import type { Socket } from 'node:net';
import { VOICE_EVENTS_PER_MINUTE, VOICE_IDLE_BYTES_PER_MINUTE } from '@alento/domain/voice/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { spokenWav } from '../../testing/services/spoken-wav.ts';
import { startVoiceApp, type Talker, type VoiceApp } from './voice.harness.ts';

let app: VoiceApp;
beforeEach(async () => {
  app = await startVoiceApp();
});
afterEach(() => app.close());

const closed = (talker: Talker): Promise<void> =>
  new Promise((resolve) => talker.socket.on('disconnect', () => resolve()));

/** A WebSocket that answers nothing, also not the request to close. */
function openRaw(path: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.alloc(16, 7).toString('base64'),
    };
    const asked = request(`${app.address}${path}`, { headers, agent: false });
    asked.on('upgrade', (_response, socket) => resolve(socket as Socket));
    asked.on('error', reject);
    asked.end();
  });
}

/** A text frame of less than 126 bytes with a masking key of zero. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

describe('a connection that sends more than a conversation needs', () => {
  it('is closed at once after too many packets, also if it doesn’t answer the request to close', async () => {
    const socket = await openRaw('/socket.io/?EIO=4&transport=websocket');
    socket.resume();
    const end = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    socket.on('error', () => undefined);
    for (let sent = 0; sent < 100; sent += 1) socket.write(frame('3'));
    await end;
  });

  it('is closed if it sends a large message before its session has started', async () => {
    const ana = await app.newTalker();
    const talker = await ana.connect();
    const end = closed(talker);
    talker.send('live-chat:send-audio', { data: 'A'.repeat(VOICE_IDLE_BYTES_PER_MINUTE), mimeType: 'audio/wav' });
    await end;
    expect(talker.received).toEqual([]);
  });

  it('may send a large recording once its session has started', async () => {
    const ana = await app.newTalker();
    const talker = await ana.connect();
    talker.send('live-chat:start', { userId: ana.userId });
    await talker.next('live-chat:session-started');
    talker.send('live-chat:send-audio', { data: spokenWav({ ms: 60_000 }), mimeType: 'audio/wav' });
    await talker.next('live-chat:accepted');
  });

  it('is closed after too many valid events, also if they are spread over connections', async () => {
    const ana = await app.newTalker();
    for (let sent = 0; sent < VOICE_EVENTS_PER_MINUTE; sent += 20) {
      const talker = await ana.connect();
      for (let at = 0; at < 20; at += 1) {
        talker.send('live-chat:end');
        expect(await talker.next('live-chat:error')).toMatchObject({ errorCode: 'VOICE_SESSION_MISSING' });
      }
      talker.close();
    }
    const talker = await ana.connect();
    const end = closed(talker);
    talker.send('live-chat:end');
    await end;
    const bia = await app.newTalker();
    const other = await bia.connect();
    other.send('live-chat:end');
    await other.next('live-chat:error');
  });

  it('can’t change its transport', async () => {
    const ana = await app.newTalker();
    const talker = await ana.connect({ transports: ['polling'] });
    const { id } = talker.socket.io.engine as unknown as { id: string };
    await expect(openRaw(`/socket.io/?EIO=4&transport=websocket&sid=${id}`)).rejects.toThrow();
  });
});
