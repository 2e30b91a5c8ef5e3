import type { AiResult } from '@alento/domain/assistant/assistant-model';
import { VOICE_TURN_MS } from '@alento/domain/voice/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spokenWav } from '../../testing/services/spoken-wav.ts';
import { AUDIO, start, startVoiceApp, type VoiceApp } from './voice.harness.ts';

let app: VoiceApp;
beforeEach(async () => {
  app = await startVoiceApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

type Started = Awaited<ReturnType<VoiceApp['started']>>;

it.each<[string, (owner: Started) => Promise<unknown>]>([
  [
    'recording, reply and its end',
    async ({ talker }) => {
      await talker.exchange();
      await talker.next('live-chat:accepted');
      await talker.next('live-chat:audio-response');
    },
  ],
  [
    'notice',
    ({ talker }) => {
      talker.send('live-chat:send-audio', { ...AUDIO, data: spokenWav({ ms: 300 }) });
      return talker.next('live-chat:info');
    },
  ],
  [
    'error',
    ({ talker }) => {
      app.speech.hears({ ok: false, failure: 'unavailable' });
      talker.send('live-chat:send-audio', AUDIO);
      return talker.next('live-chat:error');
    },
  ],
  [
    'timeout',
    async ({ talker }) => {
      app.speech.hears(() => new Promise<AiResult<string>>(() => undefined));
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      talker.send('live-chat:send-audio', AUDIO);
      await vi.waitUntil(() => app.speech.heard.count === 1);
      await vi.advanceTimersByTimeAsync(VOICE_TURN_MS);
      vi.useRealTimers();
      await talker.next('live-chat:timeout');
    },
  ],
  [
    'end, and the move to another connection',
    async ({ person, talker, sessionId }) => {
      const again = await person.connect();
      await start(again, person, sessionId);
      await talker.next('live-chat:session-ended');
      again.send('live-chat:end');
      await again.next('live-chat:session-ended');
    },
  ],
])('a stranger with a session receives nothing of another person’s %s', async (_, happens) => {
  const [owner, { talker: stranger, sessionId }] = [await app.started(), await app.started()];
  await happens(owner);
  // Once the server has answered another event of theirs, they have received everything.
  stranger.send('live-chat:end');
  await stranger.next('live-chat:session-ended');
  expect(stranger.received).toEqual([
    { name: 'live-chat:session-started', payload: { sessionId } },
    { name: 'live-chat:session-ended', payload: undefined },
  ]);
});
