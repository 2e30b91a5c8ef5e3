import { paths } from '@alento/domain/interface/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readOwned, writeOwned } from '../../../lib/session/device/device-store.ts';
import { LOCK, LOCK_FORGOTTEN } from '../../../lib/session/ended/unsent-words.ts';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { forgottenNoticeCopy as copy } from './forgotten-notice.copy.ts';

/** Says once, after the sign-in that followed a forgotten PIN, that the lock is off. */
export function ForgottenNotice({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(
    () => readOwned(userId, LOCK_FORGOTTEN) !== null && readOwned(userId, LOCK) === null,
  );
  const close = (): void => {
    setIsOpen(false);
    void writeOwned(userId, LOCK_FORGOTTEN, null);
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={close}
      title={copy.title}
      description={copy.text}
      confirmLabel={copy.choose}
      cancelLabel={copy.later}
      onConfirm={() => {
        close();
        navigate(paths.discreetMode);
      }}
    />
  );
}
