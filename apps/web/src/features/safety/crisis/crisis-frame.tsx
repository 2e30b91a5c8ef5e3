import { X } from 'lucide-react';
import { type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../../ui/button.tsx';
import { crisisCopy as copy } from './crisis-card.copy.ts';

const PANEL =
  'crisis-panel fixed inset-x-0 top-auto bottom-0 flex max-h-[calc(100dvh-var(--safe-top)-0.75rem)] sm:inset-0 sm:max-h-[90dvh]';

const ownEvent = (event: SyntheticEvent): void => event.stopPropagation();

/** Only a modal dialog traps the focus. The mood popup is a dialog that isn't modal; Radix sets no `aria-modal`. */
const MODAL = '[role="dialog"]:not([aria-modal="false"])';

/** Returns the focus to the element that had it, or to a modal dialog that opened meanwhile. */
function returnFocus(opener: Element | null): void {
  const below = [...document.querySelectorAll<HTMLElement>(MODAL)].at(-1);
  const isBack = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
  const target = isBack && (!below || below.contains(opener)) ? opener : (below ?? document.querySelector('main'));
  target?.focus();
}

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  lead: string;
  children: ReactNode;
  footer: ReactNode;
  onClose: () => void;
};

/**
 * The frame of the crisis card. It is a native modal dialog: the browser shows it above every other dialog, also above
 * one that opens later, and makes the rest of the page inert.
 */
export function CrisisFrame({ heading, title, lead, children, footer, onClose }: Props) {
  const card = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = card.current;
    const opener = document.activeElement;
    // The capture phase comes before the handlers of a dialog below this one.
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    dialog?.showModal();
    window.addEventListener('keydown', closeOnEscape, true);
    return () => {
      window.removeEventListener('keydown', closeOnEscape, true);
      // Until it is closed, the elements below it can't take the focus.
      dialog?.close();
      returnFocus(opener);
    };
  }, [onClose]);
  return createPortal(
    <dialog
      ref={card}
      role="alertdialog"
      aria-labelledby="crisis-title"
      aria-describedby="crisis-lead"
      // Radix hides everything outside of a dialog that opens from screen readers, except elements with this attribute.
      aria-live="off"
      onCancel={onClose}
      // A dialog below this one must not treat a tap here as a tap outside of itself, nor block scrolling here.
      onPointerDown={ownEvent}
      onWheel={ownEvent}
      onTouchMove={ownEvent}
      className={PANEL}
      // A modal dialog below this one may have disabled pointer events of the page.
      style={{ pointerEvents: 'auto' }}
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 sm:px-6">
        <h2 ref={heading} id="crisis-title" tabIndex={-1} className="pt-1 pr-10 font-bold text-2xl outline-none">
          {title}
        </h2>
        <p id="crisis-lead" className="mt-2 mb-4">
          {lead}
        </p>
        {children}
      </div>
      <footer className="flex flex-wrap gap-2 border-border border-t p-4 pb-[max(1rem,var(--safe-bottom))] sm:px-6">
        {footer}
      </footer>
      <IconButton
        label={copy.close}
        onClick={onClose}
        className="absolute top-3 right-3 rounded-pill bg-surface-raised"
      >
        <X aria-hidden size={22} />
      </IconButton>
    </dialog>,
    document.body,
  );
}
