import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ScriptedModel, scriptedModel } from '../../testing/services/scripted-model.ts';
import { DEFAULT_TRANSCRIPT } from '../../testing/services/scripted-speech.ts';
import { spokenWav } from '../../testing/services/spoken-wav.ts';
import { AUDIO, start, startVoiceApp, type Talker, type VoiceApp } from './voice.harness.ts';

let app: VoiceApp;
let local: ScriptedModel;
beforeEach(async () => {
  local = scriptedModel('local');
  app = await startVoiceApp({}, { assistant: { local, external: null } });
});
afterEach(() => app.close());

const parts = (talker: Talker): string[] =>
  talker.received.flatMap((one) =>
    one.name === 'live-chat:audio-response' ? [Buffer.from(one.payload.audioData, 'base64').toString()] : [],
  );
const used = async (person: { call: (method: 'GET', path: string) => Promise<{ body: { used: number } }> }) =>
  (await person.call('GET', '/chat/usage')).body.used;

describe('a conversation by voice', () => {
  it('hears, answers in the same conversation as text does, and speaks the answer', async () => {
    const { person: ana, talker, sessionId } = await app.started();
    talker.send('live-chat:send-audio', AUDIO);
    const accepted = await talker.next('live-chat:accepted');
    expect(accepted).toMatchObject({ sessionId, text: DEFAULT_TRANSCRIPT, crisis: false, usage: { used: 1 } });
    expect(await talker.next('live-chat:response-ended')).toEqual({ messageId: accepted.messageId });

    const { body } = await ana.call('GET', `/chat/session/${sessionId}`);
    expect(body.messages.map(({ isUser, content }: { isUser: boolean; content: string }) => [isUser, content])).toEqual(
      [
        [true, DEFAULT_TRANSCRIPT],
        [false, expect.any(String)],
      ],
    );
    expect(parts(talker).join(' ')).toBe(app.speech.spoken.join(' '));
    expect(body.messages[1].content).toContain(app.speech.spoken[0]?.slice(0, 10));

    talker.send('live-chat:send-audio', { ...AUDIO, data: spokenWav({ pitch: 220 }) });
    expect(await talker.next('live-chat:accepted')).toMatchObject({ sessionId, usage: { used: 2 } });
    // Text continues the same conversation.
    await talker.next('live-chat:response-ended');
    expect((await ana.call('POST', '/chat', { message: 'E por texto?', sessionId })).status).toBe(202);
  });

  it('continues a conversation that was begun by text', async () => {
    const ana = await app.newTalker();
    const { body } = await ana.call('POST', '/chat', { message: 'Oi' });
    const talker = await ana.connect();
    expect(await start(talker, ana, body.sessionId)).toEqual({ sessionId: body.sessionId });
    talker.send('live-chat:send-audio', AUDIO);
    expect((await talker.next('live-chat:accepted')).sessionId).toBe(body.sessionId);
  });

  it('shows help at once for a crisis, speaks the fixed words, and counts nothing', async () => {
    const { person: ana, talker } = await app.started();
    app.speech.hears('Eu quero morrer hoje');
    talker.send('live-chat:send-audio', AUDIO);
    expect(await talker.next('live-chat:accepted')).toMatchObject({ crisis: true, usage: { used: 0 } });
    await talker.next('live-chat:response-ended');
    expect(app.speech.spoken.join(' ')).toContain('1 8 8');
    expect(await used(ana)).toBe(0);
  });

  it('tells the daily limit and doesn’t answer beyond it', async () => {
    const { person: ana, talker } = await app.started();
    for (let sent = 0; sent < 5; sent += 1) await ana.call('POST', '/chat', { message: 'Oi' });
    talker.send('live-chat:send-audio', AUDIO);
    expect(await talker.next('live-chat:error')).toMatchObject({ errorCode: 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED' });
    expect(app.speech.spoken).toEqual([]);
    expect(await used(ana)).toBe(5);
  });

  it('counts nothing if the recording can’t be heard, and takes the next one', async () => {
    const { person: ana, talker } = await app.started();
    app.speech.hears(
      { ok: false, failure: 'unavailable' },
      { ok: false, failure: 'empty' },
      'Legendas pela comunidade Amara.org',
    );
    talker.send('live-chat:send-audio', AUDIO);
    expect(await talker.next('live-chat:error')).toMatchObject({ errorCode: 'VOICE_NOT_HEARD' });
    for (const pitch of [200, 210]) {
      talker.send('live-chat:send-audio', { ...AUDIO, data: spokenWav({ pitch }) });
      expect((await talker.next('live-chat:info')).message).toContain('Não entendemos');
    }
    expect(await used(ana)).toBe(0);
    talker.send('live-chat:send-audio', AUDIO);
    expect(await talker.next('live-chat:accepted')).toMatchObject({ usage: { used: 1 } });
  });

  it('gives the message of the day back if the reply fails, and answers the next recording', async () => {
    const { person: ana, talker, sessionId } = await app.started();
    local.say(async () => ({ ok: false, failure: 'empty' }));
    talker.send('live-chat:send-audio', AUDIO);
    await talker.next('live-chat:accepted');
    expect(await talker.next('live-chat:error')).toMatchObject({ errorCode: 'CHAT_FAILED' });
    await talker.next('live-chat:response-ended');
    expect(parts(talker)).toEqual([]);
    expect(await used(ana)).toBe(0);
    talker.send('live-chat:send-audio', { ...AUDIO, data: spokenWav({ pitch: 230 }) });
    expect(await talker.next('live-chat:accepted')).toMatchObject({ sessionId, usage: { used: 1 } });
    await talker.next('live-chat:response-ended');
    expect(await used(ana)).toBe(1);
  });

  it('leaves the answer in the conversation if it can’t be spoken, and says so', async () => {
    const { talker, person: ana, sessionId } = await app.started();
    app.speech.speaks(async () => ({ ok: false, failure: 'timeout' }));
    talker.send('live-chat:send-audio', AUDIO);
    expect((await talker.next('live-chat:info')).message).toContain('escrita na conversa');
    await talker.next('live-chat:response-ended');
    expect(parts(talker)).toEqual([]);
    expect((await ana.call('GET', `/chat/session/${sessionId}`)).body.messages).toHaveLength(2);
  });

  it('ends by "live-chat:end", and needs a session to hear', async () => {
    const { talker } = await app.started();
    talker.send('live-chat:end');
    await talker.next('live-chat:session-ended');
    talker.send('live-chat:send-audio', AUDIO);
    expect(await talker.next('live-chat:error')).toEqual({
      errorCode: 'VOICE_SESSION_MISSING',
      error: 'Nenhuma sessão ativa. Inicie uma sessão primeiro.',
    });
  });

  it('stops to speak when the next recording comes', async () => {
    const { talker } = await app.started();
    const speaking = Promise.withResolvers<void>();
    app.speech.speaks((_text, signal) => {
      speaking.resolve();
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ ok: false, failure: 'timeout' }));
      });
    });
    talker.send('live-chat:send-audio', AUDIO);
    await talker.next('live-chat:accepted');
    await speaking.promise;
    app.speech.speaks(async (text) => ({ ok: true, value: { audio: Buffer.from(text), mimeType: 'audio/mpeg' } }));
    talker.send('live-chat:send-audio', { ...AUDIO, data: spokenWav({ pitch: 300 }) });
    const second = await talker.next('live-chat:accepted');
    expect(await talker.next('live-chat:response-ended')).toEqual({ messageId: second.messageId });
  });
});
