import { Listeners } from '../../../lib/listeners.ts';
import { player } from '../../../state/player/player.ts';
import { leaveTurn, takeTurn } from './note-turn.ts';

type NoteState = {
  isPlaying: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** In seconds. */
  position: number;
};

/** A position behind the end of every recording, in seconds. */
const BEHIND_END = 1e7;

/** Plays one voice note, whose file is loaded when it is first played. */
export class NotePlayback {
  #listeners = new Listeners();
  #state: NoteState = { isPlaying: false, isLoading: false, hasFailed: false, position: 0 };
  #audio = new Audio();
  #address: string | null = null;
  /** Whether the element looks for the end of a recording, whose header doesn't tell its duration. */
  #isMeasuring = false;
  #isAttached = false;
  #load: () => Promise<Blob>;

  /** @param load loads the file; may reject. */
  constructor(load: () => Promise<Blob>) {
    this.#load = load;
  }

  /** Returns the same object until the state changes. */
  current = (): NoteState => this.#state;
  readonly subscribe = this.#listeners.subscribe;

  /** Plays or pauses. Call it in the event of a tap. */
  toggle = (): void => {
    const { isPlaying, isLoading } = this.#state;
    if (isPlaying) this.#audio.pause();
    else if (this.#address !== null) this.#play();
    else if (!isLoading) void this.#begin();
  };

  /** Moves to a position in seconds. */
  seek = (position: number): void => {
    this.#change({ position });
    if (this.#address !== null && !this.#isMeasuring) this.#audio.currentTime = position;
  };

  /** Follows the element and the podcast, which pauses the note. The returned function ends both and the sound. */
  attach = (): (() => void) => {
    this.#isAttached = true;
    const events = Object.entries(this.#events);
    for (const [name, listener] of events) this.#audio.addEventListener(name, listener);
    const unsubscribe = player.subscribe(() => player.current()?.isPlaying && this.#audio.pause());
    return () => {
      this.#isAttached = false;
      unsubscribe();
      leaveTurn(this.#audio);
      for (const [name, listener] of events) this.#audio.removeEventListener(name, listener);
      this.#unload();
      this.#change({ isPlaying: false, isLoading: false });
    };
  };

  #change(part: Partial<NoteState>): void {
    this.#state = { ...this.#state, ...part };
    this.#listeners.notify();
  }

  #unload(): void {
    if (this.#address === null) return;
    URL.revokeObjectURL(this.#address);
    this.#address = null;
    this.#audio.removeAttribute('src');
  }

  #fail(): void {
    this.#unload();
    this.#isMeasuring = false;
    this.#change({ isLoading: false, isPlaying: false, hasFailed: true });
  }

  async #begin(): Promise<void> {
    // Safari plays an element later only if a tap has loaded it.
    this.#audio.load();
    this.#change({ isLoading: true, hasFailed: false });
    try {
      const file = await this.#load();
      if (!this.#isAttached) return;
      this.#address = URL.createObjectURL(file);
      this.#audio.src = this.#address;
      this.#audio.load();
    } catch {
      if (this.#isAttached) this.#fail();
    }
  }

  #play(): void {
    takeTurn(this.#audio);
    this.#audio.play().catch((error: unknown) => {
      if (!this.#isAttached) return;
      const name = error instanceof Error || error instanceof DOMException ? error.name : '';
      // The browser wants another tap, or the note was paused at once.
      if (name === 'NotAllowedError' || name === 'AbortError') this.#change({ isLoading: false, isPlaying: false });
      else this.#fail();
    });
  }

  /** Plays from the wanted position once the element knows where the recording ends. */
  #onReady(): void {
    if (this.#isMeasuring || !this.#state.isLoading) return;
    this.#change({ isLoading: false });
    if (this.#audio.currentTime !== this.#state.position) this.#audio.currentTime = this.#state.position;
    this.#play();
  }

  readonly #events: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    loadedmetadata: () => {
      this.#isMeasuring = this.#audio.duration === Number.POSITIVE_INFINITY;
      if (this.#isMeasuring) this.#audio.currentTime = BEHIND_END;
      else this.#onReady();
    },
    seeked: () => {
      if (!this.#isMeasuring) return;
      this.#isMeasuring = false;
      this.#onReady();
    },
    timeupdate: () => {
      if (this.#address !== null && !this.#isMeasuring && !this.#state.isLoading) {
        this.#change({ position: this.#audio.currentTime });
      }
    },
    play: () => this.#change({ isPlaying: true, hasFailed: false }),
    pause: () => this.#change({ isPlaying: false }),
    ended: () => !this.#isMeasuring && this.#change({ isPlaying: false, position: 0 }),
    error: () => this.#address !== null && this.#fail(),
  };
}
