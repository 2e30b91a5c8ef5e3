import { vi } from 'vitest';
import { type PlayerItem, player } from '../state/player/player.ts';

/** A fake audio element, because jsdom can't play audio. A test triggers the events of network and playback. */
export class FakeAudio extends EventTarget {
  src = '';
  paused = true;
  ended = false;
  error: { code: number } | null = null;
  readyState = 0;
  duration = Number.NaN;
  currentTime = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  /** Every URL that was loaded, and '' when the URL was removed. */
  readonly loaded: string[] = [];
  /** The error with which the next play() rejects. */
  refusal: Error | null = null;

  load(): void {
    this.loaded.push(this.src);
    this.paused = true;
    this.ended = false;
    this.error = null;
    this.readyState = 0;
    this.currentTime = 0;
    this.playbackRate = this.defaultPlaybackRate;
    this.dispatch('timeupdate');
  }

  async play(): Promise<void> {
    if (this.refusal) throw this.refusal;
    this.paused = false;
    this.ended = false;
    this.dispatch('play');
    this.dispatch('playing');
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.dispatch('pause');
  }

  removeAttribute(): void {
    this.src = '';
  }

  dispatch(name: string): void {
    this.dispatchEvent(new Event(name));
  }

  /** Loads the metadata. */
  arrive(duration: number): void {
    this.duration = duration;
    this.readyState = 4;
    this.dispatch('loadedmetadata');
  }

  /** Plays up to this second. */
  reach(seconds: number): void {
    this.currentTime = seconds;
    this.dispatch('timeupdate');
  }

  /** Makes loading fail. */
  break(): void {
    this.error = { code: 4 };
    this.dispatch('error');
  }

  finish(): void {
    this.currentTime = this.duration;
    this.paused = true;
    this.ended = true;
    this.dispatch('pause');
    this.dispatch('ended');
  }
}

/** Installs a fake as the app's only audio element. Call it once per test file, before any playback. */
export function fakeAudio(): FakeAudio {
  vi.stubGlobal('Audio', FakeAudio);
  return player.sound() as unknown as FakeAudio;
}

export const item = (id: string, podcast = `/api/audio/${id}.mp3`): PlayerItem => ({
  id,
  title: `Título de ${id}`,
  podcast,
  tags: [],
  url: `/podcasts#${id}`,
  imageUrl: null,
});
