import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { uiCopy } from '../ui.copy.ts';
import { useFocusReturn } from './focus-return.ts';

type Props = {
  /** Name of what is shown. Screen readers announce it when it changes. */
  title: string;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  /** Buttons beside the one that closes. */
  actions?: ReactNode;
  children: ReactNode;
};

function focusContent(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}

/** A dialog that covers the whole screen while it is mounted, for what needs all of its room. Load it with its content. */
export function FullScreenDialog({ title, onClose, onKeyDown, actions, children }: Props) {
  const focusReturn = useFocusReturn(true);
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          // Neither a button that deletes nor one that closes has the focus at first.
          onOpenAutoFocus={focusContent}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex animate-appear flex-col bg-ground outline-none pt-(--safe-top) pb-(--safe-bottom) text-ink safe-x"
        >
          <header className="flex min-h-14 items-center gap-1 py-1 pr-1.5 pl-4">
            <RadixDialog.Title aria-live="polite" className="min-w-0 flex-1 font-semibold text-sm">
              {title}
            </RadixDialog.Title>
            {actions}
            <RadixDialog.Close asChild>
              <IconButton label={uiCopy.close}>
                <X aria-hidden size={22} />
              </IconButton>
            </RadixDialog.Close>
          </header>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
