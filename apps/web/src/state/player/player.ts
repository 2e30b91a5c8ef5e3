/** What the player needs to know of something to hear (core §3). */
export type PlayerItem = {
  /** A piece's id, or a recommendation's address. */
  id: string;
  title: string;
  /** Address of the audio. */
  podcast: string;
  tags: readonly string[];
  /** Page of the piece, where there is one. */
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
type Listener = () => void;

const listeners = new Set<Listener>();
let state: PlayerState | null = null;
let sound: HTMLAudioElement | null = null;

function set(next: PlayerState | null): void {
  state = next;
  for (const listener of listeners) listener();
}

/** What an audio is known by: what follows the path is a signature, which changes. */
export const soundKey = (address: string): string => address.replace(/[?#].*$/, '');

/** Whether both are one audio: an article and its narration have two ids, and one file. */
export const isSameSound = (a: Sound, b: Sound): boolean =>
  a.id === b.id || soundKey(a.podcast) === soundKey(b.podcast);

/**
 * The one player of the app (core §4): any feature says what to play, the layout holds the bar. It
 * outlives every route.
 */
export const player = {
  /** The same item toggles; another one starts, shows the player and expands it. */
  toggle(item: PlayerItem): void {
    if (state && isSameSound(state.item, item)) {
      set({ ...state, isPlaying: !state.isPlaying });
      return;
    }
    const audio = player.sound();
    audio.src = item.podcast;
    // Within the tap itself: Safari lets an element play later on only if a tap has loaded it.
    audio.load();
    set({ item, isPlaying: true, isExpanded: true, isMinimised: false });
  },
  /** The one audio element. */
  sound(): HTMLAudioElement {
    sound ??= new Audio();
    return sound;
  },
  /** What the audio itself did: paused by the system, ended, refused; or another try after that. */
  settle(isPlaying: boolean): void {
    if (state && state.isPlaying !== isPlaying) set({ ...state, isPlaying });
  },
  /** The same audio under a new address: the one before has ended. */
  readdress(podcast: string): void {
    if (state && state.item.podcast !== podcast) set({ ...state, item: { ...state.item, podcast } });
  },
  expand(isExpanded: boolean): void {
    if (state) set({ ...state, isExpanded });
  },
  minimise(isMinimised: boolean): void {
    if (state) set({ ...state, isMinimised });
  },
  /** Hides the player and pauses. */
  close: (): void => set(null),
  /** Stable between changes: fit for useSyncExternalStore. */
  current: (): PlayerState | null => state,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
