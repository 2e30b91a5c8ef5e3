// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../../../lib/session/session.ts';
import { device, noise, silence, speech } from './recording/device.harness.ts';
import { audios, createTestVoice, tracks, withVoice } from './server-voice.harness.ts';

withVoice();

describe('a voice conversation', () => {
  it('shows each state of a turn', async () => {
    const voice = createTestVoice();
    const seen = [voice.now().status];
    const note = (): void => void seen.push(voice.now().status);
    voice.actions.start();
    note();
    voice.server.connect();
    note();
    voice.server.tell('live-chat:session-started', { sessionId: 'c1' });
    note();
    await voice.record();
    note();
    voice.actions.send();
    note();
    await vi.waitFor(() => expect(voice.server.recordings()).toHaveLength(1));
    voice.server.accept();
    voice.server.part('YQ==');
    note();
    voice.server.endReply();
    note();
    audios[0]?.finish();
    note();
    voice.actions.end();
    note();
    expect(seen).toEqual([
      'idle',
      'connecting',
      'connected',
      'ready',
      'recording',
      'processing',
      'playing',
      'playing',
      'ready',
      'ended',
    ]);
  });

  it('sends a WAV file, and hands on what the server understood', async () => {
    const voice = createTestVoice();
    voice.start();
    await voice.say();
    expect(atob(voice.server.recordings()[0] ?? '').slice(0, 4)).toBe('RIFF');
    voice.server.accept({ text: 'Dormi bem.' });
    expect(voice.onAccepted).toHaveBeenCalledWith(expect.objectContaining({ messageId: 'r1' }), 'Dormi bem.');
  });

  it('shows since when it records and how loud it is', async () => {
    const voice = createTestVoice();
    voice.start();
    expect([voice.now().recordingSince, voice.actions.level()]).toEqual([null, 0]);
    device.loudness = 0.9;
    await voice.record();
    expect([voice.now().recordingSince, voice.actions.level()]).toEqual([Date.now() - 2000, 1]);
  });

  it('refuses to record without a session', async () => {
    const voice = createTestVoice();
    voice.actions.record();
    expect(voice.now()).toMatchObject({
      status: 'error',
      warning: { text: 'Nenhuma sessão ativa. Inicie uma sessão primeiro.' },
    });
    expect(tracks()).toEqual([]);
    voice.actions.dismissWarning();
    voice.actions.send();
    expect(voice.now().warning?.text).toBe('Nenhuma sessão ativa. Inicie uma sessão primeiro.');
  });

  it('refuses to start without a sign-in', async () => {
    await session.leave();
    const voice = createTestVoice();
    voice.actions.start();
    expect(voice.now().warning?.text).toBe('Parâmetros de autenticação incompletos');
  });

  it('tells the chat of the daily limit', async () => {
    const voice = createTestVoice();
    voice.start();
    await voice.say();
    voice.server.refuseWith('AI_MESSAGES_DAILY_LIMIT_EXCEEDED');
    expect(voice.onLimit).toHaveBeenCalledOnce();
  });
});

