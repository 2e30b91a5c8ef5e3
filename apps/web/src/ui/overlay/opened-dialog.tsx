import { X } from 'lucide-react';
import { AlertDialog as RadixAlert, Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../button.tsx';
import { uiCopy } from '../ui.copy.ts';
import { useFocusReturn } from './focus-return.ts';

// The z-index equals that of the panels, so that the overlay covers another open dialog.
const OVERLAY = 'fixed inset-0 z-50 bg-scrim animate-appear';

const PANEL =
  'fixed z-50 flex flex-col bg-surface-raised text-ink shadow-raised animate-rise ' +
  'inset-x-0 bottom-(--keyboard-height) rounded-t-sheet ' +
  'sm:inset-0 sm:bottom-(--keyboard-height) sm:m-auto sm:w-[calc(100%-3rem)] sm:rounded-card ';

/** The panel is as high as its content, up to the height of the screen. */
const FITTED =
  'max-h-[calc(100dvh-var(--safe-top)-var(--keyboard-height)-1.5rem)] sm:h-fit sm:max-h-[calc(85dvh-var(--keyboard-height))]';
const TALL =
  'h-[calc(100dvh-var(--safe-top)-var(--keyboard-height)-1.5rem)] sm:h-[min(42rem,calc(85dvh-var(--keyboard-height)))]';

export type DialogProps = {
  /** Whether the dialog is open. Without it, it is open while it is mounted. */
  open?: boolean;
  onClose?: () => void;
  title: string;
  description?: string | undefined;
  children: ReactNode;
  footer?: ReactNode;
  /** Whether the dialog can only be closed by its own buttons. */
  required?: boolean;
  /** Whether the header has no button to close the dialog, because the footer has one. */
  withoutCross?: boolean;
  /** Whether the height stays the same when the content changes, as for a field with its results. */
  tall?: boolean;
};

/**
 * Focuses the element marked with data-focus-first, if there is one. Over another dialog a field can't focus itself,
 * because that dialog traps the focus until this one has opened.
 */
function focusMarked(event: Event): void {
  const marked = event.target instanceof Element ? event.target.querySelector<HTMLElement>('[data-focus-first]') : null;
  if (!marked) return;
  event.preventDefault();
  marked.focus();
}

/** A dialog: a bottom sheet on phones, a centred panel elsewhere. */
export function OpenedDialog({
  open = true,
  onClose,
  title,
  description,
  children,
  footer,
  required = false,
  withoutCross = required,
  tall = false,
}: DialogProps) {
  const focusReturn = useFocusReturn(open);
  const stay = (event: Event): void => {
    if (required) event.preventDefault();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose?.()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={OVERLAY} />
        <RadixDialog.Content
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusMarked}
          onEscapeKeyDown={stay}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
          className={`${PANEL} ${tall ? TALL : FITTED} sm:max-w-xl`}
        >
          <header className="flex items-start gap-3 border-border border-b p-5 pr-3 sm:pl-6">
            <div className="min-w-0 flex-1 pt-1.5">
              <RadixDialog.Title className="font-bold text-xl">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1 text-ink-muted text-sm">{description}</RadixDialog.Description>
              )}
            </div>
            {!withoutCross && (
              <RadixDialog.Close asChild>
                <IconButton label={uiCopy.close}>
                  <X aria-hidden size={22} />
                </IconButton>
              </RadixDialog.Close>
            )}
          </header>
          <section
            aria-label={title}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content has to be reachable by keyboard.
            tabIndex={0}
            className={`min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-4 overscroll-contain p-5 sm:px-6 ${footer ? '' : 'pb-(--sheet-bottom)'}`}
          >
            {children}
          </section>
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-border border-t p-5 pb-(--sheet-bottom) sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

export type ConfirmProps = {
  /** Whether the dialog is open. Without it, it is open while it is mounted. */
  open?: boolean;
  onClose: () => void;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  danger?: boolean;
  /** Whether the button that cancels is on top where the buttons are below each other. */
  cancelFirst?: boolean;
  busy?: boolean;
};

/** A dialog that requests confirmation. It stays open while busy, until the caller closes it. */
export function OpenedConfirmDialog(props: ConfirmProps) {
  const { open = true, onClose, title, description, confirmLabel, cancelLabel = uiCopy.cancel, onConfirm } = props;
  const { danger = false, cancelFirst = false, busy = false } = props;
  const focusReturn = useFocusReturn(open);
  return (
    <RadixAlert.Root open={open} onOpenChange={(isOpen) => !isOpen && !busy && onClose()}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={OVERLAY} />
        <RadixAlert.Content
          {...focusReturn}
          className={`${PANEL} gap-5 p-6 sm:h-fit pb-[max(1.5rem,var(--safe-bottom))] sm:max-w-md`}
        >
          <div>
            <RadixAlert.Title className="font-bold text-xl">{title}</RadixAlert.Title>
            <RadixAlert.Description className="mt-2 text-ink-muted">{description}</RadixAlert.Description>
          </div>
          <div className={`flex gap-2 sm:flex-row sm:justify-end ${cancelFirst ? 'flex-col' : 'flex-col-reverse'}`}>
            <RadixAlert.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel}
              </Button>
            </RadixAlert.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
