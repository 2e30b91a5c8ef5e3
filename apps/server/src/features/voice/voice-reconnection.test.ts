import type { AiResult } from '@alento/domain/assistant/assistant-model';
import { VOICE_TURN_MS } from '@alento/domain/voice/limits';
import { isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyRingOf } from '../../crypto/key-ring.ts';
import { voiceSessions } from '../../db/schema/voice.ts';
import { spokenWav } from '../../testing/services/spoken-wav.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { AUDIO, start, startVoiceApp, type Talker, type VoiceApp } from './voice.harness.ts';

/** How the first person of an app signs in. */
const FIRST_PERSON = { email: 'pessoa1@exemplo.com', password: PASSWORD };
let app: VoiceApp;
beforeEach(async () => {
  app = await startVoiceApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

async function begin() {
  const { person: ana, talker, sessionId } = await app.started();
  const comeBack = async (more = {}) => {
    const again = await ana.connect(more);
    expect(await start(again, ana, sessionId)).toEqual({ sessionId });
    return again;
  };
  const used = async () => (await ana.call('GET', '/chat/usage')).body.used;
  return { ana, talker, sessionId, comeBack, used };
}

/** Sends a recording whose transcription ends when the test says what was heard. */
async function sendPending(talker: Talker) {
  const { promise, resolve } = Promise.withResolvers<AiResult<string>>();
  app.speech.hears(() => promise);
  talker.send('live-chat:send-audio', AUDIO);
  await vi.waitUntil(() => app.speech.heard.count > 0);
  return {
    say: (value: string) => resolve({ ok: true, value }),
    fail: () => resolve({ ok: false, failure: 'unavailable' }),
  };
}
/** Waits until no row has a value in this column. */
const untilEmpty = (column: typeof voiceSessions.replyId | typeof voiceSessions.recordedAt) =>
  vi.waitUntil(async () => (await app.database.db.$count(voiceSessions, isNotNull(column))) === 0);

describe('a lost connection', () => {
  it('while the recording is heard: the reply waits for the return, and is counted once', async () => {
    const { talker, comeBack, used } = await begin();
    const transcript = await sendPending(talker);
    talker.close();
    const again = await comeBack();
    transcript.say('Dormi pouco');
    expect(await again.next('live-chat:accepted')).toMatchObject({ text: 'Dormi pouco', usage: { used: 1 } });
    await again.next('live-chat:response-ended');
    expect(await used()).toBe(1);
  });

  it('while the recording is heard: the same recording sent again is recognised', async () => {
    const { talker, comeBack, used } = await begin();
    const transcript = await sendPending(talker);
    talker.close();
    const again = await comeBack();
    again.send('live-chat:send-audio', AUDIO);
    again.send('live-chat:send-audio', { ...AUDIO, data: spokenWav({ pitch: 333 }) });
    expect(await again.next('live-chat:error')).toMatchObject({ errorCode: 'VOICE_BUSY' });
    transcript.say('Dormi pouco');
    await again.next('live-chat:response-ended');
    expect(app.speech.heard.count).toBe(1);
    expect(await used()).toBe(1);
  });

  it('because the process was killed while it heard: the same recording sent again is heard, and counted once', async () => {
    const { talker, comeBack, used } = await begin();
    talker.close();
    const data = spokenWav({ pitch: 280 });
    const recordedAt = new Date(app.now());
    // What a killed process leaves: a recording that nobody renews.
    await app.database.db.update(voiceSessions).set({
      recordingHash: keyRingOf(app.database.secrets).identify('voice-recording', data),
      recordedAt,
      seenAt: recordedAt,
    });
    const again = await comeBack();
    again.send('live-chat:send-audio', { ...AUDIO, data });
    // It waits, because another process may still hear it: this one is refused for the same reason.
    again.send('live-chat:send-audio', { ...AUDIO, data: spokenWav({ pitch: 333 }) });
    expect(await again.next('live-chat:error')).toMatchObject({ errorCode: 'VOICE_BUSY' });
    expect(app.speech.heard.count).toBe(0);
    app.setNow(app.now() + 16_000);
    await again.next('live-chat:response-ended');
    expect(await used()).toBe(1);
  });

  it('before the reply was spoken to the end: it is sent and spoken again', async () => {
    const { talker, comeBack, used } = await begin();
    app.speech.speaks(
      (_text, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ ok: false, failure: 'timeout' }));
        }),
    );
    talker.send('live-chat:send-audio', AUDIO);
    const first = await talker.next('live-chat:accepted');
    talker.close();
    app.speech.speaks(async (text) => ({ ok: true, value: { audio: Buffer.from(text), mimeType: 'audio/mpeg' } }));
    const again = await comeBack();
    expect((await again.next('live-chat:accepted')).messageId).toBe(first.messageId);
    await again.next('live-chat:audio-response');
    await again.next('live-chat:response-ended');
    expect(await used()).toBe(1);
    // What was confirmed is not spoken a third time. The confirmation is stored after the reply has ended.
    await untilEmpty(voiceSessions.replyId);
    again.close();
    const third = await comeBack();
    third.send('live-chat:end');
    await third.next('live-chat:session-ended');
    expect(third.received.map(({ name }) => name)).not.toContain('live-chat:accepted');
  });

  it('after a failed transcription: the same recording can be sent again', async () => {
    const { talker, comeBack, used } = await begin();
    const transcript = await sendPending(talker);
    talker.close();
    transcript.fail();
    await untilEmpty(voiceSessions.recordedAt);
    const again = await comeBack();
    await again.exchange();
    expect(await used()).toBe(1);
  });
});

