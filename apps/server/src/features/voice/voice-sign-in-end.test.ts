import { SESSION_MS } from '@alento/domain/account/session';
import { VOICE_CHECK_EVERY_MS } from '@alento/domain/voice/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '../../testing/test-app.ts';
import { AUDIO, startVoiceApp, type Talker, type VoiceApp } from './voice.harness.ts';

let app: VoiceApp;
beforeEach(async () => {
  // Only the interval of the check: timeouts of the connection go on as usual.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = await startVoiceApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** The client was told why, and then the server closed the connection. */
async function expectEnd({ talker }: { talker: Talker }): Promise<void> {
  expect(await talker.closed).toBe('io server disconnect');
  expect(talker.received.map(({ name }) => name)).toEqual(['live-chat:session-started', 'live-chat:error']);
  expect(talker.received.at(-1)?.payload).toMatchObject({ errorCode: 'VOICE_UNAUTHORIZED' });
}

describe('a connection on which nothing is sent', () => {
  it('stays open at a check while its sign-in is in force', async () => {
    const { talker } = await app.started();
    vi.advanceTimersByTime(VOICE_CHECK_EVERY_MS);
    await talker.exchange();
  });

  it('is closed within ten seconds after its sign-in was ended, and other people’s are not', async () => {
    const [ana, bia] = [await app.started(), await app.started()];
    expect((await ana.person.call('POST', '/auth/sign-out')).status).toBeLessThan(300);
    vi.advanceTimersByTime(VOICE_CHECK_EVERY_MS);
    await expectEnd(ana);
    await bia.talker.exchange();
  });

  it('is closed within ten seconds after its sign-in has expired', async () => {
    const ana = await app.started();
    app.setNow(app.now() + SESSION_MS + 1);
    vi.advanceTimersByTime(VOICE_CHECK_EVERY_MS);
    await expectEnd(ana);
  });

  it('is closed at once when the account is deleted', async () => {
    const ana = await app.started();
    const { status } = await ana.person.call('DELETE', '/account/delete', { password: PASSWORD });
    expect(status).toBeLessThan(300);
    await expectEnd(ana);
  });
});

it('a recording with an ended sign-in is not heard, and the connection is closed', async () => {
  const ana = await app.started();
  await ana.person.call('POST', '/auth/sign-out');
  ana.talker.send('live-chat:send-audio', AUDIO);
  await expectEnd(ana);
  expect(app.speech.heard.count).toBe(0);
});
