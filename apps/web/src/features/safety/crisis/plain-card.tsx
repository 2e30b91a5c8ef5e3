import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { HelpContacts } from '../../../ui/help-contacts.tsx';
import { plainCardCopy as copy } from './plain-card.copy.ts';

/**
 * The numbers alone, without any code of their own: where the card is late or can't be fetched. The
 * browser's own modal: over whatever dialog is open, also one that keeps the focus to itself.
 */
export function PlainCard({ onClose, isWaiting = false }: { onClose: () => void; isWaiting?: boolean }) {
  const card = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const dialog = card.current;
    // Before a dialog under it takes the key for itself.
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    dialog?.showModal();
    // Not on a number: what is being typed must not call it.
    title.current?.focus();
    window.addEventListener('keydown', closeOnEscape, true);
    return () => {
      window.removeEventListener('keydown', closeOnEscape, true);
      // While it still stands in the page, closing it gives the focus back.
      dialog?.close();
    };
  }, [onClose]);
  return createPortal(
    <dialog
      ref={card}
      role="alertdialog"
      aria-labelledby="crisis-plain"
      onCancel={onClose}
      // To a dialog under it a tap here is none outside of itself.
      onPointerDown={(event) => event.stopPropagation()}
      style={{ animationDelay: isWaiting ? '400ms' : '0ms' }}
      className="pointer-events-auto fixed top-auto bottom-0 left-0 grid w-full max-w-none animate-appear gap-4 rounded-t-sheet bg-surface-raised p-5 text-ink shadow-raised [animation-fill-mode:backwards] backdrop:bg-scrim backdrop:[animation:inherit] sm:right-6 sm:bottom-6 sm:left-auto sm:w-md sm:rounded-card"
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
