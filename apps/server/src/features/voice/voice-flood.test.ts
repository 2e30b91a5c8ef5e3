import {
  VOICE_EVENTS_PER_MINUTE,
  VOICE_IDLE_BYTES_PER_MINUTE,
  VOICE_MESSAGE_MAX_BYTES,
} from '@alento/domain/voice/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exchange, exchangeAll } from '../../testing/raw-http.ts';
import { openRawWebSocket } from '../../testing/raw-web-socket.ts';
import { spokenWav } from '../../testing/services/spoken-wav.ts';
import { start, startVoiceApp, type VoiceApp } from './voice.harness.ts';

let app: VoiceApp;
beforeEach(async () => {
  app = await startVoiceApp();
});
afterEach(() => app.close());

/** A text frame of less than 126 bytes with a masking key of zero. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

describe('a connection that sends more than a conversation needs', () => {
  it('is closed at once after too many packets, also if it doesn’t answer the request to close', async () => {
    const socket = await openRawWebSocket(app.address, '/socket.io/?EIO=4&transport=websocket');
    socket.resume();
    const end = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    socket.on('error', () => undefined);
    for (let sent = 0; sent < 100; sent += 1) socket.write(frame('3'));
    await end;
  });

  it('is closed if it sends a large message before its session has started', async () => {
    const ana = await app.newTalker();
    const talker = await ana.connect();
    talker.send('live-chat:send-audio', { data: 'A'.repeat(VOICE_IDLE_BYTES_PER_MINUTE), mimeType: 'audio/wav' });
    await talker.closed;
    expect(talker.received).toEqual([]);
  });

  it('is closed if it sends more than can have been recorded since its session was started', async () => {
    const { talker } = await app.started();
    app.setNow(app.now() + 10_000);
    talker.send('live-chat:send-audio', { data: spokenWav({ ms: 60_000 }), mimeType: 'audio/wav' });
    await talker.closed;
    expect(app.speech.heard.count).toBe(0);
  });

  it('may send what was recorded before it came back to its session', async () => {
    const { person: ana, talker: before, sessionId } = await app.started();
    before.close();
    app.setNow(app.now() + 300_000);
    const talker = await ana.connect();
    await start(talker, ana, sessionId);
    talker.send('live-chat:send-audio', { data: spokenWav({ ms: 300_000 }), mimeType: 'audio/wav' });
    await talker.next('live-chat:accepted');
  });

  it('starts to count anew with another session', async () => {
    const { person: ana, talker } = await app.started();
    app.setNow(app.now() + 300_000);
    talker.send('live-chat:end');
    await talker.next('live-chat:session-ended');
    await start(talker, ana);
    talker.send('live-chat:send-audio', { data: spokenWav({ ms: 60_000 }), mimeType: 'audio/wav' });
    await talker.closed;
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
    talker.send('live-chat:end');
    await talker.closed;
    const bia = await app.newTalker();
    const other = await bia.connect();
    other.send('live-chat:end');
    await other.next('live-chat:error');
  });

  it('can’t change its transport', async () => {
    const ana = await app.newTalker();
    const talker = await ana.connect({ transports: ['polling'] });
    const { id } = talker.socket.io.engine as unknown as { id: string };
    await expect(openRawWebSocket(app.address, `/socket.io/?EIO=4&transport=websocket&sid=${id}`)).rejects.toThrow();
  });
});

describe('a long-polling connection without a token', () => {
  const open = async (): Promise<string> => {
    const response = await fetch(`${app.address}/socket.io/?EIO=4&transport=polling`);
    return (JSON.parse((await response.text()).slice(1)) as { sid: string }).sid;
  };
  const pathOf = (sid: string) => `/socket.io/?EIO=4&transport=polling&sid=${sid}`;
  const post = (sid: string, head: string, body = '') =>
    exchange(Number(new URL(app.address).port), `POST ${pathOf(sid)} HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n${body}`);

  it('is refused a large body before it arrives, and closed', async () => {
    const sid = await open();
    expect(await post(sid, `Content-Length: ${VOICE_MESSAGE_MAX_BYTES - 1}`, '4')).toMatchObject({ status: 413 });
    const next = await fetch(`${app.address}${pathOf(sid)}`, { method: 'POST', body: '3' });
    expect([400, 413]).toContain(next.status);
  });

  it('can’t choose which of two ids is counted', async () => {
    const sid = await open();
    const length = `Content-Length: ${VOICE_MESSAGE_MAX_BYTES - 1}`;
    expect(await post(`other&sid=${sid}`, length, '4')).toMatchObject({ status: 413 });
  });

  it('is refused a body of unknown length', async () => {
    const sid = await open();
    expect(await post(sid, 'Transfer-Encoding: chunked', '1\r\n3\r\n')).toMatchObject({ status: 411 });
  });

  it('may send no more than others in several requests', async () => {
    const sid = await open();
    const body = `4${'x'.repeat(VOICE_IDLE_BYTES_PER_MINUTE / 2)}`;
    const send = () => fetch(`${app.address}${pathOf(sid)}`, { method: 'POST', body });
    await send();
    expect((await send()).status).not.toBe(200);
  });
});

it('takes a large recording by long polling once the session has started', async () => {
  const { talker } = await app.started({ transports: ['polling'] });
  app.setNow(app.now() + 60_000);
  talker.send('live-chat:send-audio', { data: spokenWav({ ms: 60_000 }), mimeType: 'audio/wav' });
  await talker.next('live-chat:accepted');
});

describe('handshakes of long polling that arrive on one connection before an answer', () => {
  const handshakeOf = (headers = '') => `GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
  const send = (before: number) =>
    exchangeAll(Number(new URL(app.address).port), handshakeOf().repeat(before) + handshakeOf('Connection: close\r\n'));

  it('are answered one after the other', async () => {
    expect((await send(4)).map(({ status }) => status)).toEqual(Array(5).fill(200));
  });

  it('close the connection, if they are more than may wait', async () => {
    expect(await send(20)).toEqual([]);
  });
});
