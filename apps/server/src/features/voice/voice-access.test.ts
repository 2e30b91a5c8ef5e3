import { get } from 'node:http';
import { VOICE_INVALID_EVENTS_MAX, VOICE_MESSAGE_MAX_BYTES } from '@alento/domain/voice/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openForTest } from '../../testing/open-for-file.ts';
import { spokenWav, wavOf } from '../../testing/services/spoken-wav.ts';
import { voiceCopy } from './voice.copy.ts';
import { AUDIO, start, startVoiceApp, type VoiceApp } from './voice.harness.ts';

/** Two seconds of steady white noise, by a linear congruential generator. */
function noise(): Int16Array {
  let state = 42;
  return Int16Array.from({ length: 32_000 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.round((state / 1_073_741_824 - 1) * 9000);
  });
}

let app: VoiceApp;
beforeEach(async () => {
  app = await startVoiceApp();
});
afterEach(() => app.close());

describe('the connection', () => {
  it.each([
    [{}, 'Token de autenticação inválido'],
    [{ token: '' }, 'Token de autenticação inválido'],
    [{ token: 7 }, 'Token de autenticação inválido'],
    [{ token: 'x'.repeat(60) }, 'Erro de autenticação.'],
  ])('refuses %o', async (auth, message) => {
    await expect(app.connect(auth)).rejects.toThrow(message);
  });

  it('is for the app’s own pages', async () => {
    const ana = await app.newTalker();
    await expect(ana.connect({ headers: { origin: 'https://outro.exemplo' } })).rejects.toThrow();
    for (const origin of [app.address, 'https://localhost', 'capacitor://localhost'])
      expect((await ana.connect({ headers: { origin } })).socket.connected).toBe(true);
  });

  it('works by long polling too', async () => {
    const { talker } = await app.started({ transports: ['polling'] });
    await talker.exchange();
  });

  it('leaves other requests alone, also those that ask for another protocol', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { connection: 'upgrade', upgrade: 'h2c' };
      get(`${app.address}/api/health`, { headers, agent: false }, ({ statusCode }) => resolve(statusCode)).on(
        'error',
        reject,
      );
    });
    expect(status).toBe(200);
  });
});

describe('who may talk', () => {
  it('needs the consent, which can be withdrawn in the middle', async () => {
    const { person: ana, talker } = await app.started();
    await ana.call('PUT', '/consents/external-voice', { isGranted: false });
    talker.send('live-chat:send-audio', AUDIO);
    expect(await talker.next('live-chat:error')).toMatchObject({ errorCode: 'VOICE_NOT_ALLOWED' });
    expect(app.speech.heard.count).toBe(0);
    expect((await ana.call('GET', '/voice')).body).toEqual({
      provider: 'ia.exemplo',
      isAllowed: false,
      isMinor: false,
    });
  });

  it('is not for minors', async () => {
    const bia = await app.newTalker();
    await bia.call('PUT', '/onboarding/user-data', { ageRange: 'menor-18' });
    expect((await bia.call('GET', '/voice')).body).toEqual({ provider: 'ia.exemplo', isAllowed: false, isMinor: true });
    const talker = await bia.connect();
    talker.send('live-chat:start', { userId: bia.userId });
    expect(await talker.next('live-chat:error')).toMatchObject({ errorCode: 'VOICE_NOT_FOR_MINORS' });
  });
});

describe('another person', () => {
  it('can’t be named in "live-chat:start"', async () => {
    const [ana, bia] = [await app.newTalker(), await app.newTalker()];
    const talker = await bia.connect();
    talker.send('live-chat:start', { userId: ana.userId });
    expect(await talker.next('live-chat:error')).toMatchObject({ errorCode: 'FORBIDDEN' });
    talker.send('live-chat:send-audio', AUDIO);
    expect(await talker.next('live-chat:error')).toMatchObject({ errorCode: 'VOICE_SESSION_MISSING' });
  });

  it('has conversations and sessions that don’t exist for anybody else', async () => {
    const [ana, bia] = [await app.newTalker(), await app.newTalker()];
    const mine = await ana.connect();
    const { sessionId } = await start(mine, ana);
    const theirs = await bia.connect();
    const isUnknown = async (): Promise<void> => {
      theirs.send('live-chat:start', { userId: bia.userId, sessionId });
      expect(await theirs.next('live-chat:error')).toMatchObject({ errorCode: 'CHAT_SESSION_NOT_FOUND' });
    };
    // Before its first message and after it.
    await isUnknown();
    await mine.exchange();
    await isUnknown();
    theirs.send('live-chat:end');
    expect(await theirs.next('live-chat:error')).toMatchObject({ errorCode: 'VOICE_SESSION_MISSING' });
    await start(theirs, bia);
    theirs.send('live-chat:end');
    await theirs.next('live-chat:session-ended');
    // The first person's session is untouched, and nothing of it came to the second.
    mine.send('live-chat:send-audio', { ...AUDIO, data: spokenWav({ pitch: 250 }) });
    await mine.next('live-chat:accepted');
    expect(mine.received.map(({ name }) => name)).not.toContain('live-chat:session-ended');
    expect(theirs.received.map(({ name }) => name)).not.toContain('live-chat:accepted');
  });
});

