import type { AiResult } from '@alento/domain/assistant/assistant-model';
import { VOICE_TURN_MS } from '@alento/domain/voice/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spokenWav } from '../../testing/services/spoken-wav.ts';
import { AUDIO, start, startVoiceApp, type Talker, type VoiceApp } from './voice.harness.ts';

let app: VoiceApp;
beforeEach(async () => {
  app = await startVoiceApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** All that a stranger with a session of their own has received, once the server has answered another event of theirs. */
async function receivedBy(stranger: Talker) {
  stranger.send('live-chat:end');
  await stranger.next('live-chat:session-ended');
  return stranger.received;
}
const onlyTheirOwn = (sessionId: string) => [
  { name: 'live-chat:session-started', payload: { sessionId } },
  { name: 'live-chat:session-ended', payload: undefined },
];

describe('a stranger with a session receives nothing of another person’s', () => {
  it('recording, reply and its end', async () => {
    const [owner, stranger] = [await app.started(), await app.started()];
    owner.talker.send('live-chat:send-audio', AUDIO);
    await owner.talker.next('live-chat:accepted');
    await owner.talker.next('live-chat:audio-response');
    await owner.talker.next('live-chat:response-ended');
    expect(await receivedBy(stranger.talker)).toEqual(onlyTheirOwn(stranger.sessionId));
  });

  it('notice', async () => {
    const [owner, stranger] = [await app.started(), await app.started()];
    owner.talker.send('live-chat:send-audio', { ...AUDIO, data: spokenWav({ ms: 300 }) });
    await owner.talker.next('live-chat:info');
    expect(await receivedBy(stranger.talker)).toEqual(onlyTheirOwn(stranger.sessionId));
  });

  it('error', async () => {
    const [owner, stranger] = [await app.started(), await app.started()];
    app.speech.hears({ ok: false, failure: 'unavailable' });
    owner.talker.send('live-chat:send-audio', AUDIO);
    await owner.talker.next('live-chat:error');
    expect(await receivedBy(stranger.talker)).toEqual(onlyTheirOwn(stranger.sessionId));
  });

  it('timeout', async () => {
    const [owner, stranger] = [await app.started(), await app.started()];
    app.speech.hears(() => new Promise<AiResult<string>>(() => undefined));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    owner.talker.send('live-chat:send-audio', AUDIO);
    await vi.waitUntil(() => app.speech.heard.count === 1, { timeout: 30_000 });
    await vi.advanceTimersByTimeAsync(VOICE_TURN_MS);
    vi.useRealTimers();
    await owner.talker.next('live-chat:timeout');
    expect(await receivedBy(stranger.talker)).toEqual(onlyTheirOwn(stranger.sessionId));
  });

  it('end, and the move to another connection', async () => {
    const [owner, stranger] = [await app.started(), await app.started()];
    const again = await owner.person.connect();
    await start(again, owner.person, owner.sessionId);
    await owner.talker.next('live-chat:session-ended');
    again.send('live-chat:end');
    await again.next('live-chat:session-ended');
    expect(await receivedBy(stranger.talker)).toEqual(onlyTheirOwn(stranger.sessionId));
  });
});
