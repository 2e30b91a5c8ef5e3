import { PLAYER_KEEP_SECONDS, type PlayerRate, positionToKeep } from '@alento/domain/interface/player';
import { fileAddress } from '../../../lib/api/api-origin.ts';
import { isSameSound, type PlayerItem, player, soundKey } from '../../../state/player/player.ts';
import type { FoundAddress } from './find-address.ts';
import { positions } from './positions.ts';

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

const SILENT: Playback = { position: 0, duration: null, rate: 1, isWaiting: false, hasEnded: false, problem: null };
/**
 * After its URL was renewed, the audio must play for this many seconds before another failure causes another renewal.
 */
const PROGRESS_SECONDS = 5;

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');

export type Engine = ReturnType<typeof createEngine>;

/** Applies the store's state to the audio element, and the element's events to the store. */
export function createEngine(audio: HTMLAudioElement, findAddress: (item: PlayerItem) => Promise<FoundAddress>) {
  const listeners = new Set<() => void>();
  let playback = SILENT;
  let item: PlayerItem | null = null;
  /** The exact position in seconds, which is also known while the audio is loading. */
  let position = 0;
  let keptAt = 0;
  /** Increased with every change of item, so that responses to earlier requests are ignored. */
  let wish = 0;
  let isRenewing = false;
  /** The position at which the URL was last renewed. */
  let renewedAt: number | null = null;

  function change(part: Partial<Playback>): void {
    const next = { ...playback, ...part };
    if ((Object.keys(next) as (keyof Playback)[]).every((key) => next[key] === playback[key])) return;
    playback = next;
    for (const listener of listeners) listener();
  }

  function move(to: number): void {
    position = to;
    if (renewedAt !== null && to > renewedAt + PROGRESS_SECONDS) renewedAt = null;
    change({ position: Math.floor(to) });
  }

  /** Reads the element's position, unless the audio is loading: the element then reports 0. */
  function sync(): void {
    if (audio.readyState === 0 || audio.error || !item) return;
    move(audio.currentTime);
  }

  function keep(): void {
    if (!item) return;
    keptAt = position;
    positions.keep(soundKey(item.podcast), positionToKeep(position, playback.duration));
  }

  /** Sets the speed again, because loading resets it to the default. */
  function applyRate(): void {
    audio.defaultPlaybackRate = playback.rate;
    audio.playbackRate = playback.rate;
  }

  function turnTo(next: PlayerItem | null): void {
    item = next;
    wish += 1;
    isRenewing = false;
    renewedAt = null;
  }

  function begin(next: PlayerItem): void {
    keep();
    turnTo(next);
    position = positions.recall(soundKey(next.podcast));
    keptAt = position;
    change({ ...SILENT, rate: playback.rate, position, isWaiting: true });
    applyRate();
    // The player's state started the download within the tap, before this engine was attached. Handle an error that
    // the engine missed.
    if (audio.error) void renew();
    else if (audio.readyState > 0) onMetadata();
  }

  function play(): void {
    const wanted = wish;
    audio.play().catch((error: unknown) => {
      if (wish !== wanted) return;
      if (nameOf(error) === 'NotAllowedError') fail('refused');
      // Any other rejection means that another load replaced this one, or that the element also reports the error by
      // an event.
      else if (audio.error) void renew();
    });
  }

  function fail(problem: Problem): void {
    change({ problem, isWaiting: false });
    player.settle(false);
  }

  /** Requests a new URL. An unexpected error is shown as a failure and reported for debugging. */
  async function ask(about: PlayerItem): Promise<FoundAddress> {
    try {
      return await findAddress(about);
    } catch (error) {
      reportError(error);
      return { ok: false, problem: 'failed' };
    }
  }

  /**
   * Requests the URL again and continues at the same position. It does this once per position, unless the audio
   * played for a while since the last time.
   */
  async function renew(): Promise<void> {
    if (!item || isRenewing) return;
    if (renewedAt !== null) {
      fail('failed');
      return;
    }
    isRenewing = true;
    renewedAt = position;
    const wanted = wish;
    change({ isWaiting: true, problem: null });
    const found = await ask(item);
    if (wish !== wanted) return;
    isRenewing = false;
    if (!found.ok) {
      fail(found.problem);
      return;
    }
    audio.src = fileAddress(found.address);
    audio.load();
    applyRate();
    player.readdress(found.address);
    if (player.current()?.isPlaying) play();
  }

  function retry(): void {
    renewedAt = null;
    void renew();
  }

  function silence(): void {
    turnTo(null);
    position = 0;
    audio.pause();
    // Removing the URL also stops the download.
    audio.removeAttribute('src');
    audio.load();
    change({ ...SILENT, rate: playback.rate });
  }

  function follow(): void {
    const state = player.current();
    if (!state) {
      keep();
      if (item) silence();
      return;
    }
    if (!item || !isSameSound(item, state.item)) begin(state.item);
    item = state.item;
    if (!state.isPlaying) {
      if (!audio.paused) {
        audio.pause();
        // Update the position now, because the element sends no further event after a pause.
        sync();
      }
    } else if (isRenewing) return;
    else if (playback.problem !== null && playback.problem !== 'refused') retry();
    else if (audio.paused) play();
  }

  function seek(to: number): void {
    if (!item) return;
    const end = playback.duration ?? Number.POSITIVE_INFINITY;
    move(Math.min(end, Math.max(0, to)));
    change({ hasEnded: false });
    if (audio.readyState > 0) audio.currentTime = position;
    keep();
  }

  function onMetadata(): void {
    change({ duration: Number.isFinite(audio.duration) ? audio.duration : null });
    if (position > 0 && Math.abs(audio.currentTime - position) > 1) audio.currentTime = position;
  }

  const heard: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    loadedmetadata: onMetadata,
    durationchange: () => change({ duration: Number.isFinite(audio.duration) ? audio.duration : null }),
    timeupdate() {
      sync();
      if (Math.abs(position - keptAt) >= PLAYER_KEEP_SECONDS) keep();
    },
    play() {
      if (audio.paused) return;
      change({ problem: null, hasEnded: false });
      player.settle(true);
    },
    pause() {
      // The system may have paused the audio: because of a call, another app, or removed headphones.
      if (!audio.paused || audio.ended) return;
      player.settle(false);
      change({ isWaiting: false });
      keep();
    },
    waiting: () => change({ isWaiting: true }),
    playing: () => change({ isWaiting: false, problem: null, hasEnded: false }),
    canplay: () => change({ isWaiting: false }),
    ended() {
      move(audio.duration);
      keep();
      change({ hasEnded: true, isWaiting: false });
      player.settle(false);
    },
    error: () => void renew(),
  };

  return {
    current: (): Playback => playback,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Listens to the player's state and the element. The returned function stops both. */
    attach(): () => void {
      const events = Object.entries(heard);
      for (const [name, listener] of events) audio.addEventListener(name, listener);
      window.addEventListener('pagehide', keep);
      const unsubscribe = player.subscribe(follow);
      follow();
      return () => {
        keep();
        unsubscribe();
        window.removeEventListener('pagehide', keep);
        for (const [name, listener] of events) audio.removeEventListener(name, listener);
        audio.pause();
      };
    },

    seek,
    skip: (seconds: number): void => seek(position + seconds),

    setRate(rate: PlayerRate): void {
      change({ rate });
      applyRate();
    },

    /** Closes the player without storing a position, because the person signed out. */
    drop(): void {
      turnTo(null);
      player.close();
      silence();
      positions.forgetVisitors();
    },
  };
}
