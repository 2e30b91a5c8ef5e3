// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { device, noise, silence, speech } from '../../../../lib/media/device.harness.ts';
import { session } from '../../../../lib/session/session.ts';
import { createAcceptedVoice, createTestVoice, tracks, withVoice } from './server-voice.harness.ts';

withVoice();

const MISSING = 'Nenhuma sessão ativa. Inicie uma sessão primeiro.';

describe('a voice conversation', () => {
  it('shows each state of a turn, and since when and how loud it records', async () => {
    const voice = createTestVoice();
    device.loudness = 0.9;
    const seen = [voice.now().status];
    const step = (act: () => void): void => {
      act();
      seen.push(voice.now().status);
    };
    step(() => voice.engine.start());
    step(() => voice.server.connect());
    step(() => voice.server.emit('live-chat:session-started', { sessionId: 'c1' }));
    expect([voice.now().recordingSince, voice.engine.level()]).toEqual([null, 0]);
    await voice.record();
    expect([voice.now().recordingSince, voice.engine.level()]).toEqual([Date.now() - 2000, 1]);
    step(() => undefined);
    step(() => voice.engine.send());
    await vi.waitFor(() => expect(voice.server.recordings()).toHaveLength(1));
    voice.server.accept();
    step(() => voice.server.part('YQ=='));
    step(() => voice.server.endReply());
    step(() => voice.audio.finish());
    step(() => voice.engine.end());
    expect(seen.join()).toBe('idle,connecting,connected,ready,recording,processing,playing,playing,ready,ended');
  });

  it('refuses to record and to send without a session, and to start without a sign-in', async () => {
    const voice = createTestVoice();
    voice.engine.record();
    expect(voice.now()).toMatchObject({ status: 'error', warning: { text: MISSING } });
    expect(tracks()).toEqual([]);
    voice.engine.dismissWarning();
    voice.engine.send();
    expect(voice.now().warning?.text).toBe(MISSING);
    await session.leave();
    voice.engine.start();
    expect(voice.now().warning?.text).toBe('Parâmetros de autenticação incompletos');
  });

  it.each([
    ['NotAllowedError', 'denied', 'Permissão de microfone negada'],
    ['NotFoundError', 'unknown', 'Microfone não suportado neste dispositivo'],
    ['NotReadableError', 'unknown', 'Falha ao acessar microfone'],
  ])('explains that the microphone refuses with %s, and can be tried again', async (name, microphone, text) => {
    device.refusal = name;
    const voice = createTestVoice();
    await voice.engine.requestMicrophone();
    expect(voice.now()).toMatchObject({ microphone, status: 'error', warning: { text } });
    device.refusal = null;
    voice.now().warning?.retry?.();
    await vi.waitFor(() => expect(voice.now()).toMatchObject({ microphone: 'granted', warning: null }));
  });

  it('says that the browser can’t record', async () => {
    vi.stubGlobal('MediaRecorder', undefined);
    const voice = createTestVoice();
    await voice.engine.checkMicrophone();
    expect(voice.now().warning).toMatchObject({ text: 'Seu navegador não suporta gravação de áudio.', retry: null });
  });
});

