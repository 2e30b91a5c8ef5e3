import type { PlayerRate } from '@alento/domain/interface/player';

/**
 * Why nothing is played. `refused`: the browser requires a tap first. `failed`: the audio could not be loaded.
 * `locked`: the plan doesn't include it. `gone`: it was removed from the library.
 */
export type Problem = 'refused' | 'failed' | 'locked' | 'gone';

export type Playback = {
  /** The position in whole seconds. */
  position: number;
  /** The duration in seconds. Null until the metadata is loaded. */
  duration: number | null;
  rate: PlayerRate;
  isWaiting: boolean;
  hasEnded: boolean;
  problem: Problem | null;
};

/** Nothing is played. */
export const SILENT: Playback = {
  position: 0,
  duration: null,
  rate: 1,
  isWaiting: false,
  hasEnded: false,
  problem: null,
};
