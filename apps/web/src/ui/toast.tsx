import { UNDO_MS } from '@alento/domain/mood-entry/limits';
import type { CSSProperties } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import { uiCopy } from './ui.copy.ts';

const PLAIN_MS = 4000;
const FAILED_MS = 7000;

type SavedOptions = { undo?: () => void };

/** Short words about what just happened; the screen stays usable under them. */
export const toast = {
  saved(text: string, { undo }: SavedOptions = {}): void {
    show(text, {
      duration: undo ? UNDO_MS : PLAIN_MS,
      ...(undo ? { action: { label: uiCopy.undo, onClick: undo } } : {}),
    });
  },
  failed(text: string): void {
    show.error(text, { duration: FAILED_MS });
  },
};

const ABOVE_BAR = 'calc(var(--bottom-bar) + 1rem)';

export const Toaster = () => (
  <Sonner
    position="bottom-center"
    offset={{ bottom: ABOVE_BAR }}
    mobileOffset={{ bottom: ABOVE_BAR, left: '1rem', right: '1rem' }}
    containerAriaLabel={uiCopy.toasts}
    icons={{ error: null }}
    style={{ '--width': '26rem', fontFamily: 'inherit' } as CSSProperties}
    toastOptions={{
      unstyled: true,
      classNames: {
        toast: 'flex w-full items-center gap-3 rounded-control bg-ink px-4 py-3 text-ground text-sm shadow-raised',
        content: 'min-w-0 flex-1',
        title: 'font-medium',
        actionButton:
          'ml-auto min-h-11 shrink-0 rounded-control px-3 font-semibold text-ground underline underline-offset-4',
      },
    }}
  />
);
