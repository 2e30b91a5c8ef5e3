import { type RefObject, useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { leaveCopy as copy } from './leave.copy.ts';

type Props = {
  busy: boolean;
  /** The button that was pressed; it gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks for confirmation before unsent data that exists only on this device is deleted. */
export function LeaveQuestion({ busy, opener, onStay, onLeave }: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (busy || open) return;
    // The disabled button lost the focus. Focus it again before the dialog opens, which later restores the focus.
    opener.current?.focus();
    setOpen(true);
  }, [busy, open, opener]);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(stillOpen) => !stillOpen && onStay()}
      title={copy.title}
      description={copy.text}
      confirmLabel={copy.leave}
      cancelLabel={copy.stay}
      onConfirm={onLeave}
      danger
      busy={busy}
    />
  );
}
