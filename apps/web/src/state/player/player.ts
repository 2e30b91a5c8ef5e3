import { fileAddress } from '../../lib/api/api-origin.ts';
import { Listeners } from '../../lib/listeners.ts';

/** The data that the player needs about an audio. */
export type PlayerItem = {
  /** The id of a content piece, or the URL of a recommendation. */
  id: string;
  title: string;
  /** URL of the audio. */
  podcast: string;
  tags: readonly string[];
  /** The page of the piece, if it has one. */
  url: string | null;
  imageUrl: string | null;
};

export type PlayerState = {
  item: PlayerItem;
  isPlaying: boolean;
  isExpanded: boolean;
  isMinimised: boolean;
};

type Sound = Pick<PlayerItem, 'id' | 'podcast'>;

const listeners = new Listeners();
let state: PlayerState | null = null;
let sound: HTMLAudioElement | null = null;

function set(next: PlayerState | null): void {
  state = next;
  listeners.notify();
}

/** Identifies an audio by its URL without the signature, because the signature changes. */
export const soundKey = (address: string): string => address.replace(/[?#].*$/, '');

/** Whether both items have the same audio. An article and its narration have two ids and one file. */
export const isSameSound = (a: Sound, b: Sound): boolean =>
  a.id === b.id || soundKey(a.podcast) === soundKey(b.podcast);

/**
 * The state of the app's only player. Any feature starts playback, and the layout renders the bar. It continues across
 * route changes.
 */
export const player = {
  /** Pauses or resumes the item if it is the current one. Otherwise starts it and expands the player. */
  toggle(item: PlayerItem): void {
    if (state && isSameSound(state.item, item)) {
      set({ ...state, isPlaying: !state.isPlaying });
      return;
    }
    const audio = player.sound();
    audio.src = fileAddress(item.podcast);
    // This runs in the tap's event handler, because Safari allows later playback only if a tap has loaded the
    // element.
    audio.load();
    set({ item, isPlaying: true, isExpanded: true, isMinimised: false });
  },
  /** Returns the only audio element. */
  sound(): HTMLAudioElement {
    sound ??= new Audio();
    return sound;
  },
  /** Sets the state to that of the audio element: paused by the system, ended, failed or playing again. */
  settle(isPlaying: boolean): void {
    if (state && state.isPlaying !== isPlaying) set({ ...state, isPlaying });
  },
  /** Sets a new signed URL of the same audio after the old one expired. */
  readdress(podcast: string): void {
    if (state && state.item.podcast !== podcast) set({ ...state, item: { ...state.item, podcast } });
  },
  expand(isExpanded: boolean): void {
    if (state) set({ ...state, isExpanded });
  },
  minimise(isMinimised: boolean): void {
    if (state) set({ ...state, isMinimised });
  },
  /** Pauses and hides the player. */
  close: (): void => set(null),
  /** Returns the same object until the state changes, as useSyncExternalStore requires. */
  current: (): PlayerState | null => state,
  subscribe: listeners.subscribe,
};
