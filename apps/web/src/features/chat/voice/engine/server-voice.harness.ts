import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '../../../../lib/session/session.ts';
import { crisis } from '../../../../state/crisis/crisis.ts';
import { player } from '../../../../state/player/player.ts';
import { emptyDevice } from '../../../../testing/device.ts';
import { FakeConnections } from './live/connection.harness.ts';
import { device, withDevice } from './recording/device.harness.ts';
import { createServerVoice } from './server-voice.ts';

/** An audio element that plays at once, and ends when a test says so. */
export class FakeReplyAudio extends EventTarget {
  src = '';
  paused = true;
  ended = false;
  load(): void {}
  removeAttribute(): void {
    this.src = '';
  }
  async play(): Promise<void> {
    this.paused = false;
  }
  pause(): void {
    this.paused = true;
  }
  finish(): void {
    this.paused = true;
    this.dispatchEvent(new Event('ended'));
  }
  break(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** Audio elements in the order of their creation. */
export const audios: FakeReplyAudio[] = [];

/** Installs a device, a signed-in person, fake timers and audio elements. */
export function withVoice(): void {
  withDevice();
  beforeEach(async () => {
    await emptyDevice();
    await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    audios.length = 0;
    vi.stubGlobal(
      'Audio',
      class extends FakeReplyAudio {
        constructor() {
          super();
          audios.push(this);
        }
      },
    );
    URL.createObjectURL = () => 'blob:reply';
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(async () => {
    vi.useRealTimers();
    crisis.close();
    player.close();
    await session.leave();
  });
}

type Options = ReturnType<Parameters<typeof createServerVoice>[0]>;

/** A voice conversation with a fake server. */
export function createTestVoice() {
  const server = new FakeConnections();
  const onAccepted = vi.fn<Options['onAccepted']>();
  const onLimit = vi.fn<Options['onLimit']>();
  const voice = createServerVoice(() => ({ userId: 'maria', sessionId: null, onAccepted, onLimit }), server.open);
  const leave = voice.attach();
  const { actions } = voice;
  return {
    server,
    onAccepted,
    onLimit,
    leave,
    actions,
    now: voice.current,
    start(): void {
      actions.start();
      server.start();
    },
    /** Records for a while; the microphone is still on afterwards. */
    async record(ms = 2000): Promise<void> {
      actions.record();
      // vi.waitFor() would advance the clock.
      for (let round = 0; round < 20 && voice.current().status !== 'recording'; round += 1) await Promise.resolve();
      if (voice.current().status !== 'recording') throw new Error(voice.current().status);
      vi.advanceTimersByTime(ms);
    },
    /** Records, sends and waits until the server has the recording. */
    async say(): Promise<void> {
      const before = server.recordings().length;
      await this.record();
      actions.send();
      await vi.waitFor(() => {
        if (server.recordings().length === before) throw new Error('Nothing was sent');
      });
    },
  };
}

export const tracks = (): string[] => device.tracks.map(({ readyState }) => readyState);
