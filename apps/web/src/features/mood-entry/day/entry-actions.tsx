import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import type { EntryAction } from './confirmed-action.tsx';

// Loaded on demand, because most visits change no entry.
const ConfirmedAction = lazyPart(async () => (await import('./confirmed-action.tsx')).ConfirmedAction, {
  isOpen: ({ action }) => action !== null,
});

/** Editing and deleting an entry, with confirmation and undo: returns the dialogs, and functions that open them. */
export function useEntryActions(): {
  edit: (entry: DisplayedEntry) => void;
  remove: (entry: DisplayedEntry) => void;
  dialogs: ReactNode;
} {
  const [action, setAction] = useState<EntryAction | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (action !== null && !wasOpened) setWasOpened(true);
  return {
    edit: useCallback((entry) => setAction({ act: 'edit', entry }), []),
    remove: useCallback((entry) => setAction({ act: 'remove', entry }), []),
    dialogs: wasOpened && <ConfirmedAction action={action} onClose={() => setAction(null)} />,
  };
}
