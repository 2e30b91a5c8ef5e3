import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { HelpContacts } from '../../../ui/help-contacts.tsx';
import { plainCardCopy as copy } from './plain-card.copy.ts';

/**
 * Shows only the emergency numbers, without further code, while the card's chunk is loading or if it can't be loaded.
 * It is a native modal dialog, which is above every other dialog, including those that trap the focus.
 */
export function PlainCard({ onClose, isWaiting = false }: { onClose: () => void; isWaiting?: boolean }) {
  const card = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const dialog = card.current;
    // The capture phase comes before the handlers of a dialog below this one.
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    dialog?.showModal();
    // The focus is not on a number, because a key that the person is typing must not start a call.
    title.current?.focus();
    window.addEventListener('keydown', closeOnEscape, true);
    return () => {
      window.removeEventListener('keydown', closeOnEscape, true);
      // The dialog is closed before it is removed from the page, so that the browser returns the focus.
      dialog?.close();
    };
  }, [onClose]);
  return createPortal(
    <dialog
      ref={card}
      role="alertdialog"
      aria-labelledby="crisis-plain"
      onCancel={onClose}
      // A dialog below this one must not treat a tap here as a tap outside of itself.
      onPointerDown={(event) => event.stopPropagation()}
      style={{ animationDelay: isWaiting ? '400ms' : '0ms' }}
      className="pointer-events-auto fixed top-auto bottom-0 left-0 grid w-full max-w-none animate-appear gap-4 rounded-t-sheet bg-surface-raised p-5 pb-(--sheet-bottom) text-ink shadow-raised [animation-fill-mode:backwards] backdrop:bg-scrim backdrop:[animation:inherit] sm:right-(--page-right) sm:bottom-6 sm:left-auto sm:w-md sm:rounded-card"
    >
      <p ref={title} id="crisis-plain" tabIndex={-1} className="font-bold text-xl outline-none">
        {copy.title}
      </p>
      <HelpContacts />
      <Button variant="secondary" onClick={onClose}>
        {copy.goOn}
      </Button>
    </dialog>,
    document.body,
  );
}
