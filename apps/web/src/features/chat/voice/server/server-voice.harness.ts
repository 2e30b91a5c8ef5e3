import { afterEach, beforeEach, vi } from 'vitest';
import { device, withDevice } from '../../../../lib/media/device.harness.ts';
import { crisis } from '../../../../state/crisis/crisis.ts';
import { player } from '../../../../state/player/player.ts';
import { emptyDevice } from '../../../../testing/device.ts';
import { FakeAudio } from '../../../../testing/fake-audio.ts';
import { leave, signIn } from '../../../../testing/signed-in.ts';
import { FakeConnections } from './connection.harness.ts';
import { LiveSession } from './live-session.ts';
import type { Identity } from './refusal.ts';
import { ServerVoice, type ServerVoiceOptions } from './server-voice.ts';

type Options = ConstructorParameters<typeof LiveSession>[0];

/** A live session with a fake server, and a record of what it calls. */
export function createTestSession(identity: Partial<Identity> = {}) {
  const server = new FakeConnections();
  const calls = {
    onAccepted: vi.fn<Options['onAccepted']>(),
    onLimit: vi.fn<Options['onLimit']>(),
    onPart: vi.fn<Options['onPart']>(),
    onReplyEnd: vi.fn<Options['onReplyEnd']>(),
    onOver: vi.fn<Options['onOver']>(),
    onChange: vi.fn<Options['onChange']>(),
  };
  const who: Identity = { token: 't1', userId: 'maria', origin: 'https://alento.test', sessionId: null, ...identity };
  const live = new LiveSession({ open: server.open, identity: () => who, ...calls });
  return {
    server,
    calls,
    live,
    /** What a person sees: the state and the text of the warning. */
    seen: () => [live.state, live.warning?.text ?? null],
    retry: () => live.warning?.retry?.(),
    /** Parts that were passed on to be played. */
    parts: (): string[] => calls.onPart.mock.calls.map(([{ audioData }]) => audioData),
  };
}

/** A session that was started, and in which a recording was sent. */
export function createSentSession() {
  const test = createTestSession();
  test.live.start();
  test.server.start();
  test.live.submit('UklGRg==');
  return test;
}

/** Audio elements in the order of their creation. */
export const audios: FakeAudio[] = [];

/** Installs audio elements that a test can look at. */
export function withAudio(): void {
  beforeEach(() => {
    audios.length = 0;
    vi.stubGlobal(
      'Audio',
      class extends FakeAudio {
        constructor() {
          super();
          audios.push(this);
        }
      },
    );
    URL.createObjectURL = () => 'blob:reply';
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => player.close());
}

/** Installs a device, a signed-in person, fake timers and audio elements. */
export function withVoice(): void {
  withDevice();
  withAudio();
  beforeEach(async () => {
    await emptyDevice();
    await signIn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    crisis.close();
    await leave();
  });
}

/** A voice conversation with a fake server. */
export function createTestVoice() {
  const server = new FakeConnections();
  const onAccepted = vi.fn<ServerVoiceOptions['onAccepted']>();
  const options = { userId: 'maria', sessionId: null, onAccepted, onLimit: () => undefined };
  const engine = new ServerVoice(() => options, server.open);
  const now = engine.current;
  return {
    server,
    onAccepted,
    engine,
    leave: engine.attach(),
    now,
    /** The audio element that plays the reply. */
    audio: audios.at(-1) as FakeAudio,
    start(): void {
      engine.start();
      server.start();
    },
    /** Records for a while; the microphone is still on afterwards. */
    async record(ms = 2000): Promise<void> {
      engine.record();
      // vi.waitFor() would advance the clock.
      for (let round = 0; round < 20 && now().status !== 'recording'; round += 1) await Promise.resolve();
      if (now().status !== 'recording') throw new Error(now().status);
      vi.advanceTimersByTime(ms);
    },
    /** Records, sends and waits until the server has the recording. */
    async say(): Promise<void> {
      const before = server.recordings().length;
      await this.record();
      engine.send();
      await vi.waitFor(() => {
        if (server.recordings().length === before) throw new Error('Nothing was sent');
      });
    },
  };
}

/** A voice conversation that has started, in which the server has accepted a recording. */
export async function createAcceptedVoice(accepted: Parameters<FakeConnections['accept']>[0] = {}) {
  const voice = createTestVoice();
  voice.start();
  await voice.say();
  voice.server.accept(accepted);
  return voice;
}

export const tracks = (): string[] => device.tracks.map(({ readyState }) => readyState);
