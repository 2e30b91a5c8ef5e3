import { LifeBuoy, X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { crisis } from '../../../state/crisis/crisis.ts';
import { IconButton } from '../../../ui/button.tsx';
import { handleEscape } from '../../../ui/overlay/back-press.ts';
import { useFocusReturn } from '../../../ui/overlay/focus-return.ts';
import { progressBar } from '../../../ui/progress-bar.tsx';
import { modalCopy } from './modal.copy.ts';
import { Sunrise } from './sunrise.tsx';

type Props = {
  open: boolean;
  title: string;
  progress: { position: number; total: number };
  /** Closes the modal. Null if the modal must not be closed; Escape then does nothing. */
  onClose: (() => void) | null;
  /** Goes to the step before; null on the first step. */
  onBack: (() => void) | null;
  children: ReactNode;
};

const LAYERS = '[role="dialog"], [role="alertdialog"]';

/**
 * Moves the focus back to the question if a dialog above the modal returned it to the page or to the frame when it
 * closed.
 */
function useQuestionFocus(open: boolean) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const bringBack = ({ target }: FocusEvent): void => {
      const isAstray = target === content.current || (target instanceof Element && target.closest(LAYERS) === null);
      if (isAstray) content.current?.querySelector<HTMLElement>('h3[tabindex]')?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', bringBack);
    return () => document.removeEventListener('focusin', bringBack);
  }, [open]);
  return content;
}

/** Opens the crisis card. Every step has a button for this. */
const askForHelp = (): void => crisis.show({ source: 'asked', kind: null, about: 'self' });

/** The frame of the modal: full screen on phones; on larger screens 90 % of the screen, centred, up to 4xl. */
export function OnboardingFrame({ open, title, progress, onClose, onBack, children }: Props) {
  const progressId = useId();
  const progressText = modalCopy.progress(progress.position, progress.total);
  const content = useQuestionFocus(open);
  const focusReturn = useFocusReturn(open);
  const stay = (event: Event): void => event.preventDefault();
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <RadixDialog.Content
          ref={content}
          aria-describedby={undefined}
          // The step's heading takes the focus, not the dialog.
          onOpenAutoFocus={stay}
          {...focusReturn}
          onEscapeKeyDown={(event) => handleEscape(event, { onBack, canClose: onClose !== null })}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
          className="fixed inset-0 bottom-(--keyboard-height) z-50 flex animate-rise flex-col bg-surface safe-x text-ink md:top-(--safe-top) md:bottom-[max(var(--safe-bottom),var(--keyboard-height))] md:m-auto md:h-[min(90dvh,54rem)] md:max-h-[calc(100dvh-var(--safe-top)-max(var(--safe-bottom),var(--keyboard-height)))] md:w-[90%] md:max-w-4xl md:px-0 md:overflow-hidden md:rounded-card md:shadow-raised"
        >
          <header>
            <div className="flex min-h-11 items-center gap-1 px-5 pt-(--safe-top) sm:px-8 md:py-1">
              <div className="min-w-0 flex-1">
                <RadixDialog.Title className="font-bold text-sm leading-4 sm:text-base">{title}</RadixDialog.Title>
                <p
                  id={progressId}
                  role="status"
                  className="whitespace-nowrap text-ink-muted text-xs leading-4 tabular-nums"
                >
                  {progressText}
                </p>
              </div>
              <button
                type="button"
                onClick={askForHelp}
                className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-1.5 text-ink-muted text-sm transition-colors hover:bg-surface-sunken hover:text-ink"
              >
                <LifeBuoy aria-hidden size={18} />
                {modalCopy.help}
              </button>
              {onClose && (
                <IconButton label={modalCopy.close} onClick={onClose} className="-mr-2">
                  <X aria-hidden size={22} />
                </IconButton>
              )}
            </div>
            <Sunrise {...progress} />
            <progress
              aria-labelledby={progressId}
              aria-valuetext={progressText}
              value={progress.position}
              max={progress.total}
              className={`${progressBar} h-1! rounded-none!`}
            />
          </header>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
