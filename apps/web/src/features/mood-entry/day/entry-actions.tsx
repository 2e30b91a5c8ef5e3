import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import type { ShownEntry } from '../waiting/waiting-entry.ts';
import type { Asked } from './entry-dialogs.tsx';

// Loaded on demand, because most visits change no entry.
const AskedAction = lazyPart(async () => (await import('./asked-action.tsx')).AskedAction, {
  isOpen: ({ asked }) => asked !== null,
});

/** Editing and deleting an entry, with confirmation and undo: returns the dialogs, and functions that open them. */
export function useEntryActions(): {
  edit: (entry: ShownEntry) => void;
  remove: (entry: ShownEntry) => void;
  dialogs: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  if (asked !== null && !wasAsked) setWasAsked(true);
  return {
    edit: useCallback((entry) => setAsked({ act: 'edit', entry }), []),
    remove: useCallback((entry) => setAsked({ act: 'remove', entry }), []),
    dialogs: wasAsked && <AskedAction asked={asked} onClose={() => setAsked(null)} />,
  };
}
