import { PLAYER_KEEP_SECONDS, type PlayerRate, positionToKeep } from '@alento/domain/interface/player';
import { fileAddress } from '../../../lib/api/api-origin.ts';
import { Listeners } from '../../../lib/listeners.ts';
import { isSameSound, type PlayerItem, player, soundKey } from '../../../state/player/player.ts';
import type { FoundAddress } from './find-address.ts';
import { type Playback, type Problem, SILENT } from './playback.ts';
import { positions } from './positions.ts';

/**
 * After its URL was renewed, the audio must play for this many seconds before another failure causes another renewal.
 */
const PROGRESS_SECONDS = 5;

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');

/** Applies the store's state to the audio element, and the element's events to the store. */
export class Engine {
  readonly #audio: HTMLAudioElement;
  readonly #findAddress: (item: PlayerItem) => Promise<FoundAddress>;
  readonly #listeners = new Listeners();
  #playback = SILENT;
  #item: PlayerItem | null = null;
  /** The exact position in seconds, which is also known while the audio is loading. */
  #position = 0;
  #storedPosition = 0;
  /** Increased with every change of item, so that responses to earlier requests are ignored. */
  #wish = 0;
  #isRenewing = false;
  /** The position at which the URL was last renewed. */
  #renewedAt: number | null = null;

  constructor(audio: HTMLAudioElement, findAddress: (item: PlayerItem) => Promise<FoundAddress>) {
    this.#audio = audio;
    this.#findAddress = findAddress;
  }

  readonly current = (): Playback => this.#playback;

  readonly subscribe = this.#listeners.subscribe;