describe('the microphone', () => {
  it('is off as soon as the recording is sent, cancelled or the conversation ended', async () => {
    const voice = createTestVoice();
    voice.start();
    await voice.record();
    voice.engine.send();
    expect(tracks()).toEqual(['ended']);
    await vi.waitFor(() => expect(voice.server.recordings()).toHaveLength(1));
    voice.server.accept();
    voice.server.endReply();
    await voice.record();
    voice.engine.cancel();
    expect([tracks(), voice.now().status]).toEqual([['ended', 'ended'], 'ready']);
    await voice.record();
    voice.engine.end();
    expect(tracks()).toEqual(['ended', 'ended', 'ended']);
    expect(voice.server.recordings()).toHaveLength(1);
  });

  it('sends a recording of five minutes, and one that ended, by itself', async () => {
    const voice = createTestVoice();
    voice.start();
    await voice.record(5 * 60_000 - 1);
    expect(tracks()).toEqual(['live']);
    vi.advanceTimersByTime(1);
    expect([tracks(), voice.now().status]).toEqual([['ended'], 'processing']);
    await vi.waitFor(() => expect(voice.server.recordings()).toHaveLength(1));
    voice.server.accept();
    voice.server.endReply();
    await voice.record();
    device.recorders[1]?.stop();
    await vi.waitFor(() => expect(voice.server.recordings()).toHaveLength(2));
    expect(tracks()).toEqual(['ended', 'ended']);
  });

  it.each([
    ['is released before the microphone opened', 0],
    ['is held for less than half a second', 499],
  ])('does not send a recording whose button %s', async (_, ms) => {
    const voice = createTestVoice();
    voice.start();
    if (ms === 0) voice.engine.record();
    else await voice.record(ms);
    voice.engine.send();
    expect(voice.now().warning).toMatchObject({ text: expect.stringContaining('muito curta'), kind: 'notice' });
    expect(voice.now().status).toBe('ready');
    await vi.waitFor(() => expect(tracks()).toEqual(['ended']));
    expect(voice.server.recordings()).toEqual([]);
  });

  it.each([
    ['too little', { samples: speech(300) }, 'muito curta', 'ready'],
    ['silence', { samples: silence(2000) }, 'Não ouvimos nada nesta gravação.', 'ready'],
    ['noise', { samples: noise(3000) }, 'Só ouvimos ruído nesta gravação.', 'ready'],
    ['nothing', { recorded: '' }, 'Falha ao acessar microfone', 'error'],
    ['what the browser can’t read', { decodingFails: true }, 'Não conseguimos ler esta gravação.', 'error'],
  ])('does not send %s', async (_, fields, text, status) => {
    Object.assign(device, fields);
    const voice = createTestVoice();
    voice.start();
    await voice.record();
    voice.engine.send();
    await vi.waitFor(() => expect(voice.now().warning?.text).toContain(text));
    expect([voice.now().status, voice.server.recordings()]).toEqual([status, []]);
  });

  it('sends nothing that was still being converted when the conversation ended', async () => {
    const voice = createTestVoice();
    voice.start();
    await voice.record();
    voice.engine.send();
    voice.engine.end();
    device.samples = speech(1000);
    voice.start();
    await voice.say();
    const [file = '', ...others] = voice.server.recordings().map(atob);
    const SECOND = 16_000 * 2;
    expect([file.slice(0, 4), file.length - 44, others]).toEqual(['RIFF', SECOND, []]);
  });
});

describe('the spoken reply', () => {
  async function answered() {
    const voice = await createAcceptedVoice();
    voice.server.part('YQ==');
    /** The status, and whether the reply is silent. */
    const seen = () => [voice.now().status, voice.audio.paused];
    return { voice, seen };
  }

  it('stops when the person speaks, and the microphone does not hear it', async () => {
    const { voice, seen } = await answered();
    await voice.record();
    expect(seen()).toEqual(['recording', true]);
    voice.server.part('Yg==');
    voice.engine.replay();
    expect(seen()).toEqual(['recording', true]);
  });

  it('leaves the text, and can be tried again, if it can’t be played', async () => {
    const { voice } = await answered();
    voice.audio.break();
    expect(voice.now()).toMatchObject({ status: 'error', warning: { text: 'Erro ao reproduzir áudio' } });
    voice.now().warning?.retry?.();
    expect(voice.now()).toMatchObject({ status: 'playing', warning: null });
  });

  it('ends if the connection is lost for good while it plays', async () => {
    const { voice } = await answered();
    voice.server.fail();
    expect(voice.now().status).toBe('playing');
    voice.audio.finish();
    const warning = { text: 'Falha na conexão. Verifique sua internet.' };
    expect(voice.now()).toMatchObject({ status: 'error', warning });
  });

  it('is forgotten when the conversation ends', async () => {
    const { voice } = await answered();
    voice.engine.end();
    expect([voice.audio.paused, voice.now().playback.canReplay]).toEqual([true, false]);
  });
});
