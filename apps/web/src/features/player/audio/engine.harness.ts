import { afterEach, beforeEach, vi } from 'vitest';
import { type PlayerItem, player } from '../../../state/player/player.ts';
import { fakeAudio } from '../../../testing/fake-audio.ts';
import { withVisitor } from '../../../testing/signed-in.ts';
import { Engine } from './engine.ts';
import type { FoundAddress } from './find-address.ts';
import { positions } from './positions.ts';

/** Creates a new engine on a fake audio element for each test. */
export function withEngine() {
  const audio = fakeAudio();
  const findAddress = vi.fn<() => Promise<FoundAddress>>();
  let engine: Engine;
  let detach: () => void;

  beforeEach(() => {
    audio.refusal = null;
    engine = new Engine(audio as unknown as HTMLAudioElement, findAddress);
    detach = engine.attach();
  });

  withVisitor();
  afterEach(() => {
    player.close();
    detach();
    positions.forgetVisitors();
    findAddress.mockReset();
    audio.loaded.length = 0;
  });

  return {
    audio,
    findAddress,
    engine: (): Engine => engine,
    /** Plays an item, whose metadata arrive at once. */
    begin(item: PlayerItem, duration = 300): void {
      player.toggle(item);
      audio.arrive(duration);
    },
    detach: (): void => detach(),
    attach: (): void => {
      detach = engine.attach();
    },
  };
}