  /** Listens to the player's state and the element. The returned function stops both. */
  attach(): () => void {
    const events = Object.entries(this.#events);
    const keep = (): void => this.#keep();
    for (const [name, listener] of events) this.#audio.addEventListener(name, listener);
    window.addEventListener('pagehide', keep);
    const unsubscribe = player.subscribe(() => this.#follow());
    this.#follow();
    return () => {
      keep();
      unsubscribe();
      window.removeEventListener('pagehide', keep);
      for (const [name, listener] of events) this.#audio.removeEventListener(name, listener);
      this.#audio.pause();
    };
  }

  seek(to: number): void {
    if (!this.#item) return;
    const end = this.#playback.duration ?? Number.POSITIVE_INFINITY;
    this.#move(Math.min(end, Math.max(0, to)));
    this.#change({ hasEnded: false });
    if (this.#audio.readyState > 0) this.#audio.currentTime = this.#position;
    this.#keep();
  }

  skip(seconds: number): void {
    this.seek(this.#position + seconds);
  }

  setRate(rate: PlayerRate): void {
    this.#change({ rate });
    this.#applyRate();
  }

  /** Closes the player without storing a position, because the person signed out. */
  drop(): void {
    this.#turnTo(null);
    player.close();
    this.#silence();
    positions.forgetVisitors();
  }

  #change(part: Partial<Playback>): void {
    const next = { ...this.#playback, ...part };
    if ((Object.keys(next) as (keyof Playback)[]).every((key) => next[key] === this.#playback[key])) return;
    this.#playback = next;
    this.#listeners.notify();
  }

  #move(to: number): void {
    this.#position = to;
    if (this.#renewedAt !== null && to > this.#renewedAt + PROGRESS_SECONDS) this.#renewedAt = null;
    this.#change({ position: Math.floor(to) });
  }

  /** Reads the element's position, unless the audio is loading: the element then reports 0. */
  #sync(): void {
    if (this.#audio.readyState === 0 || this.#audio.error || !this.#item) return;
    this.#move(this.#audio.currentTime);
  }

  #keep(): void {
    if (!this.#item) return;
    this.#storedPosition = this.#position;
    positions.keep(soundKey(this.#item.podcast), positionToKeep(this.#position, this.#playback.duration));
  }

  /** Sets the speed again, because loading resets it to the default. */
  #applyRate(): void {
    this.#audio.defaultPlaybackRate = this.#playback.rate;
    this.#audio.playbackRate = this.#playback.rate;
  }

  #turnTo(next: PlayerItem | null): void {
    this.#item = next;
    this.#wish += 1;
    this.#isRenewing = false;
    this.#renewedAt = null;
  }

  #begin(next: PlayerItem): void {
    this.#keep();
    this.#turnTo(next);
    this.#position = positions.recall(soundKey(next.podcast));
    this.#storedPosition = this.#position;
    this.#change({ ...SILENT, rate: this.#playback.rate, position: this.#position, isWaiting: true });
    this.#applyRate();
    // The player's state started the download within the tap, before this engine was attached. Handle an error that
    // the engine missed.
    if (this.#audio.error) void this.#renew();
    else if (this.#audio.readyState > 0) this.#onMetadata();
  }

  #play(): void {
    const wanted = this.#wish;
    this.#audio.play().catch((error: unknown) => {
      if (this.#wish !== wanted) return;
      if (nameOf(error) === 'NotAllowedError') this.#fail('refused');
      // Any other rejection means that another load replaced this one, or that the element also reports the error by
      // an event.
      else if (this.#audio.error) void this.#renew();
    });
  }

  #fail(problem: Problem): void {
    this.#change({ problem, isWaiting: false });
    player.settle(false);
  }

  /** Requests a new URL. An unexpected error is shown as a failure and reported for debugging. */
  async #ask(about: PlayerItem): Promise<FoundAddress> {
    try {
      return await this.#findAddress(about);
    } catch (error) {
      reportError(error);
      return { ok: false, problem: 'failed' };
    }
  }

  /**
   * Requests the URL again and continues at the same position. It does this once per position, unless the audio
   * played for a while since the last time.
   */
  async #renew(): Promise<void> {
    if (!this.#item || this.#isRenewing) return;
    if (this.#renewedAt !== null) {
      this.#fail('failed');
      return;
    }
    this.#isRenewing = true;
    this.#renewedAt = this.#position;
    const wanted = this.#wish;
    this.#change({ isWaiting: true, problem: null });
    const found = await this.#ask(this.#item);
    if (this.#wish !== wanted) return;
    this.#isRenewing = false;
    if (!found.ok) {
      this.#fail(found.problem);
      return;
    }
    this.#audio.src = fileAddress(found.address);
    this.#audio.load();
    this.#applyRate();
    player.readdress(found.address);
    if (player.current()?.isPlaying) this.#play();
  }

  #retry(): void {
    this.#renewedAt = null;
    void this.#renew();
  }

  #silence(): void {
    this.#turnTo(null);
    this.#position = 0;
    this.#audio.pause();
    // Removing the URL also stops the download.
    this.#audio.removeAttribute('src');
    this.#audio.load();
    this.#change({ ...SILENT, rate: this.#playback.rate });
  }

  #follow(): void {
    const state = player.current();
    if (!state) {
      this.#keep();
      if (this.#item) this.#silence();
      return;
    }
    if (!this.#item || !isSameSound(this.#item, state.item)) this.#begin(state.item);
    this.#item = state.item;
    if (!state.isPlaying) {
      if (!this.#audio.paused) {
        this.#audio.pause();
        // Update the position now, because the element sends no further event after a pause.
        this.#sync();
      }
    } else if (this.#isRenewing) return;
    else if (this.#playback.problem !== null && this.#playback.problem !== 'refused') this.#retry();
    else if (this.#audio.paused) this.#play();
  }

  #onMetadata(): void {
    this.#onDuration();
    if (this.#position > 0 && Math.abs(this.#audio.currentTime - this.#position) > 1)
      this.#audio.currentTime = this.#position;
  }

  #onPause(): void {
    // The system may have paused the audio: because of a call, another app, or removed headphones.
    if (!this.#audio.paused || this.#audio.ended) return;
    player.settle(false);
    this.#change({ isWaiting: false });
    this.#keep();
  }

  #onEnded(): void {
    this.#move(this.#audio.duration);
    this.#keep();
    this.#change({ hasEnded: true, isWaiting: false });
    player.settle(false);
  }

  #onTime(): void {
    this.#sync();
    if (Math.abs(this.#position - this.#storedPosition) >= PLAYER_KEEP_SECONDS) this.#keep();
  }

  #onPlay(): void {
    if (this.#audio.paused) return;
    this.#change({ problem: null, hasEnded: false });
    player.settle(true);
  }

  #onDuration(): void {
    this.#change({ duration: Number.isFinite(this.#audio.duration) ? this.#audio.duration : null });
  }

  readonly #events: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    loadedmetadata: () => this.#onMetadata(),
    durationchange: () => this.#onDuration(),
    timeupdate: () => this.#onTime(),
    play: () => this.#onPlay(),
    pause: () => this.#onPause(),
    waiting: () => this.#change({ isWaiting: true }),
    playing: () => this.#change({ isWaiting: false, problem: null, hasEnded: false }),
    canplay: () => this.#change({ isWaiting: false }),
    ended: () => this.#onEnded(),
    error: () => void this.#renew(),
  };
}
