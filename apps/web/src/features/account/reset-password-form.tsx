import { errorText } from '@alento/domain/errors/catalogue';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { isOffline, isRefusal, messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from './form-alert.tsx';
import { loginCopy, resetCopy } from './login.copy.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { hasProblems, newPasswordProblems } from './sign-up.rules.ts';

type Props = { token: string; onSaved: () => void; onAskAgain: () => void };

const LABELS = {
  password: resetCopy.password,
  confirmation: resetCopy.confirmation,
  hint: loginCopy.passwordHint,
};

const failureText = (error: Error): string =>
  isOffline(error) ? resetCopy.unsure : messageOf(error, errorText('RESET_FAILED'));

/** Sets a new password by the token of a mailed link. */
export function ResetPasswordForm({ token, onSaved, onAskAgain }: Props) {
  const [passwords, setPasswords] = useState({ password: '', confirmation: '' });
  const { mutate, isPending, error } = useMutation({
    // The link holds once: a second try would be told that it is spent, when the first one used it.
    mutationFn: () =>
      call('POST /auth/reset-password', { body: { newPassword: passwords.password, token } }, { repeatable: false }),
    onSuccess: onSaved,
  });
  const blocked = hasProblems(newPasswordProblems(passwords));

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!blocked) mutate();
  };

  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-5">
      <NewPasswordFields {...passwords} labels={LABELS} onChange={setPasswords} />
      <Button type="submit" size="lg" busy={isPending} disabled={blocked}>
        {isPending ? resetCopy.saving : resetCopy.save}
      </Button>
      <FormAlert>{error ? failureText(error) : null}</FormAlert>
      {isRefusal(error, 'RESET_TOKEN_INVALID') && (
        <Button variant="secondary" onClick={onAskAgain}>
          {resetCopy.askAgain}
        </Button>
      )}
    </form>
  );
}
