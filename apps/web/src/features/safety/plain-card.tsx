import { createPortal } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { HelpContacts } from '../../ui/help-contacts.tsx';
import { plainCardCopy as copy } from './plain-card.copy.ts';

/** The numbers alone, without any code of their own: where the card is late or can't be fetched. */
export const PlainCard = ({ onClose, isWaiting = false }: { onClose: () => void; isWaiting?: boolean }) =>
  createPortal(
    <div
      role="alertdialog"
      aria-labelledby="crisis-plain"
      style={{ animationDelay: isWaiting ? '400ms' : '0ms' }}
      className="pointer-events-auto fixed inset-x-0 bottom-0 z-60 grid animate-appear gap-4 rounded-t-sheet bg-surface-raised p-5 text-ink shadow-raised [animation-fill-mode:backwards] sm:inset-x-auto sm:right-6 sm:bottom-6 sm:w-md sm:rounded-card"
    >
      <p id="crisis-plain" className="font-bold text-xl">
        {copy.title}
      </p>
      <HelpContacts />
      <Button variant="secondary" onClick={onClose}>
        {copy.goOn}
      </Button>
    </div>,
    document.body,
  );
