import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { passwordCopy } from '../profile/profile.copy.ts';
import { SettingScreen } from '../profile/setting-screen.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** The change of password. Its form is rendered after its button is pressed. */
export function PasswordItem() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const close = (): void => {
    // The button must be rendered before it can take the focus.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };

  const action = open ? null : (
    <Button ref={opener} variant="secondary" onClick={() => setOpen(true)}>
      {passwordCopy.open}
    </Button>
  );
  return (
    <SettingScreen title={passwordCopy.title} lead={passwordCopy.lead} action={action}>
      {open && (
        <ChangePasswordForm
          onCancel={close}
          onSaved={() => {
            close();
            toast.saved(passwordCopy.saved);
          }}
        />
      )}
    </SettingScreen>
  );
}
