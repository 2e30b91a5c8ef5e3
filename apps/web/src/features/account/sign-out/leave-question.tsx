import { type RefObject, useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { leaveCopy as copy } from './leave.copy.ts';

type Props = {
  /** The names of the unsent texts on this device. */
  unsent: readonly string[];
  busy: boolean;
  /** The button that was pressed. It takes the focus again when the dialog closes. */
  opener: RefObject<HTMLElement | null>;
  onStay: () => void;
  onLeave: () => void;
};

/** The dialog shown before unsent data that exists only on this device is deleted. */
export function LeaveQuestion({ unsent, busy, opener, onStay, onLeave }: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (busy || open) return;
    // The button was disabled and so lost the focus. It takes the focus before the dialog opens, because the dialog
    // later returns the focus to the element that had it.
    opener.current?.focus();
    setOpen(true);
  }, [busy, open, opener]);
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      title={copy.title(unsent)}
      description={copy.text}
      confirmLabel={copy.leave}
      cancelLabel={copy.stay}
      onConfirm={onLeave}
      danger
      cancelFirst
      busy={busy}
    />
  );
}
