import { type RefObject, useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { leaveCopy as copy } from './leave.copy.ts';

type Props = {
  busy: boolean;
  /** What was pressed: it gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks before words are wiped that only this device has. */
export function LeaveQuestion({ busy, opener, onStay, onLeave }: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (busy || open) return;
    // Being busy took the focus from the button: it has it again before the dialog looks where it was.
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
