import { UNDO_MS } from '@alento/domain/mood-entry/limits';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../../lib/listeners.ts';
import { optionalPart } from '../loading/optional-part.tsx';
import { uiCopy } from '../ui.copy.ts';

const PLAIN_MS = 4000;
const FAILED_MS = 7000;

type SavedOptions = {
  undo?: () => void;
  /** Called when it is over without undo. It may stand longer than `ms`: a touched or unseen one doesn't close. */
  onOver?: () => void;
  /** How long it is shown, if not 4 s or the time for undo. */
  ms?: number;
  /** Name for `dismiss`. */
  id?: string;
};
type SonnerToast = typeof import('sonner')['toast'];

const MountedToaster = optionalPart(async () => (await import('./toaster.tsx')).MountedToaster);

/** True from the first toast on: then the code that shows toasts is loaded. Toasts wait until it is mounted. */
let isWanted = false;
let stands: (show: SonnerToast) => void = () => {};
const standing = new Promise<SonnerToast>((resolve) => {
  stands = resolve;
});
let hints = 0;
const listeners = new Listeners();

async function showing(): Promise<SonnerToast> {
  isWanted = true;
  listeners.notify();
  return standing;
}

/** The last message that something was saved. */
let lastSaved: string | number | null = null;

/** Shows short messages about what just happened. The screen stays usable under them. */
export const toast = {
  saved(text: string, { undo, onOver, ms = undo ? UNDO_MS : PLAIN_MS, id }: SavedOptions = {}): void {
    void showing().then((show) => {
      // A newer one replaces it: on a phone several would cover what is being worked on. A failure stays.
      if (lastSaved !== null) show.dismiss(lastSaved);
      lastSaved = show(text, {
        duration: ms,
        ...(id === undefined ? {} : { id }),
        ...(onOver ? { onAutoClose: onOver, onDismiss: onOver } : {}),
        ...(undo ? { action: { label: uiCopy.undo, onClick: undo } } : {}),
      });
    });
  },
  /**
   * Shows a hint for that long, or until the returned function is called.
   *
   * @param onVisible called when it is there: the code of the first toast may take a moment.
   */
  hint(text: string, ms: number, onVisible = (): void => {}): () => void {
    const id = `hint-${++hints}`;
    void showing().then((show) => {
      show(text, { id, duration: ms });
      onVisible();
    });
    return () => void standing.then((show) => show.dismiss(id));
  },
  /** Removes a message, which may cover what has opened since. */
  dismiss(id: string): void {
    void standing.then((show) => show.dismiss(id));
  },
  failed(text: string): void {
    void showing().then((show) => show.error(text, { duration: FAILED_MS }));
  },
};

/** Where toasts appear. It renders nothing, and loads no code, before the first toast. */
export function Toaster() {
  const wanted = useSyncExternalStore(
    listeners.subscribe,
    () => isWanted,
    () => false,
  );
  return wanted ? <MountedToaster onMounted={stands} /> : null;
}
