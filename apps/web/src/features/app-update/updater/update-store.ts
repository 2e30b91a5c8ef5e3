import { DEFAULT_CHANNEL, UPDATE_CHECK_MS } from '@alento/domain/update/updates';
import { Listeners } from '../../../lib/listeners.ts';
import type { Stop } from '../../../platform/device.ts';
import { failureTexts } from '../update.copy.ts';
import { type AppUpdate, NO_UPDATE, type UpdaterState } from './app-update.ts';

/** How often an offer that waits looks whether the person is free, ms. */
const LOOK_MS = 1000;

export type StorePorts = {
  /** Whether a dialog may open by itself now. */
  mayInterrupt(): boolean;
  /** Whether an open dialog has to close now. */
  mustGiveWay(): boolean;
  /** Calls the listener when `mustGiveWay` may have become true. */
  followUrgency(listener: () => void): Stop;
  /** Milliseconds since any fixed moment, by a clock that nobody can set. */
  elapsed(): number;
};

/** The parts of an update that are always known; the others have a neutral default. */
type UpdateParts = Pick<AppUpdate, 'version' | 'status'> & Partial<AppUpdate>;

export const updateOf = (parts: UpdateParts): AppUpdate => ({
  channel: DEFAULT_CHANNEL,
  ...{ id: null, url: '', progress: 0, error: null, detail: null, isUndone: false },
  ...parts,
});

/** The state of the update, and whether its dialog is open. */
export function createUpdateStore({ mayInterrupt, mustGiveWay, followUrgency, elapsed }: StorePorts) {
  const listeners = new Listeners();
  let state: UpdaterState = NO_UPDATE;
  /** Whether the person has closed the dialog of the current update. */
  let isPutOff = false;
  /** When the person last closed a dialog. */
  let quietSince: number | null = null;
  let stopLooking: Stop | null = null;

  const isWanted = ({ update }: UpdaterState): boolean => update !== null && !isPutOff;
  /** A dialog opens only if it interrupts nothing. An open one stays, because it is what has the focus. */
  const mayShow = (next: UpdaterState): boolean => isWanted(next) && (state.isOpen ? !mustGiveWay() : mayInterrupt());

  /** Looks again and again while a dialog waits or is open. */
  function follow(): Stop {
    const timer = setInterval(look, LOOK_MS);
    const stop = followUrgency(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }

  function change(changes: Partial<UpdaterState>): void {
    const next = { ...state, ...changes };
    state = { ...next, isOpen: mayShow(next) };
    if (isWanted(state)) stopLooking ??= follow();
    else {
      stopLooking?.();
      stopLooking = null;
    }
    listeners.notify();
  }

  /** Opens the dialog that waits if the person is free now, and closes it if it has to give way. */
  function look(): void {
    if (mayShow(state) !== state.isOpen) change({});
  }

  const advance = (changes: Partial<AppUpdate>): void =>
    change({ update: state.update && { ...state.update, ...changes } });

  return {
    current: (): UpdaterState => state,
    subscribe: listeners.subscribe,
    change,
    /** Changes the update, if there is one. */
    advance,

    /** Changes the update, and opens its dialog even if the person had put it off. */
    announce(changes: Partial<AppUpdate>): void {
      isPutOff = false;
      advance(changes);
    },

    fail(failure: keyof typeof failureTexts): void {
      isPutOff = false;
      advance({ status: 'failed', ...failureTexts[failure] });
    },

    /** Whether no dialog opens by itself: for four hours after the person has closed one. */
    isQuiet: (): boolean => quietSince !== null && elapsed() - quietSince < UPDATE_CHECK_MS,

    /** Offers an update. With `isQuiet` its dialog stays closed. */
    offer(update: AppUpdate, { isQuiet = false } = {}): void {
      isPutOff = isQuiet;
      change({ update, search: 'found' });
    },

    /** Closes the dialog. That of a download doesn't count as an answer. */
    putOff(): void {
      isPutOff = true;
      if (state.update?.status !== 'downloading') quietSince = elapsed();
      change({});
    },

    /** Forgets the update after the person's answer. */
    drop(): void {
      quietSince = elapsed();
      change({ update: null });
    },
  };
}

export type UpdateStore = ReturnType<typeof createUpdateStore>;
