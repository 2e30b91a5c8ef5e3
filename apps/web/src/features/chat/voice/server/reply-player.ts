import type { LiveChatReceived } from '@alento/contract/voice/live-chat';
import { pausePodcast } from '../../../../state/player/pause-podcast.ts';
import type { Playback } from '../voice.ts';

type Part = LiveChatReceived['live-chat:audio-response'];

type Options = Record<'onChange' | 'onDone' | 'onFailed', () => void>;

function toBlob({ audioData, mimeType }: Part): Blob {
  const bytes = Uint8Array.from(atob(audioData), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: mimeType });
}

/**
 * Plays the parts of a spoken reply one after the other, while more of them arrive. One audio element plays them all,
 * because Safari lets only an element play that a tap has loaded.
 */
export class ReplyPlayer {
  playback: Playback = { isPaused: false, speed: 1, canReplay: false };
  /** Whether the reply is being played, also while it is paused or a part is awaited. */
  isActive = false;
  #audio = new Audio();
  #parts: Blob[] = [];
  /** Index of the part that plays, or that plays next when it arrives. */
  #next = 0;
  #address: string | null = null;
  #isComplete = true;
  /** Whether parts that arrive are only stored, to be played when the person wants it. */
  #isSilenced = false;
  #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.#audio.addEventListener('ended', () => {
      this.#next += 1;
      this.#playNext();
    });
    this.#audio.addEventListener('error', () => this.isActive && this.#giveUp());
    this.#audio.addEventListener('pause', () => {
      // The system paused it, for a call or another app.
      const { paused, ended } = this.#audio;
      if (this.isActive && paused && !ended && !this.playback.isPaused) this.#change({ isPaused: true });
    });
  }

  /** Prepares the audio element. Call it in the event of a tap. */
  prime(): void {
    if (!this.isActive) this.#audio.load();
  }

  /** Forgets the last reply and waits for the parts of the next. */
  begin(isSilenced: boolean): void {
    this.forget();
    this.#isComplete = false;
    this.#isSilenced = isSilenced;
  }

  add(part: Part): void {
    try {
      this.#parts.push(toBlob(part));
    } catch {
      // The part is no base64.
      if (!this.#isSilenced) this.#giveUp();
      return;
    }
    this.#isComplete = false;
    if (!this.playback.canReplay) this.#change({ canReplay: true });
    if (this.#isSilenced) return;
    if (!this.isActive) this.#play(this.#parts.length - 1);
    else if (this.#address === null) this.#playNext();
  }

  /** No more parts are to come. */
  finish(): void {
    this.#isComplete = true;
    if (this.isActive && this.#address === null) this.#playNext();
  }

  /** Plays a silenced reply: from its beginning, and its next parts as they arrive. */
  release(): void {
    this.#isSilenced = false;
    if (!this.isActive && this.#parts.length > 0) this.#play(0);
  }

  pause = (): void => {
    if (!this.isActive || this.playback.isPaused) return;
    this.#change({ isPaused: true });
    this.#audio.pause();
  };

  resume = (): void => {
    if (!this.isActive || !this.playback.isPaused) return;
    this.#change({ isPaused: false });
    if (this.#address !== null) this.#sound();
  };

  setSpeed = (speed: number): void => {
    this.#audio.defaultPlaybackRate = speed;
    this.#audio.playbackRate = speed;
    this.#change({ speed });
  };

  /** Plays the last reply from its beginning. Returns whether there is one. */
  replay(): boolean {
    if (this.#parts.length === 0) return false;
    this.#silence();
    this.#play(0);
    return true;
  }

  /** Ends the reply. Parts that still arrive are only stored. */
  stop(): void {
    this.#isSilenced = true;
    this.#silence();
  }

  forget(): void {
    this.#silence();
    this.#parts = [];
    this.#isComplete = true;
    this.#change({ canReplay: false });
  }

  #change(changed: Partial<Playback>): void {
    this.playback = { ...this.playback, ...changed };
    this.#options.onChange();
  }

  #unload(): void {
    if (this.#address === null) return;
    URL.revokeObjectURL(this.#address);
    this.#address = null;
    this.#audio.removeAttribute('src');
  }

  #silence(): void {
    this.isActive = false;
    this.#audio.pause();
    this.#unload();
    if (this.playback.isPaused) this.#change({ isPaused: false });
  }

  #giveUp(): void {
    this.stop();
    this.#options.onFailed();
  }

  #sound(): void {
    const address = this.#address;
    pausePodcast();
    this.#audio.play().catch((error: unknown) => {
      if (address !== this.#address || !this.isActive) return;
      const name = error instanceof Error || error instanceof DOMException ? error.name : '';
      // The browser wants a tap first: the person resumes.
      if (name === 'NotAllowedError') this.#change({ isPaused: true });
      else if (name !== 'AbortError') this.#giveUp();
    });
  }

  #play(from: number): void {
    this.isActive = true;
    this.#isSilenced = false;
    this.#next = from;
    this.#playNext();
  }

  #playNext(): void {
    const part = this.#parts[this.#next];
    this.#unload();
    if (part === undefined) {
      if (!this.#isComplete) return;
      this.#silence();
      this.#options.onDone();
      return;
    }
    this.#address = URL.createObjectURL(part);
    this.#audio.src = this.#address;
    this.#audio.preservesPitch = true;
    this.#audio.defaultPlaybackRate = this.playback.speed;
    this.#audio.playbackRate = this.playback.speed;
    if (!this.playback.isPaused) this.#sound();
  }
}