describe('what is sent', () => {
  it.each([
    [
      'a text',
      { data: Buffer.from('isto não é áudio, é texto').toString('base64'), mimeType: 'audio/wav' },
      'VOICE_RECORDING_INVALID',
    ],
    ['no base64', { data: '!!!!', mimeType: 'audio/wav' }, 'VOICE_RECORDING_INVALID'],
    ['another type', { data: AUDIO.data, mimeType: 'audio/webm' }, 'VOICE_MESSAGE_INVALID'],
    ['binary', { data: Buffer.from('RIFF'), mimeType: 'audio/wav' }, 'VOICE_MESSAGE_INVALID'],
    ['nothing', undefined, 'VOICE_MESSAGE_INVALID'],
  ])('is refused if it is %s', async (_, payload, errorCode) => {
    const { talker } = await app.started();
    talker.send('live-chat:send-audio', payload);
    expect(await talker.next('live-chat:error')).toMatchObject({ errorCode });
    expect(app.speech.heard.count).toBe(0);
  });

  it.each([
    [spokenWav({ ms: 300 }), 'muito curta'],
    [wavOf(new Int16Array(32_000)).toString('base64'), 'Não ouvimos'],
    [wavOf(noise()).toString('base64'), voiceCopy.noise],
  ])('is answered with a message and not transcribed if there is no speech in it', async (data, message) => {
    const { talker } = await app.started();
    talker.send('live-chat:send-audio', { data, mimeType: 'audio/wav' });
    expect((await talker.next('live-chat:info')).message).toContain(message);
    expect(app.speech.heard.count).toBe(0);
  });

  it('ends a connection that sends only nonsense, and nobody else’s', async () => {
    const [{ talker }, { talker: other }] = [await app.started(), await app.started()];
    for (let sent = 0; sent <= VOICE_INVALID_EVENTS_MAX; sent += 1) talker.send(`lixo-${sent}`, { a: 1 });
    await talker.closed;
    await other.exchange();
  });

  it('ends a connection with a message that is too large, and nobody else’s', async () => {
    const [{ talker }, { talker: other }] = [await app.started(), await app.started()];
    app.setNow(app.now() + 300_000);
    talker.send('live-chat:send-audio', { data: 'A'.repeat(VOICE_MESSAGE_MAX_BYTES + 1), mimeType: 'audio/wav' });
    await talker.closed;
    await other.exchange();
  });
});

it('says plainly that this installation has no voice', async () => {
  const plain = await openForTest(startVoiceApp({}, { speech: null }));
  const ana = await plain.newPerson();
  expect((await ana.call('GET', '/voice')).body).toEqual({ provider: null, isAllowed: false, isMinor: false });
  const talker = await plain.connect({ token: ana.token });
  talker.send('live-chat:start', { userId: ana.userId });
  expect(await talker.next('live-chat:error')).toMatchObject({ errorCode: 'VOICE_NOT_CONFIGURED' });
});

it('describes every event in the API documentation', async () => {
  const { status, body } = await app.call('GET', '/live-chat-events.json');
  expect(status).toBe(200);
  expect(Object.keys(body.sent)).toEqual(['live-chat:start', 'live-chat:end', 'live-chat:send-audio']);
  expect(body.sent['live-chat:send-audio'].required).toEqual(['data', 'mimeType']);
  const page = await (await app.app.app.request('/api/docs')).text();
  for (const name of [...Object.keys(body.sent), ...Object.keys(body.received)]) expect(page).toContain(name);
});