describe('the microphone', () => {
  it('is off as soon as the recording is sent, cancelled or the conversation ended', async () => {
    const voice = createTestVoice();
    voice.start();
    await voice.record();
    voice.actions.send();
    expect(tracks()).toEqual(['ended']);
    await vi.waitFor(() => expect(voice.server.recordings()).toHaveLength(1));
    voice.server.accept();
    voice.server.endReply();
    await voice.record();
    voice.actions.cancel();
    expect([tracks(), voice.now().status]).toEqual([['ended', 'ended'], 'ready']);
    await voice.record();
    voice.actions.end();
    expect(tracks()).toEqual(['ended', 'ended', 'ended']);
    expect(voice.server.recordings()).toHaveLength(1);
  });

  it('sends a recording of five minutes by itself', async () => {
    const voice = createTestVoice();
    voice.start();
    await voice.record(5 * 60_000 - 1);
    expect(tracks()).toEqual(['live']);
    vi.advanceTimersByTime(1);
    expect([tracks(), voice.now().status]).toEqual([['ended'], 'processing']);
    await vi.waitFor(() => expect(voice.server.recordings()).toHaveLength(1));
  });

  it('sends what there is if the microphone ends by itself', async () => {
    const voice = createTestVoice();
    voice.start();
    await voice.record();
    device.recorders[0]?.stop();
    await vi.waitFor(() => expect(voice.server.recordings()).toHaveLength(1));
    expect(tracks()).toEqual(['ended']);
  });

  it.each([
    ['is released before the microphone opened', 0],
    ['is held for less than half a second', 499],
  ])('does not send a recording whose button %s', async (_, ms) => {
    const voice = createTestVoice();
    voice.start();
    if (ms === 0) voice.actions.record();
    else await voice.record(ms);
    voice.actions.send();
    expect(voice.now().warning).toMatchObject({ text: expect.stringContaining('muito curta'), isError: false });
    expect(voice.now().status).toBe('ready');
    await vi.waitFor(() => expect(tracks()).toEqual(['ended']));
    expect(voice.server.recordings()).toEqual([]);
  });

  it.each([
    ['silence', silence(2000), 'Não ouvimos nada nesta gravação.'],
    ['noise', noise(3000), 'Só ouvimos ruído nesta gravação.'],
  ])('does not send %s', async (_, samples, text) => {
    device.samples = samples;
    const voice = createTestVoice();
    voice.start();
    await voice.record();
    voice.actions.send();
    await vi.waitFor(() => expect(voice.now().warning?.text).toContain(text));
    expect([voice.now().status, voice.server.recordings()]).toEqual(['ready', []]);
  });

  it('sends nothing that was still being converted when the conversation ended', async () => {
    const voice = createTestVoice();
    voice.start();
    await voice.record();
    voice.actions.send();
    voice.actions.end();
    device.samples = speech(1000);
    voice.start();
    await voice.say();
    const SECOND = 16_000 * 2;
    expect(voice.server.recordings().map((data) => atob(data).length - 44)).toEqual([SECOND]);
  });

  it('says that nothing came from it, or that the recording can’t be read', async () => {
    const voice = createTestVoice();
    voice.start();
    device.recorded = '';
    await voice.record();
    voice.actions.send();
    await vi.waitFor(() => expect(voice.now().warning?.text).toBe('Falha ao acessar microfone'));
    device.recorded = 'sound';
    device.decodingFails = true;
    await voice.record();
    voice.actions.send();
    await vi.waitFor(() => expect(voice.now().warning?.text).toBe('Não conseguimos ler esta gravação. Grave de novo.'));
  });
});

describe('the spoken reply', () => {
  async function answered() {
    const voice = createTestVoice();
    voice.start();
    await voice.say();
    voice.server.accept();
    voice.server.part('YQ==');
    return { voice, audio: audios[0] };
  }

  it('stops when the person stops it, and can be played again', async () => {
    const { voice, audio } = await answered();
    voice.actions.stopSpeaking();
    expect([voice.now().status, audio?.paused]).toEqual(['ready', true]);
    voice.server.part('Yg==');
    voice.server.endReply();
    expect(audio?.paused).toBe(true);
    voice.actions.replay();
    expect([voice.now().status, audio?.paused]).toEqual(['playing', false]);
  });

  it('stops when the person speaks, and the microphone does not hear it', async () => {
    const { voice, audio } = await answered();
    await voice.record();
    expect([voice.now().status, audio?.paused]).toEqual(['recording', true]);
    voice.server.part('Yg==');
    voice.actions.replay();
    expect([voice.now().status, audio?.paused]).toEqual(['recording', true]);
  });

  it('leaves the text, and can be tried again, if it can’t be played', async () => {
    const { voice, audio } = await answered();
    audio?.break();
    expect(voice.now()).toMatchObject({ status: 'error', warning: { text: 'Erro ao reproduzir áudio' } });
    voice.now().warning?.retry?.();
    expect(voice.now()).toMatchObject({ status: 'playing', warning: null });
  });

  it('ends if the connection is lost for good while it plays', async () => {
    const { voice, audio } = await answered();
    voice.server.fail();
    expect(voice.now().status).toBe('playing');
    audio?.finish();
    expect(voice.now()).toMatchObject({
      status: 'error',
      warning: { text: 'Falha na conexão. Verifique sua internet.' },
    });
  });

  it('is forgotten when the conversation ends', async () => {
    const { voice, audio } = await answered();
    voice.actions.end();
    expect([audio?.paused, voice.now().playback.canReplay]).toEqual([true, false]);
  });
});
