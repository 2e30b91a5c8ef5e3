import { VOICE_BASE64_MAX_LENGTH } from '@alento/domain/voice/limits';
import { describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { spokenWav } from '../../testing/services/spoken-wav.ts';
import { AUDIO, startVoiceApp } from './voice.harness.ts';

const app = await openForFile(startVoiceApp());

describe('an invalid event', () => {
  it.each<[string, string, unknown[]]>([
    ['"live-chat:start" without a payload', 'live-chat:start', []],
    ['"live-chat:start" without an account', 'live-chat:start', [{}]],
    ['"live-chat:start" with a number as account', 'live-chat:start', [{ userId: 7 }]],
    ['"live-chat:start" with a list', 'live-chat:start', [['maria']]],
    ['"live-chat:start" with an account that is too long', 'live-chat:start', [{ userId: 'x'.repeat(65) }]],
    [
      '"live-chat:start" with a conversation that can’t be one',
      'live-chat:start',
      [{ userId: 'm', sessionId: '../x' }],
    ],
    ['"live-chat:end" with a payload', 'live-chat:end', [{ now: true }]],
    ['"live-chat:end" with null', 'live-chat:end', [null]],
    ['one that doesn’t exist', 'live-chat:nada', [{ a: 1 }]],
    ['one with the name of a property of all objects', '__proto__', [{}]],
  ])('is refused, and this session and others go on: %s', async (_, name, payload) => {
    const [ana, bia] = [await app.started(), await app.started()];
    ana.talker.send(name, ...payload);
    expect(await ana.talker.next('live-chat:error')).toMatchObject({ errorCode: 'VOICE_MESSAGE_INVALID' });
    for (const [at, { talker }] of [ana, bia].entries()) {
      await talker.exchange({ ...AUDIO, data: spokenWav({ pitch: 200 + at }) });
    }
    expect(bia.talker.received.map((event) => event.name)).not.toContain('live-chat:error');
  });
});

describe('a recording', () => {
  it('somewhat beyond five minutes is refused with its text, and the session goes on', async () => {
    const { talker } = await app.started();
    const data = spokenWav({ ms: 304_000 });
    expect(data.length).toBeLessThan(VOICE_BASE64_MAX_LENGTH);
    const { count } = app.speech.heard;
    app.setNow(app.now() + 304_000);
    talker.send('live-chat:send-audio', { ...AUDIO, data });
    expect(await talker.next('live-chat:error')).toEqual({
      errorCode: 'VOICE_RECORDING_TOO_LONG',
      error: 'A gravação passa de 5 minutos. Fale em partes.',
    });
    expect(app.speech.heard.count).toBe(count);
    await talker.exchange();
  });
});