describe('one session of a person', () => {
  it('goes to the newest connection, and the older one is notified', async () => {
    const { ana, talker } = await begin();
    const other = await ana.connect();
    await start(other, ana);
    await talker.next('live-chat:session-ended');
    talker.send('live-chat:send-audio', AUDIO);
    expect(await talker.next('live-chat:error')).toMatchObject({ errorCode: 'VOICE_SESSION_MISSING' });
  });

  it('stays with one of two connections that start at once', async () => {
    const ana = await app.newTalker();
    const pair = [await ana.connect(), await ana.connect()];
    for (const talker of pair) talker.send('live-chat:start', { userId: ana.userId });
    await Promise.all(pair.map((talker) => talker.next('live-chat:session-started')));
    const loser = await Promise.race(
      pair.map(async (talker) => {
        await talker.next('live-chat:session-ended');
        return talker;
      }),
    );
    const [winner] = pair.filter((talker) => talker !== loser);
    winner?.send('live-chat:send-audio', AUDIO);
    await winner?.next('live-chat:response-ended');
    expect(winner?.received.map(({ name }) => name)).not.toContain('live-chat:session-ended');
  });

  it('leaves a recording that an older connection sent to the newer one', async () => {
    const { talker, comeBack } = await begin();
    const transcript = await sendPending(talker);
    // The server still takes the old connection for alive.
    const again = await comeBack();
    await talker.next('live-chat:session-ended');
    transcript.say('Dormi pouco');
    expect(await again.next('live-chat:accepted')).toMatchObject({ text: 'Dormi pouco', usage: { used: 1 } });
  });

  it.each([
    ['the sign-in ends', 'POST', '/auth/sign-out', undefined, 'VOICE_UNAUTHORIZED'],
    ['the consent is withdrawn', 'PUT', '/consents/external-voice', { isGranted: false }, 'VOICE_NOT_ALLOWED'],
  ])('stores, counts and speaks nothing if %s while a recording is heard', async (_, method, path, body, errorCode) => {
    const { ana, talker, sessionId } = await begin();
    const transcript = await sendPending(talker);
    expect((await ana.call(method, path, body)).status).toBeLessThan(300);
    transcript.say('Isto não conta');
    expect(await talker.next('live-chat:error')).toMatchObject({ errorCode });
    expect(app.speech.spoken).toEqual([]);
    expect(talker.received.map(({ name }) => name)).not.toContain('live-chat:accepted');
    const { token } = (await app.call('POST', '/auth/sign-in/email', { body: FIRST_PERSON })).body;
    expect((await app.call('GET', '/chat/usage', { token })).body.used).toBe(0);
    expect((await app.call('GET', `/chat/session/${sessionId}`, { token })).status).toBe(404);
  });

  it('ends while a recording is heard: nothing is stored or counted', async () => {
    const { ana, talker, sessionId, used } = await begin();
    const transcript = await sendPending(talker);
    talker.send('live-chat:end');
    await talker.next('live-chat:session-ended');
    transcript.say('Isto não conta');
    // The next recording is counted, and it alone.
    await start(talker, ana);
    app.speech.hears('Isto conta');
    await talker.exchange({ ...AUDIO, data: spokenWav({ pitch: 333 }) });
    expect(await used()).toBe(1);
    expect((await ana.call('GET', `/chat/session/${sessionId}`)).status).toBe(404);
  });
});

it('reports a timeout if a recording isn’t transcribed in five minutes, and answers the next one', async () => {
  const { talker, used } = await begin();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await sendPending(talker);
  await vi.advanceTimersByTimeAsync(VOICE_TURN_MS);
  vi.useRealTimers();
  await talker.next('live-chat:timeout');
  expect(await used()).toBe(0);
  await talker.exchange({ ...AUDIO, data: spokenWav({ pitch: 260 }) });
});
